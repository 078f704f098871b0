import { useMemo, useRef } from 'react'
import { rangeOf, selectionOfPage, setChosen } from './selection'
import { useLatestCallback } from './useLatestCallback'

export interface Selection {
  chosen: ReadonlySet<string>
  page: 'none' | 'some' | 'all'
  choose: (id: string, isChosen: boolean, withShift: boolean) => void
  choosePage: (isChosen: boolean) => void
  clear: () => void
}

/** Selected rows as a list outside and a set inside; undefined if rows can't be selected. */
export function useSelection(
  selection: readonly string[] | undefined,
  onChange: ((selection: string[]) => void) | undefined,
  idsOfPage: readonly string[],
): Selection | undefined {
  const chosen = useMemo(() => new Set(selection), [selection])
  const last = useRef<string>(undefined)
  const choose = useLatestCallback((id: string, isChosen: boolean, withShift: boolean) => {
    const ids = withShift ? rangeOf(idsOfPage, last.current, id) : [id]
    last.current = id
    onChange?.(setChosen(selection ?? [], ids, isChosen))
  })
  const page = useMemo(() => selectionOfPage(idsOfPage, chosen), [idsOfPage, chosen])
  if (!selection || !onChange) return undefined
  return {
    chosen,
    page,
    choose,
    choosePage: (isChosen) => onChange(setChosen(selection, idsOfPage, isChosen)),
    clear: () => onChange([]),
  }
}
