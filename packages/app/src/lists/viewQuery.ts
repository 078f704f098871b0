import { parseSearch, stringifySearch } from '../router/searchCodec'

/** What isn't part of a view: partner and mode, the page, the view's own name, what is open beside the list. */
const open = ['order_id', 'offer', 'application', 'payment', 'new']
const notKept = new Set(['partner_id', 'sandbox_mode', 'cursor', 'view', 'export', ...open])

const kept = (search: object) => Object.entries(search).filter(([name, value]) => !notKept.has(name) && value)

/** The parameters of an address that make up a view, in a fixed order: one view has one text. */
export const viewQuery = (search: object): string =>
  stringifySearch(Object.fromEntries(kept(search).sort(([a], [b]) => (a < b ? -1 : 1)))).slice(1)

/** The address of a view: its parameters in place of those that are there, and its name. */
export function viewSearch({ name, query }: { name: string; query: string }, present: object) {
  const cleared = Object.fromEntries(kept(present).map(([key]) => [key, undefined]))
  const { partner_id: _, sandbox_mode: __, ...own } = parseSearch(query)
  return { ...cleared, cursor: undefined, export: undefined, ...own, view: name || undefined }
}
