/** State of the header checkbox; rows of other pages don't count. */
export function selectionOfPage(ids: readonly string[], chosen: ReadonlySet<string>): 'none' | 'some' | 'all' {
  const count = ids.reduce((total, id) => total + (chosen.has(id) ? 1 : 0), 0)
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}

/** Selects or clears rows and keeps all others, including those of other pages. */
export function setChosen(selection: readonly string[], ids: readonly string[], isChosen: boolean): string[] {
  const result = new Set(selection)
  for (const id of ids) {
    if (isChosen) result.add(id)
    else result.delete(id)
  }
  return [...result]
}

/** Rows between two rows, inclusive, in display order (Shift-click). */
export function rangeOf(ids: readonly string[], from: string | undefined, to: string): string[] {
  const end = ids.indexOf(to)
  const start = from === undefined ? -1 : ids.indexOf(from)
  if (start < 0 || end < 0) return [to]
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1)
}
