import type { Api, CsvExportRequest, ExportKind } from '@partner-dashboard/client'
import type { DateRangeValue } from '@partner-dashboard/ui/dates'
import type { Column, Filter, ListState, SortDirection } from '@partner-dashboard/ui/table'
import { keepPreviousData, type QueryKey } from '@tanstack/react-query'
import * as v from 'valibot'
import { optionalOneOf } from '../router/searchFields'
import {
  type AnyFilter,
  type Changed,
  chipOf,
  type FilterFor,
  type FilterOptions,
  fieldOf,
  paramOf,
  type SearchFor,
  valuesIn,
} from './filter'
import {
  daysOf,
  type ListSearch,
  type ListToolSearch,
  listFields,
  listOf,
  listSearchOf,
  listStateOf,
  listToolFields,
  pageSizeOf,
  rangeOf,
  rangeSearchOf,
} from './listSearch'

type Place = 'sort' | 'cursor' | 'page_size'
type FilterName<TQuery> = Exclude<keyof TQuery, Place | 'search' | 'from' | 'to'> & string

type FilterOf<TQuery> = Omit<TQuery, Place>

type SortField<TQuery> = TQuery extends { sort?: infer TSort extends string }
  ? TSort extends `-${string}`
    ? never
    : TSort
  : never

type CsvKind<TQuery> = [Exclude<FilterName<TQuery>, keyof CsvExportRequest>] extends [never]
  ? ExportKind
  : { missingInCsvExportRequest: Exclude<FilterName<TQuery>, keyof CsvExportRequest> }

interface SearchBox {
  placeholder: string
  maxLength?: number
}

/** Search box of a list without a `search` parameter: uses another parameter, or passes the text to the page. */
type OtherSearchBox<TParam> = SearchBox & ({ param: TParam } | { isSentByPage: true })

interface Range {
  /** Without a label, the page shows the range itself. */
  label?: string
  /** Label while another filter is set. */
  labelWith?: Readonly<Record<string, string>>
  /** Default if the URL has none. */
  preset?: DateRangeValue['preset']
  /** Default: `daysOf`. */
  toRequest?: typeof daysOf
}

/** Rows counted at once. Counting more can take a second, so users request it. */
export const maxCounted = 10_000

type Options = { queryKey: QueryKey }
type RowsOf<TQuery> = (api: Api, query: TQuery) => Options
type CountOf<TQuery> = (api: Api, filter: FilterOf<TQuery>) => Options

type Definition<TQuery, TPage, TText, TFields, TRows, TCount, TPanel> = {
  /** One entry per filter of the contract, in the order of the chips. */
  filters: { readonly [TName in Exclude<FilterName<TQuery>, TPage | TText>]-?: FilterFor<NonNullable<TQuery[TName]>> }
  /** Filters of the contract that the page sets instead of the URL. */
  setByPage?: readonly TPage[]
  /** Additional search parameters of the page. */
  fields?: TFields
  /** Default rows per page of a list below other content; otherwise 25. */
  pageSize?: 10
  rows?: TRows
  count?: TCount
  /** For `ListPanel`: key for saved views and type of the CSV export. */
  panel?: TPanel & { views: string; csv: CsvKind<TQuery> }
} & ('search' extends keyof TQuery ? { search: SearchBox } : { search?: OtherSearchBox<TText> }) &
  ('from' extends keyof TQuery ? { range: Range } : { range?: never }) &
  ('sort' extends keyof TQuery
    ? {
        /** Sort keys of the contract with the direction of the first press. */
        sorts: Readonly<Record<SortField<TQuery>, SortDirection>>
        defaultSort: NonNullable<TQuery['sort']>
      }
    : { sorts?: never; defaultSort?: never })

type SearchOf<TQuery, TPage, TText, TFields, TPanel> = ListSearch &
  ('sort' extends keyof TQuery ? { sort?: TQuery['sort'] } : unknown) & {
    [TName in Exclude<FilterName<TQuery>, TPage | TText>]?: SearchFor<NonNullable<TQuery[TName]>>
  } & { [TName in keyof TFields]?: TFields[TName] extends v.GenericSchema ? v.InferOutput<TFields[TName]> : never } & ([
    TPanel,
  ] extends [never]
    ? unknown
    : ListToolSearch)

/** Filters set by the page, as the last argument of a request. */
type PageArgs<TQuery, TPage extends keyof TQuery> = [TPage] extends [never]
  ? []
  : Partial<TQuery> extends Pick<TQuery, TPage>
    ? [page?: Pick<TQuery, TPage>]
    : [page: Pick<TQuery, TPage>]

/** Part of a list definition used to render it. */
export interface ListAddress<TSearch> {
  readonly searchPlaceholder: string | undefined
  readonly defaultSort: string | undefined
  readonly pageSize: number | undefined
  rangeLabel(search: TSearch): string | undefined
  /** Filter chips; `options` adds known values of open filters. */
  chips(search: TSearch, options?: FilterOptions): Filter[]
  state(search: TSearch): ListState
  /** Selected range, or the default. */
  range(search: TSearch): DateRangeValue | undefined
  /** Search parameters for a new state. */
  change(state: ListState): Partial<TSearch>
  /** Makes columns sortable that have a sort key in the contract. */
  columns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[]
}

export interface List<TQuery, TSearch, TPageArgs extends unknown[], TRows, TCount> extends ListAddress<TSearch> {
  /** Filters as plain data. */
  readonly filters: Readonly<Record<string, AnyFilter>>
  /** For a route's `validateSearch`. */
  readonly schema: v.GenericSchema<TSearch>
  query(search: TSearch, ...page: TPageArgs): TQuery
  /** Request for everything that matches the filters. */
  filter(search: TSearch, ...page: TPageArgs): FilterOf<TQuery>
  rows(api: Api, search: TSearch, ...page: TPageArgs): TRows
  count(api: Api, search: TSearch, ...page: TPageArgs): TCount
  readonly views: string
  csv(search: TSearch, ...page: TPageArgs): CsvExportRequest
  /** Same list limited to some values or with other labels. Its URLs are compatible. */
  variant(changes: Changes<TQuery>): this
}

interface Changes<TQuery> {
  views?: string
  searchPlaceholder?: string
  filters?: { readonly [TName in FilterName<TQuery>]?: Changed<FilterFor<NonNullable<TQuery[TName]>>> }
}

/** Search parameters of a list's route. */
export type SearchIn<TList> = TList extends ListAddress<infer TSearch> ? TSearch : never

interface AnyDefinition {
  filters: Readonly<Record<string, AnyFilter>>
  search?: SearchBox & { param?: string; isSentByPage?: true }
  range?: Range
  sorts?: Readonly<Record<string, SortDirection>>
  defaultSort?: string
  fields?: v.ObjectEntries
  pageSize?: number
  rows?: (api: Api, query: object) => Options
  count?: (api: Api, filter: object) => Options
  panel?: { views: string; csv: ExportKind }
}

type AnySearch = ListSearch & Readonly<Record<string, unknown>>

/**
 * Defines a list, typed by the query of its operation. Its search schema, requests, chips, saved views and CSV exports
 * derive from it. A missing filter, value or sort of the contract is a compile error.
 */
export const defineList =
  <TQuery extends object>() =>
  <
    TPage extends FilterName<TQuery> = never,
    TText extends FilterName<TQuery> = never,
    TFields extends v.ObjectEntries = Record<never, never>,
    TRows extends RowsOf<TQuery> = never,
    TCount extends CountOf<TQuery> = never,
    TPanel extends object = never,
  >(
    definition: Definition<TQuery, TPage, TText, TFields, TRows, TCount, TPanel>,
  ) =>
    // The types above check the definition; below, it's plain data.
    createList(definition as unknown as AnyDefinition) as unknown as List<
      TQuery,
      SearchOf<TQuery, TPage, TText, TFields, TPanel>,
      PageArgs<TQuery, TPage>,
      ReturnType<TRows>,
      ReturnType<TCount>
    >

function createList(definition: AnyDefinition, schema = schemaOf(definition)) {
  const { filters, range, sorts, panel } = definition
  const entries = Object.entries(filters)
  const chosen = (search: AnySearch) => entries.map(([name, filter]) => [name, valuesIn(filter, search[name])] as const)

  const rangeIn = (search: AnySearch): DateRangeValue | undefined =>
    rangeOf(search) ?? (range?.preset && { preset: range.preset })

  const filterOf = (search: AnySearch, page?: object) => ({
    ...textOf(definition, search),
    ...Object.fromEntries(entries.map(([name, filter]) => [name, paramOf(filter, search[name])])),
    ...(range && (range.toRequest ?? daysOf)(rangeIn(search))),
    ...page,
  })
  const queryOf = (search: AnySearch, page?: object) => ({
    ...filterOf(search, page),
    sort: search.sort,
    cursor: search.cursor,
    page_size: pageSizeOf(search) ?? definition.pageSize,
  })

  return {
    filters,
    schema,
    searchPlaceholder: definition.search?.placeholder,
    defaultSort: definition.defaultSort,
    pageSize: definition.pageSize,
    views: panel?.views,
    query: queryOf,
    filter: filterOf,
    rows: (api: Api, search: AnySearch, page?: object) => ({
      ...definition.rows?.(api, queryOf(search, page)),
      placeholderData: keepPreviousData,
    }),
    count: (api: Api, search: AnySearch, page?: object) => ({
      ...definition.count?.(api, { ...filterOf(search, page), ...(search.count !== 'all' && { up_to: maxCounted }) }),
      placeholderData: keepPreviousData,
    }),
    csv: (search: AnySearch, page?: object) => ({ kind: panel?.csv, ...filterOf(search, page), sort: search.sort }),

    range: rangeIn,
    rangeLabel(search: AnySearch) {
      const [, label] = Object.entries(range?.labelWith ?? {}).find(([name]) => search[name]) ?? []
      return label ?? range?.label
    },
    chips: (search: AnySearch, options?: FilterOptions) =>
      entries.flatMap(([name, filter]) => chipOf(name, filter, valuesIn(filter, search[name]), options?.[name])),
    state: (search: AnySearch): ListState => ({
      ...listStateOf(search),
      ...(range?.label === undefined && { range: undefined }),
      filters: Object.fromEntries(chosen(search).filter(([, values]) => values.length > 0)),
    }),
    change: (state: ListState) => ({
      ...listSearchOf(state),
      ...(range?.label !== undefined && rangeSearchOf(state.range)),
      ...Object.fromEntries(
        entries
          .filter(([, { label }]) => label !== undefined)
          .map(([name, { kind }]) => {
            const values = state.filters?.[name]
            return [name, kind === 'text' ? values?.[0] : listOf(values)]
          }),
      ),
    }),
    columns: <Row>(columns: readonly Column<Row>[]) =>
      columns.map((column) =>
        sorts?.[column.id] ? { ...column, sortKey: column.id, sortFirst: sorts[column.id] } : column,
      ),

    variant: ({ views, searchPlaceholder, filters: changes = {} }: Changes<Record<string, string[]>>) =>
      createList(
        {
          ...definition,
          filters: Object.fromEntries(entries.map(([name, filter]) => [name, { ...filter, ...changes[name] }])),
          ...(searchPlaceholder !== undefined && { search: { ...definition.search, placeholder: searchPlaceholder } }),
          ...(panel && views !== undefined && { panel: { ...panel, views } }),
        },
        schema,
      ),
  }
}

function schemaOf({ filters, sorts = {}, fields, panel }: AnyDefinition) {
  const sortNames = Object.keys(sorts).flatMap((name) => [name, `-${name}`])
  return v.looseObject({
    ...listFields,
    sort: optionalOneOf(sortNames),
    ...Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, fieldOf(filter)])),
    ...(panel && listToolFields),
    ...fields,
  })
}

function textOf({ search: box }: AnyDefinition, { search }: ListSearch) {
  if (!box || box.isSentByPage) return {}
  return { [box.param ?? 'search']: search?.trim().slice(0, box.maxLength ?? 200) || undefined }
}
