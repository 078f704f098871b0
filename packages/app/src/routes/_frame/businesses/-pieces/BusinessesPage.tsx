import { type Api, type BusinessRow, businessCount, businessList } from '@partner-dashboard/client'
import { NameCell, Page, PageHead } from '@partner-dashboard/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ListPanel } from '../../../../lists/ListPanel'
import { AppLink } from '../../../../shell/links'
import { businessColumns, businessFilters, businessName, loanBusinessFilters } from '../../../../views/businesses'
import { type BusinessesSearch, filterOf, queryOf } from './businessesSearch'

interface BusinessesPageProps {
  api: Api
  search: BusinessesSearch
  /** Changes the address. */
  onSearchChange: (change: object, options?: { replace?: boolean }) => void
  /** The list of the businesses with a loan: what narrows the address to those. */
  loans?: (search: BusinessesSearch) => BusinessesSearch
}

const columns = businessColumns((row) => <BusinessName row={row} />)
const rowId = (row: BusinessRow) => row.id

export function BusinessesPage({ api, search, onSearchChange, loans }: BusinessesPageProps) {
  const asked = loans ? loans(search) : search
  const title = loans ? 'Loan businesses' : 'Businesses'
  const filter = filterOf(asked)
  const list = useQuery({ ...businessList(api, queryOf(asked)), placeholderData: keepPreviousData })
  const count = useQuery({ ...businessCount(api, filter), placeholderData: keepPreviousData })

  return (
    <Page>
      <PageHead title={title} description={loans && 'Businesses whose product is a flex loan or a term loan.'} />
      <ListPanel
        label={title}
        columns={columns}
        getRowId={rowId}
        api={api}
        list={list}
        count={count}
        search={search}
        onSearchChange={onSearchChange}
        viewsOf={loans ? 'loan_businesses' : 'businesses'}
        csv={{ kind: 'businesses', ...filter }}
        defaultSort="name"
        searchPlaceholder="Name or ID"
        filters={loans ? loanBusinessFilters : businessFilters}
        rangeLabel={search.activity ? 'When' : 'Added'}
        empty={{
          title: loans ? 'No business has a loan yet' : 'No businesses yet',
          description: loans
            ? 'A business appears here with its first offer of a flex loan or a term loan.'
            : 'A business appears here as soon as its data is shared.',
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
