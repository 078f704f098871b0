import { type Api, type BusinessRow, businessCount, businessList } from '@partner-dashboard/client'
import { EmptyState, NameCell, Page, PageHead } from '@partner-dashboard/ui'
import { ColumnChoice, DataTable, FilterBar, type FilterValue, Pager } from '@partner-dashboard/ui/table'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AppLink } from '../../../../shell/links'
import { businessColumns, businessFilters, businessName } from '../../../../views/businesses'
import { type BusinessesSearch, filterOf, pageSizeWord, queryOf } from './businessesSearch'

interface BusinessesPageProps {
  api: Api
  search: BusinessesSearch
  /** Changes the address. */
  onSearchChange: (change: Partial<BusinessesSearch>, options?: { replace?: boolean }) => void
}

const columns = businessColumns((row) => <BusinessName row={row} />)
const rowId = (row: BusinessRow) => row.id

export function BusinessesPage({ api, search, onSearchChange }: BusinessesPageProps) {
  const list = useQuery({ ...businessList(api, queryOf(search)), placeholderData: keepPreviousData })
  const count = useQuery({ ...businessCount(api, filterOf(search)), placeholderData: keepPreviousData })
  const { previous, next } = list.data ?? {}
  const pageSize = Number(search.page_size ?? 25)
  const columnState = { hidden: search.hide ?? [], order: search.order }
  const filters = Object.fromEntries(businessFilters.map(({ id }) => [id, search[id] ?? []]))
  const isFiltered = search.search !== undefined || Object.values(filters).some((values) => values.length > 0)

  // Another filter, order or page size begins at the first page: the place belongs to the list before.
  const change = (to: Partial<BusinessesSearch>) => onSearchChange({ ...to, cursor: undefined }, { replace: true })
  const clear = () => change({ search: undefined, ...filterSearch({}) })

  return (
    <Page>
      <PageHead title="Businesses" />
      <DataTable
        label="Businesses"
        columns={columns}
        rows={list.data?.results}
        getRowId={rowId}
        pageSize={pageSize}
        isRefetching={list.isPlaceholderData}
        error={list.isError ? list.error : undefined}
        onRetry={() => void list.refetch()}
        sort={search.sort ?? 'name'}
        onSortChange={(sort) => change({ sort: sort as BusinessesSearch['sort'] })}
        columnState={columnState}
        toolbar={
          <FilterBar
            label="Businesses"
            search={search.search ?? ''}
            searchPlaceholder="Name or ID"
            onSearchChange={(text) => change({ search: text || undefined })}
            filters={businessFilters}
            value={filters}
            onChange={(value) => change(filterSearch(value))}
            onClear={clear}
            end={
              <ColumnChoice
                columns={columns}
                state={columnState}
                onChange={({ hidden, order }) =>
                  onSearchChange({ hide: listOf(hidden), order: listOf(order) }, { replace: true })
                }
              />
            }
          />
        }
        empty={
          isFiltered ? (
            <EmptyState
              title="No business matches"
              description="Try fewer filters, or another name."
              action={{ label: 'Clear filters', onPress: clear }}
            />
          ) : (
            <EmptyState
              title="No businesses yet"
              description="A business appears here as soon as its data is shared."
            />
          )
        }
      />
      {list.data && list.data.results.length > 0 && (
        <Pager
          start={list.data.start + 1}
          pageRows={list.data.results.length}
          count={count.data}
          onPrevious={
            previous === null || previous === undefined ? undefined : () => onSearchChange({ cursor: previous })
          }
          onNext={next === null || next === undefined ? undefined : () => onSearchChange({ cursor: next })}
          pageSize={pageSize}
          onPageSizeChange={(size) => change({ page_size: pageSizeWord(size) })}
        />
      )}
    </Page>
  )
}

/** A list as the address holds it: an empty one is not there. */
const listOf = (values: readonly string[] | undefined) => (values?.length ? [...values] : undefined)

/** A filter as the address holds it: what is not chosen is not there. */
function filterSearch(value: FilterValue): Partial<BusinessesSearch> {
  const entries = businessFilters.map(({ id }) => [id, listOf(value[id])])
  return Object.fromEntries(entries)
}

function BusinessName({ row }: { row: BusinessRow }) {
  return (
    <NameCell note={row.external_id}>
      <AppLink to="/businesses/$businessId/capital/applications" params={{ businessId: row.id }} tone="plain">
        {businessName(row)}
      </AppLink>
    </NameCell>
  )
}
