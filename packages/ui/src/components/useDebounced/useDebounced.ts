import { useEffect, useState } from 'react'

/** Specification, section 9. */
const defaultDelayMs = 1000

/** A value that changes only after it has stood still for a while: what is typed, for whoever asks the server. */
export function useDebounced<Value>(value: Value, delayMs = defaultDelayMs): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
