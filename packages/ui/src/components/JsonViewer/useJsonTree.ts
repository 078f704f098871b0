import { useCallback, useMemo, useState } from 'react'
import {
  collapseAll,
  expandAll,
  findInJson,
  idOf,
  type JsonFolds,
  type JsonLine,
  linesOf,
  noFolds,
  reveal,
  step,
} from './json'

/** State of the tree: expanded branches, active line and search. */
export function useJsonTree(value: unknown) {
  const [folds, setFolds] = useState<JsonFolds>(noFolds)
  const [activeId, setActiveId] = useState('')
  const [typed, setTyped] = useState('')
  const [matchIndex, setMatchIndex] = useState(0)

  const lines = useMemo(() => linesOf(value, folds), [value, folds])
  const matches = useMemo(() => findInJson(value, typed), [value, typed])
  // The active line may be collapsed or its value replaced.
  const active = lines.find(({ id }) => id === activeId) ?? lines[0]

  const showMatch = (found: typeof matches, index: number, text: string) => {
    const path = found[index]
    setMatchIndex(index)
    if (!path) return
    setFolds((now) => reveal(value, now, path, text))
    setActiveId(idOf(path))
  }
  const search = (text: string) => {
    setTyped(text)
    showMatch(findInJson(value, text), 0, text)
  }
  const showNext = (by: 1 | -1) => {
    if (matches.length > 0) showMatch(matches, (matchIndex + by + matches.length) % matches.length, typed)
  }

  const setExpanded = useCallback((ids: readonly string[], isExpanded: boolean) => {
    setFolds((now) => {
      const next = new Map(now.isExpanded)
      for (const id of ids) next.set(id, isExpanded)
      return { ...now, isExpanded: next }
    })
  }, [])

  /** Toggles a branch, or shows more of a long list. */
  const press = useCallback(
    (line: JsonLine) => {
      setActiveId(line.id)
      if (line.kind === 'more') {
        const id = idOf(line.path)
        setFolds((now) => ({ ...now, limit: new Map(now.limit).set(id, (now.limit.get(id) ?? step) + step) }))
        // The first of the new lines becomes active.
        const child = Array.isArray(line.value)
          ? line.position - 1
          : Object.keys(line.value as object)[line.position - 1]
        if (child !== undefined) setActiveId(idOf([...line.path, child]))
      } else if (line.isExpandable) {
        setExpanded([line.id], !line.isExpanded)
      }
    },
    [setExpanded],
  )

  return {
    lines,
    active,
    setActiveId,
    setExpanded,
    press,
    typed,
    search,
    showNext,
    matchIndex: Math.min(matchIndex, Math.max(matches.length - 1, 0)),
    matchCount: matches.length,
    expandAll: () => setFolds(expandAll(value)),
    collapseAll: () => setFolds(collapseAll(value)),
  }
}

export type JsonTree = ReturnType<typeof useJsonTree>
