/**
 * Made when it is first asked for, and kept. The first formatter of a page takes 10 ms, in which the browser loads its tables of languages:
 * none is made before something needs it.
 */
export function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
