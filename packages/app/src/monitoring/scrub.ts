/** The part of a report that is looked at; Sentry's event has more. */
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
  /** What was thrown that is no error, whole. */
  extra?: unknown
}

/** The part of a trace's span that is looked at. */
export interface ReportSpan {
  name: string
  attributes: object
}

/** The rest of an address that it stands in is kept. */
export const email = /[^\s@"'<>()/]+(?:@|%40)[^\s@"'<>()/]+\.[^\s@"'<>()/]+/gi
const jwt = /\b[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g
const longNumber = /\b\d(?:[ -]?\d){6,}\b/g
const asked = /(\/[^\s?#"'<>]*)[?#][^\s"'<>]*/g
/** Of the element that was pressed: its label may be anybody's name. */
const attribute = /\[[\w-]+=("|').*?\1\]/g

/**
 * Addresses, tokens and numbers of people and accounts, wherever they stand in a text, and what addresses of pages ask for: searches are names of
 * people and businesses, and how an element is called.
 */
export const scrubText = (text: string): string =>
  text
    .replace(attribute, '')
    .replace(asked, '$1')
    .replace(jwt, '[token]')
    .replace(email, '[email]')
    .replace(longNumber, '[number]')

/** The same in whatever stands in a record; what an address asks for does not stand there at all. */
function scrubbed<T>(value: T): T {
  if (typeof value === 'string') return scrubText(value) as T
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(scrubbed) as T
  const kept = Object.entries(value).filter(([key]) => !/query|fragment/i.test(key))
  return Object.fromEntries(kept.map(([key, inner]) => [key, scrubbed(inner)])) as T
}

/** A span of a trace, which names addresses too. */
export const scrubSpan = <TSpan extends ReportSpan>(span: TSpan): TSpan => ({
  ...span,
  name: scrubText(span.name),
  attributes: scrubbed(span.attributes),
})

/** What is expected to happen: told as information, not as an error (specification, section 8). */
const expected = [/network error/i, /request aborted/i, /\bAbortError\b/, /\b401\b/]

/** Takes personal data out of a report, and turns down what is expected. */
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
        // The server's own words may name anybody.
        value: one.type === 'ApiError' && known.refusal ? known.refusal : one.value && scrubText(one.value),
      })),
    },
    // What a library writes to the console it may have from anywhere.
    breadcrumbs: event.breadcrumbs
      ?.filter(({ category }) => category !== 'console')
      .map((crumb) => ({ ...crumb, ...scrubbed({ message: crumb.message, data: crumb.data }) })),
  }
}
