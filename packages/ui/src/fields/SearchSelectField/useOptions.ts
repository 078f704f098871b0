import { useEffect, useState } from 'react'
import type { SelectOption } from '../SelectField/selectOption'

/** Options that stand there, or the way to fetch them. */
export type Options = readonly SelectOption[] | (() => Promise<readonly SelectOption[]>)

/** The options once they have come; a list that did not come can be asked for again. */
export function useOptions(options: Options) {
  const [fetched, setFetched] = useState<readonly SelectOption[]>()
  const [isFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is asked for by its number
  useEffect(() => {
    if (typeof options !== 'function') return
    let isWanted = true
    options().then(
      (list) => isWanted && setFetched(list),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [options, tries])

  return {
    options: typeof options === 'function' ? fetched : options,
    isFailed,
    retry: () => {
      setFailed(false)
      setTries(tries + 1)
    },
  }
}
