/** Fields whose values nobody reads in a log. */
const sensitive =
  /^(ssn|sin|ein|tin|business_number|account_number|secret|api_key|access_token|token|password|custom_headers)$/i

/** A body without what must not lie in a log: of a number its last four, of a secret nothing. */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      !sensitive.test(name) || item === null
        ? redact(item)
        : /secret|key|token|password|headers/i.test(name) || String(item).length < 6
          ? '••••'
          : `••••${String(item).slice(-4)}`,
    ]),
  )
}

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
