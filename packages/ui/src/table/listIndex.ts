import type { Column } from './column'
import { parseSort } from './sort'

/** Row indexes in display order; undefined means all rows in their original order. */
export type View = Uint32Array | undefined

export interface ListIndex {
  view: (sort: string | undefined, search: string) => View
  /** Builds the next slice of the search index; returns true when it's complete. */
  prepare: () => boolean
}

const prepareRows = 5_000

/**
 * Sorts and searches rows in the browser. Caches each column's order (descending is the reverse) and one long text of
 * all rows, so searching touches no row.
 */
export function indexList<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): ListIndex {
  const orders = new Map<string, Uint32Array>()
  const haystack = new Haystack(rows, columns)
  let last: { needle: string; matches: Uint32Array } | undefined

  function orderBy(key: string): Uint32Array | undefined {
    const known = orders.get(key)
    if (known) return known
    const read = columns.find((column) => column.sortKey === key || column.id === key)?.sortValue
    if (!read) return undefined
    const order = orderOf(rows.map(read))
    orders.set(key, order.all)
    orders.set(`-${key}`, order.backwards)
    return order.all
  }

  function sorted(sort: string | undefined): View {
    const parsed = parseSort(sort)
    if (!parsed || !orderBy(parsed.key)) return undefined
    return orders.get(parsed.direction === 'descending' ? `-${parsed.key}` : parsed.key)
  }

  return {
    prepare: () => haystack.build(prepareRows),
    view(sort, search) {
      const order = sorted(sort)
      const needle = search.trim().toLocaleLowerCase('en-US').replaceAll('\n', ' ')
      if (needle === '') return order
      if (last?.needle !== needle) last = { needle, matches: haystack.find(needle) }
      return order ? inOrder(last.matches, order) : last.matches
    },
  }
}

function inOrder(matches: Uint32Array, order: Uint32Array): Uint32Array {
  if (matches.length === order.length) return order
  const isMatch = new Uint8Array(order.length)
  for (const row of matches) isMatch[row] = 1
  const view = new Uint32Array(matches.length)
  let length = 0
  for (const row of order) if (isMatch[row] === 1) view[length++] = row
  return view
}

/** Lower-case text of all rows, one line each, with the start of each line. */
class Haystack<Row> {
  private readonly readers: readonly ((row: Row) => unknown)[]
  private readonly starts: Uint32Array
  private parts: string[] = []
  private length = 0
  private built = 0

  constructor(
    private readonly rows: readonly Row[],
    columns: readonly Column<Row>[],
  ) {
    const searched = columns.flatMap((column) => column.searchText ?? [])
    this.readers = searched.length > 0 ? searched : columns.flatMap((column) => column.sortValue ?? [])
    this.starts = new Uint32Array(rows.length + 1)
  }

  build(most = this.rows.length): boolean {
    if (this.built === this.rows.length) {
      // Joins the slices separately, so it doesn't delay the first key.
      if (this.parts.length > 1) this.parts = [this.parts.join('')]
      return true
    }
    const end = Math.min(this.built + most, this.rows.length)
    const lines: string[] = []
    for (let at = this.built; at < end; at++) lines.push(this.lineOf(this.rows[at] as Row))
    let text = lines.join('')
    const lower = text.toLowerCase()
    // Lower-casing the whole text is much faster, unless a letter changes its length (such as the Turkish capital I).
    if (lower.length === text.length) text = lower
    else text = lines.map((line, at) => (lines[at] = line.toLowerCase())).join('')
    for (const line of lines) {
      this.length += line.length
      this.starts[++this.built] = this.length
    }
    this.parts.push(text)
    return this.built === this.rows.length && this.parts.length === 1
  }

  /** Indexes of the rows that contain the text, in order. */
  find(needle: string): Uint32Array {
    if (!this.build()) this.build()
    const text = this.parts[0] ?? ''
    const { starts } = this
    const count = this.rows.length
    const matches = new Uint32Array(count)
    let length = 0
    let row = 0
    let at = text.indexOf(needle)
    while (at >= 0 && row < count) {
      while ((starts[row + 1] as number) <= at) row++
      matches[length++] = row++
      // One match per row is enough, so continue with the next line.
      at = text.indexOf(needle, starts[row])
    }
    return matches.subarray(0, length)
  }

  private lineOf(row: Row): string {
    let line = ''
    for (const read of this.readers) line += `${read(row) ?? ''}\t`
    return `${line.replaceAll('\n', ' ')}\n`
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly the characters that sort the same by code point and by collation.
const isPlain = /^[\x00-\x7f]*$/

/** Empty values are last in both directions; equal values keep their order. */
export function orderOf(values: readonly unknown[]): { all: Uint32Array; backwards: Uint32Array } {
  const isBlank = (value: unknown) => value === undefined || value === null || value === '' || Number.isNaN(value)
  const filled = new Uint32Array(values.length)
  const blank: number[] = []
  let length = 0
  for (let at = 0; at < values.length; at++) {
    if (isBlank(values[at])) blank.push(at)
    else filled[length++] = at
  }
  const some = filled.subarray(0, length)
  some.sort(comparerOf(values, some))
  const all = new Uint32Array(values.length)
  const backwards = new Uint32Array(values.length)
  all.set(some)
  all.set(blank, length)
  backwards.set(some.toReversed())
  backwards.set(blank, length)
  return { all, backwards }
}

function comparerOf(values: readonly unknown[], places: Uint32Array): (one: number, other: number) => number {
  if (places.every((place) => typeof values[place] === 'number')) {
    const numbers = new Float64Array(values.length)
    for (const place of places) numbers[place] = values[place] as number
    return (one, other) => (numbers[one] as number) - (numbers[other] as number) || one - other
  }
  const texts = values.map((value) => String(value ?? '').toLowerCase())
  // Locale comparison is five times slower and gives the same order for plain letters.
  if (isPlain.test(texts.join(''))) {
    return (one, other) => {
      const first = texts[one] as string
      const second = texts[other] as string
      return first < second ? -1 : first > second ? 1 : one - other
    }
  }
  const { compare } = new Intl.Collator('en-US')
  return (one, other) => compare(texts[one] as string, texts[other] as string) || one - other
}
