import { ApiError } from '@partner-dashboard/client'
import { scrubEvent, scrubSpan } from './scrub'

export type Report = (error: unknown) => void

interface ErrorReporting {
  /** Without a DSN, nothing is loaded or sent. */
  dsn: string | undefined
  environment: string
  /** Percentage of page loads with traces; without them, their code isn't loaded. */
  traces: number
}

/** Non-error rejections and same-URL navigation messages (specification, section 8). */
const ignored = [
  /non-error promise rejection/i,
  /captured as promise rejection/i,
  /redundant navigation/i,
  /navigat\w* to (the )?same (url|location)/i,
]

/** Network errors and 401: reported at level info (specification, section 8). */
export const isExpectedFailure = ({ kind }: ApiError) => kind === 'unauthenticated' || kind === 'offline'

/**
 * Error reporting with Sentry, loaded after the first paint; earlier errors are queued. Removes personal data from
 * reports and search parameters from traces.
 */
export function startErrorReporting({ dsn, environment, traces }: ErrorReporting): Report {
  if (!dsn) return () => undefined
  const waiting: unknown[] = []
  let send: Report = (error) => void waiting.push(error)
  const start = async () => {
    const sentry = await import('./sentry')
    const tracing = traces > 0 ? await import('./sentryTracing') : undefined
    sentry.init({
      dsn,
      environment,
      tracesSampleRate: traces / 100,
      integrations: tracing ? [tracing.browserTracingIntegration()] : [],
      // Collects no user data; texts and URLs are scrubbed below.
      dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
      ignoreErrors: ignored,
      beforeSend: (event, hint) => {
        const cause = hint.originalException
        if (!(cause instanceof ApiError)) return scrubEvent(event)
        const { status, code, requestId } = cause
        return scrubEvent(event, {
          isExpected: isExpectedFailure(cause),
          // The server's log has the details under the request ID.
          refusal: status > 0 ? `${status} ${code} ${requestId ?? ''}` : undefined,
        })
      },
      beforeSendSpan: scrubSpan,
    })
    send = (error) => void sentry.captureException(error)
    for (const error of waiting.splice(0)) send(error)
  }
  // Failing to load error reporting must not cause another error.
  afterFirstPaint(() => void start().catch(() => undefined))
  return (error) => send(error)
}

/** Reports each error message once per page load: a list whose rows all lack a field fails for each of them. */
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
