import type { BusinessRow } from '@partner-dashboard/client'
import { NameCell, Page, PageHead } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { businesses, loanBusinesses } from '../../../../lists/businesses'
import { ListPanel } from '../../../../lists/ListPanel'
import type { ListPageProps } from '../../../../lists/useListPage'
import { AppLink } from '../../../../shell/links'
import { businessColumns, businessName } from '../../../../views/businesses'

interface BusinessesPageProps extends ListPageProps<typeof businesses> {
  /** Shows only businesses with a loan. */
  isOfLoans?: boolean
}

const columns = businessColumns((row) => <BusinessName row={row} />)
const rowId = (row: BusinessRow) => row.id

export function BusinessesPage({ api, search, onSearchChange, isOfLoans = false }: BusinessesPageProps) {
  const list = isOfLoans ? loanBusinesses : businesses
  const title = isOfLoans ? 'Loan businesses' : 'Businesses'
  const rows = useQuery(list.rows(api, search))
  const count = useQuery(list.count(api, search))
  const navigate = useNavigate()

  return (
    <Page>
      <PageHead title={title} description={isOfLoans && 'Businesses with a flex loan or term loan.'} />
      <ListPanel
        label={title}
        columns={columns}
        getRowId={rowId}
        api={api}
        list={list}
        rows={rows}
        count={count}
        search={search}
        onSearchChange={onSearchChange}
        csv={list.csv(search)}
        empty={{
          title: isOfLoans ? 'No loan businesses yet' : 'No businesses yet',
          description: isOfLoans
            ? 'A business appears here after its first flex loan or term loan offer.'
            : 'Upload your businesses to see them here.',
          action: isOfLoans
            ? undefined
            : { label: 'Upload businesses', onPress: () => void navigate({ to: '/data-share/manual-uploads' }) },
        }}
        nothingFound="No businesses match these filters"
      />
    </Page>
  )
}

function BusinessName({ row }: { row: BusinessRow }) {
  return (
    <NameCell note={row.external_id}>
      <AppLink to="/businesses/$businessId/capital/overview" params={{ businessId: row.id }} tone="plain">
        {businessName(row)}
      </AppLink>
    </NameCell>
  )
}
