/** Text of a value that should be text. A server response with a number or an object instead must not crash the page. */
export const readable = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
