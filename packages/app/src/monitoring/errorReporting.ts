import { ApiError } from '@partner-dashboard/client'
import { scrubEvent, scrubSpan } from './scrub'

export type Report = (error: unknown) => void

interface ErrorReporting {
  /** Without one nothing is sent, and nothing is fetched. */
  dsn: string | undefined
  environment: string
}

const traceSampleRate = 0.1

/** Rejections that are no errors, and the router's word for going where one is (specification, section 8). */
const ignored = [
  /non-error promise rejection/i,
  /captured as promise rejection/i,
  /redundant navigation/i,
  /navigat\w* to (the )?same (url|location)/i,
]

/** A network error and a 401: reported at level info (specification, section 8). */
export const isExpectedFailure = ({ kind }: ApiError) => kind === 'unauthenticated' || kind === 'offline'

/**
 * Error reporting through Sentry. Its code is fetched after the first paint; what fails before waits for it. Personal data is taken out of every
 * report, and traces carry no address's parameters.
 */
export function startErrorReporting({ dsn, environment }: ErrorReporting): Report {
  if (!dsn) return () => undefined
  const waiting: unknown[] = []
  let send: Report = (error) => void waiting.push(error)
  const start = async () => {
    const sentry = await import('./sentry')
    sentry.init({
      dsn,
      environment,
      tracesSampleRate: traceSampleRate,
      integrations: [sentry.browserTracingIntegration()],
      // Nothing of a person is collected in the first place; what texts and addresses still hold is taken out below.
      dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
      ignoreErrors: ignored,
      beforeSend: (event, hint) => {
        const cause = hint.originalException
        if (!(cause instanceof ApiError)) return scrubEvent(event)
        const { status, code, requestId } = cause
        return scrubEvent(event, {
          isExpected: isExpectedFailure(cause),
          // What else there is to know stands in the server's log under that number.
          refusal: status > 0 ? `${status} ${code} ${requestId ?? ''}` : undefined,
        })
      },
      beforeSendSpan: scrubSpan,
    })
    send = (error) => void sentry.captureException(error)
    for (const error of waiting.splice(0)) send(error)
  }
  // A report that cannot be sent must not become one more thing that fails.
  afterFirstPaint(() => void start().catch(() => undefined))
  return (error) => send(error)
}

/** Reports an error by its message once per page load: a list whose rows all lack a field fails in each of them. */
export function once(report: Report): Report {
  const reported = new Set<string>()
  return (error) => {
    const text = String(error)
    if (reported.has(text)) return
    reported.add(text)
    report(error)
  }
}

function afterFirstPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback, 0))
}
