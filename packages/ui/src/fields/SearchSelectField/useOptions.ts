import { useEffect, useState } from 'react'
import { type SelectOption, searchOptions } from '../SelectField/selectOption'

/** The first of many options; the others are found by searching. */
export interface SomeOptions {
  options: readonly SelectOption[]
  hasMore: boolean
}

/** Static options, or a function that loads them: all at once, or the first ones and then those matching a text. */
export type Options = readonly SelectOption[] | ((text: string) => Promise<readonly SelectOption[] | SomeOptions>)

/** Debounce of the search box in ms, as for lists. */
const searchDelayMs = 300

const withMore = (answer: readonly SelectOption[] | SomeOptions): SomeOptions =>
  'hasMore' in answer ? answer : { options: answer, hasMore: false }

interface Found {
  text: string
  options: readonly SelectOption[]
}

/** Options that match the typed text, with a retry if loading fails. */
export function useOptions(options: Options, typed: string) {
  const [fetched, setFetched] = useState<SomeOptions>()
  const [matches, setMatches] = useState<Found>()
  const [isFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)

  const first = typeof options === 'function' ? fetched?.options : options
  const text = typed.trim()
  const query = text !== '' && fetched?.hasMore ? text : ''
  const isFetching = !isFailed && (first === undefined || (query !== '' && matches?.text !== query))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the attempt number triggers a retry.
  useEffect(() => {
    if (typeof options !== 'function' || first !== undefined) return
    return follow(options(''), (answer) => setFetched(withMore(answer)), setFailed)
  }, [options, tries])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the attempt number triggers a retry.
  useEffect(() => {
    if (typeof options !== 'function' || query === '') return
    let leave = () => {}
    const timer = setTimeout(() => {
      leave = follow(
        options(query),
        (answer) => {
          setFailed(false)
          setMatches({ text: query, options: withMore(answer).options })
        },
        setFailed,
      )
    }, searchDelayMs)
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [options, query, tries])

  const known = searchOptions(first ?? [], typed)
  const values = new Set(known.map(({ value }) => value))
  // Server matches may not contain the text in their label.
  const more = query !== '' && matches?.text === query ? matches.options.filter(({ value }) => !values.has(value)) : []
  return {
    options: more.length === 0 ? known : [...known, ...more],
    isFetching,
    isFailed,
    retry: () => {
      setFailed(false)
      setTries(tries + 1)
    },
  }
}

/** Calls back unless the request was superseded. */
function follow<TAnswer>(
  answer: Promise<TAnswer>,
  onAnswer: (answer: TAnswer) => void,
  onFailed: (isFailed: true) => void,
): () => void {
  let isWanted = true
  answer.then(
    (value) => isWanted && onAnswer(value),
    () => isWanted && onFailed(true),
  )
  return () => {
    isWanted = false
  }
}
