import { forEach } from '../pool.mjs'
import { kindsOf, requestOf } from '../samples.mjs'
import { isLater } from './arithmetic.mjs'
import { checkFilters } from './filters.mjs'
import { checkRows } from './rows.mjs'
import { differences, keyOf, walk } from './walk.mjs'

const largest = 100

/** Judges lists: order, pages, filters, counts, rows and the separation of modes. Requests nothing but reads. */
export async function checkLists(around) {
  const { contract, filter } = around
  const isList = ({ rowFields, parameters, security }) =>
    rowFields && security === 'session' && parameters.some(({ name }) => name === 'cursor')
  const lists = contract.calls.filter((call) => isList(call) && filter(call))
  await forEach(lists, async (call) => {
    const list = await openList(call, around)
    if (!list) return
    await checkFilters(list, around)
    if (list.rows.length === 0) return
    await checkOrder(list, around)
    await checkPages(list, around)
    await checkRows(list, around)
  })
}

/** Reads a list whole, of the object with the most rows if it belongs to one. */
async function openList(call, { contract, caller, finds }) {
  const { follow } = contract
  const kinds = kindsOf(call, follow)
  const objects = kinds.length > 0 ? finds.all(kinds, call.path, call.listedBy).slice(0, 8) : [undefined]
  let best
  for (const object of objects) {
    const idOf = finds.idOf(call.path, object)
    const request = (query) => requestOf(call, follow, idOf, { query })
    const { status, json } = await caller.send(request([]))
    if (status !== 200 || !Array.isArray(json?.results) || best?.count >= json.results.length) continue
    best = { request, count: json.results.length }
    if (best.count > 3) break
  }
  if (!best) return undefined
  const list = { call, request: best.request }
  const { rows, isWhole } = await walk(list, caller, 'the whole list', [], largest)
  return rows ? { ...list, rows, isWhole } : undefined
}

const collator = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true })

/** Text orders differ by collation, so only pairs that every collation orders the other way are wrong. */
function isAfter(first, second) {
  if (typeof first === 'number') return first > second
  if (/^\d{4}-\d\d-\d\d/.test(first)) return isLater(first, second)
  return collator.compare(first, second) > 0 && first.toLowerCase() > second.toLowerCase()
}

/** What contradicts an order like `-created_at`. */
export function orderFault(rows, order) {
  const field = order.replace('-', '')
  const valued = rows.filter((row) => row[field] !== null && row[field] !== undefined)
  for (let index = 1; index < valued.length; index += 1) {
    const pair = [valued[index - 1], valued[index]]
    const [first, second] = (order.startsWith('-') ? pair.reverse() : pair).map((row) => row[field])
    if (isAfter(first, second))
      return [`isn't ordered by ${order}: ${valued[index - 1][field]} comes before ${valued[index][field]}`]
  }
  return []
}

async function checkOrder(list, { contract, caller }) {
  const { call, rows, request } = list
  const sort = call.parameters.find(({ name }) => name === 'sort')
  const sorts = sort ? contract.follow(sort.schema).enum : []
  const usual = call.order ?? contract.follow(sort?.schema ?? {}).default ?? sorts[0]
  if (usual) caller.report(call, 'the order', request([]), orderFault(rows, usual))
  for (const value of sorts) {
    const sized = request([
      ['sort', value],
      ['page_size', largest],
    ])
    const isShort = list.isWhole && rows.length <= largest
    const answer = await caller.check(call, `sort=${value}`, sized, {
      wants: [200],
      also: ({ json }) => [
        ...orderFault(json.results, value),
        ...(isShort ? differences(json.results, rows, `sort=${value}`) : []),
      ],
    })
    if (rows.length < 2 || answer?.status !== 200) continue
    const sorted = answer.json.results.map(keyOf)
    const size = Math.ceil(sorted.length / 3)
    const small = await walk(list, caller, `sort=${value}, pages of ${size}`, [['sort', value]], size)
    if (small.rows && small.rows.slice(0, sorted.length).map(keyOf).join() !== sorted.join())
      caller.report(call, `sort=${value}`, sized, [`sort=${value} has other rows or another order in pages of ${size}`])
  }
}

/** Small pages cover the same rows in the same order, forward and backward. */
async function checkPages(list, { caller }) {
  const { call, rows, request } = list
  if (rows.length < 2) return
  const size = Math.max(1, Math.min(24, Math.ceil(rows.length / 4)))
  const small = await walk(list, caller, `pages of ${size}`, [], size)
  if (!small.rows) return
  const expected = rows.slice(0, small.rows.length)
  const first = request([['page_size', size]])
  const faults = differences(small.rows, small.isWhole && list.isWhole ? rows : expected, `pages of ${size}`)
  if (faults.length === 0 && small.rows.map(keyOf).join() !== expected.map(keyOf).join())
    faults.push(`pages of ${size} have another order than a page of ${largest}`)
  caller.report(call, 'all pages', first, faults)
  let { previous } = small.pages.at(-1)
  const pages = small.pages.slice(0, -1)
  while (typeof previous === 'string' && pages.length > 0) {
    const page = pages.pop()
    const back = request([
      ['page_size', size],
      ['cursor', previous],
    ])
    const answer = await caller.check(call, 'backward', back, {
      wants: [200],
      also: ({ json }) =>
        json.results.map(keyOf).join() === page.results.map(keyOf).join()
          ? []
          : ['previous returns another page than the one before'],
    })
    previous = answer?.json?.previous
  }
}
