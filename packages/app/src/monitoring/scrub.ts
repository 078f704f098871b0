/** The scrubbed part of a Sentry event. */
export interface ReportEvent {
  level?: string
  message?: string
  request?: { url?: string; query_string?: unknown; cookies?: unknown; headers?: unknown; data?: unknown }
  user?: unknown
  exception?: { values?: { type?: string; value?: string }[] }
  breadcrumbs?: { category?: string; message?: string; data?: Record<string, unknown> }[]
  transaction?: string
  contexts?: object
  tags?: object
  /** Thrown value that isn't an error. */
  extra?: unknown
}

/** The scrubbed part of a span. */
export interface ReportSpan {
  name: string
  attributes: object
}

/** Keeps the rest of the URL around an email address. */
export const email = /[^\s@"'<>()/]+(?:@|%40)[^\s@"'<>()/]+\.[^\s@"'<>()/]+/gi
const jwt = /\b[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g
const longNumber = /\b\d(?:[ -]?\d){6,}\b/g
const withQuery = /(\/[^\s?#"'<>]*)[?#][^\s"'<>]*/g
/** The label of a pressed element may contain a name. */
const attribute = /\[[\w-]+=("|').*?\1\]/g

/** Removes email addresses, tokens, long numbers, and search parameters and labels that may contain names. */
export const scrubText = (text: string): string =>
  text
    .replace(attribute, '')
    .replace(withQuery, '$1')
    .replace(jwt, '[token]')
    .replace(email, '[email]')
    .replace(longNumber, '[number]')

/** Scrubs all strings in a value. */
function scrubbed<T>(value: T): T {
  if (typeof value === 'string') return scrubText(value) as T
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(scrubbed) as T
  const allowed = Object.entries(value).filter(([key]) => !/query|fragment/i.test(key))
  return Object.fromEntries(allowed.map(([key, inner]) => [key, scrubbed(inner)])) as T
}

/** Scrubs a span, which contains URLs. */
export const scrubSpan = <TSpan extends ReportSpan>(span: TSpan): TSpan => ({
  ...span,
  name: scrubText(span.name),
  attributes: scrubbed(span.attributes),
})

/** Expected errors: reported at level info (specification, section 8). */
const expected = [/network error/i, /request aborted/i, /\bAbortError\b/, /\b401\b/]

/** Removes personal data from a report and downgrades expected errors. */
export function scrubEvent<TEvent extends ReportEvent>(
  event: TEvent,
  known: { isExpected?: boolean; refusal?: string } = {},
): TEvent {
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
    request: request && scrubbed({ url: request.url }),
    transaction: scrubbed(event.transaction),
    contexts: scrubbed(event.contexts),
    tags: scrubbed(event.tags),
    extra: undefined,
    exception: event.exception && {
      ...event.exception,
      values: event.exception.values?.map((one) => ({
        ...one,
        // Server messages may contain names.
        value: one.type === 'ApiError' && known.refusal ? known.refusal : one.value && scrubText(one.value),
      })),
    },
    // Console messages of libraries may contain anything.
    breadcrumbs: event.breadcrumbs
      ?.filter(({ category }) => category !== 'console')
      .map((crumb) => ({ ...crumb, ...scrubbed({ message: crumb.message, data: crumb.data }) })),
  }
}
