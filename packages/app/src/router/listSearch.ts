import { type DateRangeValue, daysOfRange, readDateRange } from '@partner-dashboard/ui/dates'
import type { ListState } from '@partner-dashboard/ui/table'
import * as v from 'valibot'
import { optionalList, optionalOneOf, optionalText } from './searchFields'

/**
 * What every list keeps in the address: what is found, in which order, which page, which columns. A route adds its own filters, each as
 * `optionalListOf(values)` under its wire name. Whether `sort` is known, the route's list of sorts says.
 */
export const listSearch = <const TSort extends string>(sorts: readonly TSort[]) => ({
  search: optionalText,
  sort: optionalOneOf(sorts),
  range: optionalText,
  from: optionalText,
  to: optionalText,
  cursor: optionalText,
  page_size: optionalOneOf(['50', '100']),
  hide: optionalList,
  order: optionalList,
  widths: optionalList,
})

export interface ListSearch {
  search?: string
  sort?: string
  range?: string
  from?: string
  to?: string
  cursor?: string
  page_size?: '50' | '100'
  hide?: string[]
  order?: string[]
  widths?: string[]
}

const pageSizes = { 50: 50, 100: 100 } as const

/** How many rows the address asks for; nothing is the usual 25. */
export const pageSizeOf = ({ page_size }: Pick<ListSearch, 'page_size'>) => page_size && pageSizes[page_size]

/** In the address a hidden column that is none says that all are shown, where the columns themselves would hide some. */
const noneHidden = '-'

/** The address as the list takes it. */
export function listStateOf(address: ListSearch & object, filterNames: readonly string[]): ListState {
  const search = address as ListSearch & Record<string, unknown>
  const { hide, order, widths } = search
  const filters = filterNames.flatMap((name) => {
    const values = search[name]
    return Array.isArray(values) && values.length > 0 ? [[name, values as string[]] as const] : []
  })
  return {
    search: search.search,
    filters: Object.fromEntries(filters),
    range: rangeOf(search),
    sort: search.sort,
    cursor: search.cursor,
    pageSize: pageSizeOf(search),
    columns:
      hide || order || widths ? { hidden: hide?.filter(isColumn) ?? [], order, widths: widthsOf(widths) } : undefined,
  }
}

/** The list's state as the address of a route holds it: what is not chosen is not there. */
export function listSearchOf<TSearch extends ListSearch>(
  state: ListState,
  filterNames: readonly string[],
): Partial<TSearch> {
  const { columns, range, pageSize } = state
  const isCustom = range?.preset === 'custom'
  const search: ListSearch = {
    search: state.search,
    ...Object.fromEntries(filterNames.map((name) => [name, listOf(state.filters?.[name])])),
    range: range?.preset,
    from: isCustom ? range.from : undefined,
    to: isCustom ? range.to : undefined,
    sort: state.sort,
    cursor: state.cursor,
    page_size: pageSize === 50 ? '50' : pageSize === 100 ? '100' : undefined,
    hide: columns && (listOf(columns.hidden) ?? [noneHidden]),
    order: listOf(columns?.order),
    widths: listOf(Object.entries(columns?.widths ?? {}).map(([id, px]) => `${id}:${Math.round(px)}`)),
  }
  // Sorts and filters are the route's own words, which its schema reads again.
  return search as Partial<TSearch>
}

export const rangeOf = ({ range, from, to }: Pick<ListSearch, 'range' | 'from' | 'to'>): DateRangeValue | undefined =>
  readDateRange(range, from, to)

/** The days that the address means now, as the calls take them. */
export function daysOf(
  search: Pick<ListSearch, 'range' | 'from' | 'to'>,
  now = new Date(),
): { from?: string; to?: string } {
  const value = rangeOf(search)
  if (!value) return {}
  const { start, end } = daysOfRange(value, now)
  return { from: start ?? undefined, to: end ?? undefined }
}

const isColumn = (id: string) => id !== noneHidden

const listOf = (values: readonly string[] | undefined) => (values?.length ? [...values] : undefined)

function widthsOf(widths: readonly string[] | undefined): Record<string, number> | undefined {
  const pairs = widths?.flatMap((text) => {
    const [, id, px] = /^(.+):(\d{2,4})$/.exec(text) ?? []
    return id !== undefined && px !== undefined ? [[id, Number(px)] as const] : []
  })
  return pairs?.length ? Object.fromEntries(pairs) : undefined
}

/** The address's part of a list, for a route's `validateSearch`. */
export const looseListSearch = <const TSort extends string, TFields extends v.ObjectEntries>(
  sorts: readonly TSort[],
  filters: TFields,
) => v.looseObject({ ...listSearch(sorts), ...filters })
