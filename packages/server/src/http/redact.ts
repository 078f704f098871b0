import type { IncomingHttpHeaders } from 'node:http'

/** Fields whose values nobody reads in a log, also under the names that somebody else gives them. */
const sensitive =
  /^(secret|api_?key|access_?token|token|password|custom_headers)$|(^|[_-])(ssn|sin|ein|itin|tin)([_-]|$)|business_?number|account_?(number|no)|tax_?(id|number)|social_?(security|insurance)/i
/** What is shown of them everywhere. */
const isShown = (name: string) => /_last4$/i.test(name)

const hidden = '••••'

/** Levels of a body that are kept. */
const maxDepth = 50

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
const storableText = (text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD')

/** A body as a log may keep it: secrets masked, numbers cut to their last four, and only text that can be stored. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return storableText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > maxDepth) return '…'
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      storableText(name),
      !sensitive.test(name) || isShown(name) || item === null
        ? redact(item, depth + 1)
        : /secret|key|token|password|headers/i.test(name) || typeof item === 'object' || String(item).length < 6
          ? hidden
          : `${hidden}${storableText(String(item)).slice(-4)}`,
    ]),
  )
}

/** Headers that help debug a request. Any other may carry a credential of the caller's own systems. */
const loggedHeaderNames = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'content-encoding',
  'content-length',
  'content-type',
  'host',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'traceparent',
  'user-agent',
])

export const loggedHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      loggedHeaderNames.has(name) ? [[name, String(value).slice(0, 500)]] : [],
    ),
  )

interface Part {
  in: string
  pointer: string
  code: string
}

/** The parts of a request that a refusal calls unknown. What they hold nobody knows, so it is not kept. */
const unknownIn = (answered: unknown, place: 'body' | 'query'): string[] => {
  const { errors } = (typeof answered === 'object' && answered !== null ? answered : {}) as { errors?: Part[] }
  return (Array.isArray(errors) ? errors : [])
    .filter((part) => part.in === place && part.code === 'additionalProperties')
    .map(({ pointer }) => pointer)
}

/** The body of a call as a log may keep it. */
export function loggedBody(body: unknown, answered: unknown): unknown {
  const kept = redact(body)
  for (const pointer of unknownIn(answered, 'body')) {
    const names = pointer
      .split('/')
      .slice(1)
      .map((name) => storableText(name.replaceAll('~1', '/').replaceAll('~0', '~')))
    const last = names.pop()
    let holder: unknown = kept
    for (const name of names) holder = (holder as Record<string, unknown> | null | undefined)?.[name]
    if (last !== undefined && typeof holder === 'object' && holder !== null && last in holder)
      (holder as Record<string, unknown>)[last] = hidden
  }
  return kept
}

/** The same of its query. */
export function loggedQuery(query: string, answered: unknown): string {
  const unknown = new Set(unknownIn(answered, 'query').map((pointer) => pointer.slice(1)))
  return query
    .split('&')
    .map((pair) => {
      const [raw = ''] = pair.split('=')
      const [name] = new URLSearchParams(pair).keys()
      const isKept = name === undefined || (!unknown.has(name) && !sensitive.test(name))
      return isKept || !pair.includes('=') ? pair : `${raw}=${hidden}`
    })
    .join('&')
}

/** A path without long numbers that stand where an identifier should. */
export const loggedPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (part.replaceAll(/[^\d]/g, '').length < 7 || isIdentifier.test(part) ? part : hidden))
    .join('/')
const isIdentifier = /^[a-z_]*_?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const objectId = /\b[a-z_]+_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g

/** The objects that a call named or answered, without repeats; of a long list the first 50. */
export function relatedIds(...places: unknown[]): string[] {
  const found = new Set<string>()
  for (const place of places) {
    const text = typeof place === 'string' ? place : JSON.stringify(place ?? null)
    for (const [id] of text.matchAll(objectId)) {
      if (!id.startsWith('req_')) found.add(id)
      if (found.size >= 50) return [...found]
    }
  }
  return [...found]
}
