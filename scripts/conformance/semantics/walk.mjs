/** Pages of 100 to read; longer lists are judged by their start. */
const maxPages = 5

export const keyOf = (row) => row.id ?? JSON.stringify(row)

/** Follows `next` from the first page. Returns undefined rows if a page fails. */
export async function walk({ call, request }, caller, probe, query, size) {
  const rows = []
  const pages = []
  let cursor
  do {
    const sized = [...query, ['page_size', size], ...(cursor ? [['cursor', cursor]] : [])]
    const answer = await caller.check(call, probe, request(sized), {
      wants: [200],
      also: ({ json }) => pageFaults(json, size, rows),
    })
    if (answer?.status !== 200 || !Array.isArray(answer.json?.results)) return { rows: undefined }
    pages.push(answer.json)
    rows.push(...answer.json.results)
    cursor = answer.json.next
  } while (typeof cursor === 'string' && pages.length < maxPages)
  return { rows, pages, isWhole: typeof cursor !== 'string' }
}

function pageFaults({ results, next, start }, size, before) {
  const known = new Set(before.map(keyOf))
  const repeated = before.length > 0 ? results.filter((row) => row.id && known.has(row.id)) : []
  return [
    ...(results.length > size ? [`a page of ${size} has ${results.length} rows`] : []),
    ...(next !== null && results.length < size ? [`a page of ${size} has ${results.length} rows and a next page`] : []),
    ...(typeof start === 'number' && start !== before.length ? [`start is ${start} after ${before.length} rows`] : []),
    ...repeated.slice(0, 1).map((row) => `a later page repeats ${keyOf(row)}`),
  ]
}

/** Rows that one reading of a list has and the other doesn't. */
export function differences(rows, expected, name) {
  const [has, wants] = [new Set(rows.map(keyOf)), new Set(expected.map(keyOf))]
  const lost = [...wants].filter((key) => !has.has(key))
  const added = [...has].filter((key) => !wants.has(key))
  return [
    ...(lost.length > 0 ? [`${name} misses ${lost.length} of ${wants.size} rows, such as ${lost[0]}`] : []),
    ...(added.length > 0 ? [`${name} returns ${added.length} rows too many, such as ${added[0]}`] : []),
    ...(rows.length > has.size ? [`${name} returns a row twice`] : []),
  ]
}
