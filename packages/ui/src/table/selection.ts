/** How the box above the rows stands. Chosen rows of other pages do not count. */
export function selectionOfPage(ids: readonly string[], chosen: ReadonlySet<string>): 'none' | 'some' | 'all' {
  const count = ids.reduce((total, id) => total + (chosen.has(id) ? 1 : 0), 0)
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}

/** Chooses or clears the given rows and leaves all others, of other pages too, as they are. */
export function setChosen(selection: readonly string[], ids: readonly string[], isChosen: boolean): string[] {
  const result = new Set(selection)
  for (const id of ids) {
    if (isChosen) result.add(id)
    else result.delete(id)
  }
  return [...result]
}

/** The rows from one to another, both included, in the order they stand; what a press with Shift means. */
export function rangeOf(ids: readonly string[], from: string | undefined, to: string): string[] {
  const end = ids.indexOf(to)
  const start = from === undefined ? -1 : ids.indexOf(from)
  if (start < 0 || end < 0) return [to]
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1)
}
