const shownCharacters = 48

/** Last 48 characters of a path, without splitting a surrogate pair. */
export function formatPathTail(path: string | null | undefined): string {
  const tail = (typeof path === 'string' ? path : '').slice(-shownCharacters)
  return /^[\uDC00-\uDFFF]/.test(tail) ? tail.slice(1) : tail
}
