const shownCharacters = 48

/** The last 48 characters of a path, less the half of a surrogate pair that would be cut. */
export function formatPathTail(path: string | null | undefined): string {
  const tail = (typeof path === 'string' ? path : '').slice(-shownCharacters)
  return /^[\uDC00-\uDFFF]/.test(tail) ? tail.slice(1) : tail
}
