import { parseSearch, stringifySearch } from '../router/searchCodec'

/** Parameters that aren't part of a view: partner and mode, page, view name, exact count, open panels. */
const open = ['order_id', 'offer', 'application', 'payment', 'new']
const notInViews = new Set(['partner_id', 'sandbox_mode', 'cursor', 'view', 'export', 'count', ...open])

const viewEntries = (search: object) => Object.entries(search).filter(([name, value]) => !notInViews.has(name) && value)

/** Parameters of a view in a fixed order, so equal views have equal text. */
export const viewQuery = (search: object): string =>
  stringifySearch(Object.fromEntries(viewEntries(search).sort(([a], [b]) => (a < b ? -1 : 1)))).slice(1)

/** Search parameters of a view: replaces the current ones and adds the name. */
export function viewSearch({ name, query }: { name: string; query: string }, present: object) {
  const cleared = Object.fromEntries(viewEntries(present).map(([key]) => [key, undefined]))
  const { partner_id: _, sandbox_mode: __, ...own } = parseSearch(query)
  return { ...cleared, cursor: undefined, export: undefined, ...own, view: name || undefined }
}
