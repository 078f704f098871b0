/**
 * Search parameters as plain text and repeated keys (`status=a&status=b`), never JSON, since people read, share and
 * type URLs. One value stays a string, several become a list; the route's schema decides which it accepts.
 */
export function parseSearch(search: string): Record<string, string | string[]> {
  const params: Record<string, string | string[]> = {}
  for (const [key, value] of new URLSearchParams(search)) {
    const before = Object.hasOwn(params, key) ? params[key] : undefined
    const next = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value]
    Object.defineProperty(params, key, { value: next, enumerable: true, configurable: true, writable: true })
  }
  return params
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') params.append(key, String(item))
    }
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
