/** Fields whose values nobody reads in a log, also under the names that somebody else gives them. */
const sensitive =
  /^(secret|api_?key|access_?token|token|password|custom_headers)$|(^|[_-])(ssn|sin|ein|itin|tin)([_-]|$)|business_?number|account_?(number|no)|tax_?(id|number)|social_?(security|insurance)/i
/** What is shown of them everywhere. */
const isShown = (name: string) => /_last4$/i.test(name)

const hidden = '••••'

/** A body without what must not lie in a log: of a number its last four, of a secret nothing. */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      !sensitive.test(name) || isShown(name) || item === null
        ? redact(item)
        : /secret|key|token|password|headers/i.test(name) || typeof item === 'object' || String(item).length < 6
          ? hidden
          : `${hidden}${String(item).slice(-4)}`,
    ]),
  )
}

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
      .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
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
