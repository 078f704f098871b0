import type { IncomingHttpHeaders } from 'node:http'

/** Names of sensitive fields, including common synonyms in other systems. */
const sensitive =
  /^(secret|api_?key|access_?token|token|password|custom_headers)$|(^|[_-])(ssn|sin|ein|itin|tin)([_-]|$)|business_?number|account_?(number|no)|tax_?(id|number)|social_?(security|insurance)/i
/** Masked values that are always safe to show. */
const isShown = (name: string) => /_last4$/i.test(name)

export const hidden = '••••'

/** Deeper levels are dropped. */
const maxDepth = 50

/** PostgreSQL can't store NUL characters or lone surrogates. */
const storableText = (text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD')

/**
 * Masks secrets, shortens numbers to their last four digits, and replaces characters that can't be stored. With the names of
 * known fields, it masks all others, whose values could be anything.
 */
export function redact(value: unknown, known?: ReadonlySet<string>, depth = 0): unknown {
  if (typeof value === 'string') return storableText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > maxDepth) return '…'
  if (Array.isArray(value)) return value.map((item) => redact(item, known, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      storableText(name),
      known?.has(name) === false
        ? hidden
        : !sensitive.test(name) || isShown(name) || item === null
          ? redact(item, known, depth + 1)
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
  'api-version',
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

/** A body with the values of the operation's own fields. */
export const loggedBody = (body: unknown, fields: ReadonlySet<string>): unknown =>
  typeof body === 'string' ? hidden : redact(body, fields)

/** A query with the values of the operation's own parameters. */
export const loggedQuery = (query: string, parameters: ReadonlySet<string>): string =>
  query
    .split('&')
    .map((pair) => {
      const [raw = ''] = pair.split('=')
      const [name] = new URLSearchParams(pair).keys()
      const isKept = name === undefined || (parameters.has(name) && !sensitive.test(name))
      return isKept || !pair.includes('=') ? pair : `${raw}=${hidden}`
    })
    .join('&')

/** Masks what can be personal in place of IDs: long numbers, email addresses, names with spaces, tokens. */
export const loggedPath = (path: string): string =>
  path
    .split('/')
    .map((part) =>
      (isWord.test(part) && part.replaceAll(/\D/g, '').length < 7) || isIdentifier.test(part) ? part : hidden,
    )
    .join('/')
const isWord = /^[\w.~-]{0,60}$/
const isIdentifier = /^[a-z_]*_?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const objectId = /\b[a-z_]+_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g

/** Unique IDs of the objects in a request and its response, at most 50 of a list. */
export function relatedIds(...places: unknown[]): string[] {
  const secrets = new Set<string>()
  for (const place of places) {
    const text = typeof place === 'string' ? place : JSON.stringify(place ?? null)
    for (const [id] of text.matchAll(objectId)) {
      if (!id.startsWith('req_')) secrets.add(id)
      if (secrets.size >= 50) return [...secrets]
    }
  }
  return [...secrets]
}
