/**
 * The text of a value that should be one. Answers of a server are shown as they come, so that a number or an object where the contract says text
 * must not take the page down.
 */
export const readable = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
