import { type DateRangeValue, daysOfRange, readDateRange } from '@partner-dashboard/ui/dates'
import type { ListState } from '@partner-dashboard/ui/table'
import { optionalList, optionalOneOf, optionalText } from '../router/searchFields'

/** Search parameters of every list, besides sorting and filters. */
export const listFields = {
  search: optionalText,
  range: optionalText,
  from: optionalText,
  to: optionalText,
  cursor: optionalText,
  page_size: optionalOneOf(['25', '50', '100']),
  hide: optionalList,
  order: optionalList,
  widths: optionalList,
}

/** Search parameters of the tools above a list: open view and running CSV export. */
export const listToolFields = { view: optionalText, export: optionalText, count: optionalOneOf(['all']) }

export type ListSearch = {
  search?: string
  sort?: string
  range?: string
  from?: string
  to?: string
  cursor?: string
  page_size?: '25' | '50' | '100'
  hide?: string[]
  order?: string[]
  widths?: string[]
}

export type ListToolSearch = {
  view?: string
  export?: string
  /** Without it, counting stops at `maxCounted`. */
  count?: 'all'
}

type RangeSearch = Pick<ListSearch, 'range' | 'from' | 'to'>

const pageSizes = { 25: 25, 50: 50, 100: 100 } as const

/** Requested page size; undefined means the list's default. */
export const pageSizeOf = ({ page_size }: Pick<ListSearch, 'page_size'>) => page_size && pageSizes[page_size]

/** Means "no hidden columns" if some are hidden by default. */
const noneHidden = '-'

/** Reads everything except filters from search parameters. */
export function listStateOf(search: ListSearch): ListState {
  const { hide, order, widths } = search
  return {
    search: search.search,
    range: rangeOf(search),
    sort: search.sort,
    cursor: search.cursor,
    pageSize: pageSizeOf(search),
    columns:
      hide || order || widths ? { hidden: hide?.filter(isColumn) ?? [], order, widths: widthsOf(widths) } : undefined,
  }
}

/** Writes everything except filters and range to search parameters, without defaults. */
export function listSearchOf({ search, sort, cursor, pageSize, columns }: ListState): ListSearch {
  return {
    search,
    sort,
    cursor,
    page_size: pageSize === 25 || pageSize === 50 || pageSize === 100 ? `${pageSize}` : undefined,
    hide: columns && (listOf(columns.hidden) ?? [noneHidden]),
    order: listOf(columns?.order),
    widths: listOf(Object.entries(columns?.widths ?? {}).map(([id, px]) => `${id}:${Math.round(px)}`)),
  }
}

export const rangeOf = ({ range, from, to }: RangeSearch): DateRangeValue | undefined => readDateRange(range, from, to)

export function rangeSearchOf(range: DateRangeValue | undefined): RangeSearch {
  const isCustom = range?.preset === 'custom'
  return { range: range?.preset, from: isCustom ? range.from : undefined, to: isCustom ? range.to : undefined }
}

/** First and last day of a range, as in requests. */
export function daysOf(range: DateRangeValue | undefined, now = new Date()): { from?: string; to?: string } {
  if (!range) return {}
  const { start, end } = daysOfRange(range, now)
  return { from: start ?? undefined, to: end ?? undefined }
}

const isColumn = (id: string) => id !== noneHidden

export const listOf = <T>(values: readonly T[] | undefined) => (values?.length ? [...values] : undefined)

function widthsOf(widths: readonly string[] | undefined): Record<string, number> | undefined {
  const pairs = widths?.flatMap((text) => {
    const [, id, px] = /^(.+):(\d{2,4})$/.exec(text) ?? []
    return id !== undefined && px !== undefined ? [[id, Number(px)] as const] : []
  })
  return pairs?.length ? Object.fromEntries(pairs) : undefined
}
