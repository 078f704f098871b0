/** The part of a report that is looked at; Sentry's event has more. */
export interface ReportEvent {
  level?: string
  message?: string
  request?: { url?: string; query_string?: unknown; cookies?: unknown; headers?: unknown; data?: unknown }
  user?: unknown
  exception?: { values?: { type?: string; value?: string }[] }
  breadcrumbs?: { message?: string; data?: Record<string, unknown> }[]
}

const email = /[^\s@"'<>()]+@[^\s@"'<>()]+\.[^\s@"'<>()]+/g
const jwt = /\b[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g
const longNumber = /\b\d(?:[ -]?\d){6,}\b/g

/** Addresses, tokens and numbers of people and accounts, wherever they stand in a text. */
export const scrubText = (text: string): string =>
  text.replace(jwt, '[token]').replace(email, '[email]').replace(longNumber, '[number]')

/** An address without what it asks for: searches are names of people and businesses. */
export function scrubUrl(url: string): string {
  const end = url.search(/[?#]/)
  return scrubText(end === -1 ? url : url.slice(0, end))
}

/** What is expected to happen: told as information, not as an error (specification, section 8). */
const expected = [/network error/i, /request aborted/i, /\bAbortError\b/, /\b401\b/]

/** Takes personal data out of a report, and turns down what is expected. */
export function scrubEvent<TEvent extends ReportEvent>(event: TEvent, known: { isExpected?: boolean } = {}): TEvent {
  const texts = [
    event.message,
    ...(event.exception?.values ?? []).map(({ type, value }) => `${type ?? ''} ${value ?? ''}`),
  ]
  const isExpected =
    known.isExpected === true ||
    texts.some((text) => text !== undefined && expected.some((pattern) => pattern.test(text)))
  const { request } = event
  return {
    ...event,
    ...(isExpected ? { level: 'info' } : {}),
    user: undefined,
    message: event.message === undefined ? undefined : scrubText(event.message),
    request: request && { url: request.url === undefined ? undefined : scrubUrl(request.url) },
    exception: event.exception && {
      ...event.exception,
      values: event.exception.values?.map((one) => ({
        ...one,
        value: one.value === undefined ? undefined : scrubText(one.value),
      })),
    },
    breadcrumbs: event.breadcrumbs?.map((crumb) => ({
      ...crumb,
      message: crumb.message === undefined ? undefined : scrubText(crumb.message),
      data: crumb.data && scrubData(crumb.data),
    })),
  }
}

const scrubData = (data: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      typeof value !== 'string' ? value : ['url', 'to', 'from'].includes(key) ? scrubUrl(value) : scrubText(value),
    ]),
  )
