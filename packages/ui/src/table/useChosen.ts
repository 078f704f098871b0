import { useState } from 'react'
import { useLatestCallback } from './useLatestCallback'

interface Ahead {
  /** Value when the choice was made. */
  of: string
  chosen: string[]
  isReported: boolean
}

/** Shows a choice immediately and reports it after the next paint, because the list takes longer to update. */
export function useChosen(chosen: readonly string[], onChange: (chosen: string[]) => void) {
  const [ahead, setAhead] = useState<Ahead>()
  const report = useLatestCallback(onChange)
  const key = chosen.join()
  if (ahead?.isReported && ahead.of !== key) setAhead(undefined)
  const choose = (next: string[]) => {
    setAhead({ of: key, chosen: next, isReported: false })
    const tell = () => {
      report(next)
      // An earlier report doesn't end a later choice.
      setAhead((now) => (now?.chosen === next ? { ...now, isReported: true } : now))
    }
    requestAnimationFrame(() => setTimeout(tell))
  }
  return [ahead?.chosen ?? chosen, choose] as const
}
