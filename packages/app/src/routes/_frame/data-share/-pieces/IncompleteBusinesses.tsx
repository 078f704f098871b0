import { type IncompleteBusiness, incompleteBusinessList } from '@partner-dashboard/client'
import { NameCell } from '@partner-dashboard/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AddressedList } from '../../../../lists/AddressedList'
import { incompleteBusinesses } from '../../../../lists/dataShare'
import type { ListPageProps } from '../../../../lists/useListPage'
import { AppLink } from '../../../../shell/links'
import { incompleteColumns } from '../../../../views/dataShareColumns'

const idOf = ({ business_id }: IncompleteBusiness) => business_id
const columns = incompleteColumns((row) => (
  <NameCell note={row.external_id}>
    <AppLink to="/businesses/$businessId/capital/business-info" params={{ businessId: row.business_id }} tone="plain">
      {row.name}
    </AppLink>
  </NameCell>
))

export function IncompleteBusinesses({ api, search, onSearchChange }: ListPageProps<typeof incompleteBusinesses>) {
  const rows = useQuery({
    ...incompleteBusinessList(api, incompleteBusinesses.query(search)),
    placeholderData: keepPreviousData,
  })
  return (
    <AddressedList
      label="Businesses with missing data"
      columns={columns}
      getRowId={idOf}
      list={incompleteBusinesses}
      rows={rows}
      search={search}
      onSearchChange={onSearchChange}
      empty={{
        title: 'No missing data',
        description: 'Every business has an owner, a bank account and sales in the last 30 days.',
      }}
      nothingFound="No businesses match these filters"
    />
  )
}
