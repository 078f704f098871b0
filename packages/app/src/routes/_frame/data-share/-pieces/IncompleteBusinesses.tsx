import { type Api, type IncompleteBusiness, incompleteBusinessList } from '@partner-dashboard/client'
import { NameCell } from '@partner-dashboard/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AddressedList } from '../../../../lists/AddressedList'
import { AppLink } from '../../../../shell/links'
import { lackFilter } from '../../../../views/dataShare'
import { incompleteColumns } from '../../../../views/dataShareColumns'
import { incompleteQueryOf } from './incompleteQuery'
import type { UploadsSearch } from './uploadsSearch'

interface IncompleteBusinessesProps {
  api: Api
  search: UploadsSearch
  onSearchChange: (change: Partial<UploadsSearch>, options?: { replace?: boolean }) => void
}

const filters = [lackFilter]
const idOf = ({ business_id }: IncompleteBusiness) => business_id
const columns = incompleteColumns((row) => (
  <NameCell note={row.external_id}>
    <AppLink to="/businesses/$businessId/capital/business-info" params={{ businessId: row.business_id }} tone="plain">
      {row.name}
    </AppLink>
  </NameCell>
))

/** The businesses of which something is missing, and what. */
export function IncompleteBusinesses({ api, search, onSearchChange }: IncompleteBusinessesProps) {
  const list = useQuery({
    ...incompleteBusinessList(api, incompleteQueryOf(search)),
    placeholderData: keepPreviousData,
  })
  return (
    <AddressedList
      label="Businesses with missing data"
      columns={columns}
      getRowId={idOf}
      list={list}
      search={search}
      onSearchChange={onSearchChange}
      searchPlaceholder="Name or external ID"
      filters={filters}
      empty={{
        title: 'Nothing is missing',
        description: 'Every business has an owner, a bank account and sales of the last 30 days.',
      }}
      nothingFound="No business matches"
    />
  )
}
