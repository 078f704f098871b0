import { type Api, type BusinessRow, businessCount, businessList } from '@partner-dashboard/client'
import { NameCell, Page, PageHead } from '@partner-dashboard/ui'
import { ListView } from '@partner-dashboard/ui/table'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listSearchOf, listStateOf } from '../../../../router/listSearch'
import { AppLink } from '../../../../shell/links'
import { businessColumns, businessFilters, businessName } from '../../../../views/businesses'
import { type BusinessesSearch, filterOf, queryOf } from './businessesSearch'

interface BusinessesPageProps {
  api: Api
  search: BusinessesSearch
  /** Changes the address. */
  onSearchChange: (change: Partial<BusinessesSearch>, options?: { replace?: boolean }) => void
}

const columns = businessColumns((row) => <BusinessName row={row} />)
const filterNames = businessFilters.map(({ id }) => id)
const rowId = (row: BusinessRow) => row.id

export function BusinessesPage({ api, search, onSearchChange }: BusinessesPageProps) {
  const list = useQuery({ ...businessList(api, queryOf(search)), placeholderData: keepPreviousData })
  const count = useQuery({ ...businessCount(api, filterOf(search)), placeholderData: keepPreviousData })

  return (
    <Page>
      <PageHead title="Businesses" />
      <ListView
        label="Businesses"
        columns={columns}
        getRowId={rowId}
        page={list.data}
        count={count.data}
        isRefetching={list.isPlaceholderData}
        error={list.isError ? list.error : undefined}
        onRetry={() => void list.refetch()}
        state={listStateOf(search, filterNames)}
        onStateChange={(state, options) => onSearchChange(listSearchOf(state, filterNames), options)}
        defaultSort="name"
        searchPlaceholder="Name or ID"
        filters={businessFilters}
        empty={{
          title: 'No businesses yet',
          description: 'A business appears here as soon as its data is shared.',
        }}
        nothingFound="No business matches"
      />
    </Page>
  )
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
