import { useEffect, useState } from 'react'

/** Specification, section 9. */
const defaultDelayMs = 1000

/** Returns the value after it hasn't changed for `delayMs`. */
export function useDebounced<Value>(value: Value, delayMs = defaultDelayMs): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
