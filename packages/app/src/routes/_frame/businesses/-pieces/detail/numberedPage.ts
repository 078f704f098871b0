/** As many rows as a page of a list has. */
const size = 25

/** One page of rows that came all at once; the address says which, from 1. One that is none is the first, or the last. */
export function numberedPage<Row>(rows: readonly Row[], page: string | undefined) {
  const last = Math.max(1, Math.ceil(rows.length / size))
  const asked = /^\d{1,4}$/.test(page ?? '') ? Number(page) : 1
  const number = Math.min(Math.max(1, asked), last)
  const before = (number - 1) * size
  return {
    rows: rows.slice(before, before + size),
    /** The number of the first row shown, from 1. */
    start: before + 1,
    previous: number > 1 ? String(number - 1) : undefined,
    next: number < last ? String(number + 1) : undefined,
  }
}
