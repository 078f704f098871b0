import type { SortDirection } from './column'

/** Parses a sort key of the API; a leading minus means descending. */
export function parseSort(sort: string | undefined): { key: string; direction: SortDirection } | undefined {
  if (!sort || sort === '-') return undefined
  return sort.startsWith('-') ? { key: sort.slice(1), direction: 'descending' } : { key: sort, direction: 'ascending' }
}

export const toSort = (key: string, direction: SortDirection): string => (direction === 'descending' ? `-${key}` : key)

export function directionOf(sort: string | undefined, key: string | undefined): SortDirection | undefined {
  const parsed = parseSort(sort)
  return parsed && parsed.key === key ? parsed.direction : undefined
}

const opposite = { ascending: 'descending', descending: 'ascending' } as const

/** A press on a header: first direction, the other one, then the default order. */
export function toggleSort(
  current: string | undefined,
  key: string,
  first: SortDirection = 'ascending',
): string | undefined {
  const direction = directionOf(current, key)
  if (!direction) return toSort(key, first)
  return direction === first ? toSort(key, opposite[first]) : undefined
}
