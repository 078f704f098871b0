import { type Api, type BusinessRow, businessCount, businessList } from '@partner-dashboard/client'
import { NameCell, Page, PageHead } from '@partner-dashboard/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ListPanel } from '../../../../lists/ListPanel'
import { AppLink } from '../../../../shell/links'
import { businessColumns, businessFilters, businessName } from '../../../../views/businesses'
import { type BusinessesSearch, filterOf, queryOf } from './businessesSearch'

interface BusinessesPageProps {
  api: Api
  search: BusinessesSearch
  /** Changes the address. */
  onSearchChange: (change: object, options?: { replace?: boolean }) => void
}

const columns = businessColumns((row) => <BusinessName row={row} />)
const rowId = (row: BusinessRow) => row.id

export function BusinessesPage({ api, search, onSearchChange }: BusinessesPageProps) {
  const filter = filterOf(search)
  const list = useQuery({ ...businessList(api, queryOf(search)), placeholderData: keepPreviousData })
  const count = useQuery({ ...businessCount(api, filter), placeholderData: keepPreviousData })

  return (
    <Page>
      <PageHead title="Businesses" />
      <ListPanel
        label="Businesses"
        columns={columns}
        getRowId={rowId}
        api={api}
        list={list}
        count={count}
        search={search}
        onSearchChange={onSearchChange}
        viewsOf="businesses"
        csv={{ kind: 'businesses', ...filter }}
        defaultSort="name"
        searchPlaceholder="Name or ID"
        filters={businessFilters}
        rangeLabel={search.activity ? 'When' : 'Added'}
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
