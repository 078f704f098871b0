/** Creates a value on first use. The first `Intl` formatter takes 10 ms to load the browser's locale data. */
export function once<T>(make: () => T): () => T {
  let value: T | undefined
  return () => {
    value ??= make()
    return value
  }
}
