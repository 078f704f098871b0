import { type Api, type OfferRow, offerCount, offerList } from '@partner-dashboard/client'
import { NameCell } from '@partner-dashboard/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ListPanel } from '../../../../../lists/ListPanel'
import { AppLink } from '../../../../../shell/links'
import { withCapitalFilters } from '../../../../../views/capitalFilters'
import { offerColumns, offerFilters } from '../../../../../views/offers'
import { offerFilterOf, offerQueryOf } from './offersQueries'
import type { OffersSearch } from './offersSearch'

interface OffersListProps {
  api: Api
  search: OffersSearch
  onSearchChange: (change: object, options?: { replace?: boolean }) => void
}

const columns = offerColumns((row) => (
  <NameCell note={row.external_id}>
    <AppLink to="/businesses/$businessId/capital/offers" params={{ businessId: row.business_id }} tone="plain">
      {row.business_name || '(Not available)'}
    </AppLink>
  </NameCell>
))
const rowId = (row: OfferRow) => row.id

export function OffersList({ api, search, onSearchChange }: OffersListProps) {
  const filter = offerFilterOf(search)
  const list = useQuery({ ...offerList(api, offerQueryOf(search)), placeholderData: keepPreviousData })
  const count = useQuery({ ...offerCount(api, filter), placeholderData: keepPreviousData })
  return (
    <ListPanel
      label="Offers"
      columns={columns}
      getRowId={rowId}
      api={api}
      list={list}
      count={count}
      search={search}
      onSearchChange={onSearchChange}
      viewsOf="offers"
      csv={{ kind: 'offers', ...filter }}
      defaultSort="-starts_at"
      searchPlaceholder="Business or ID"
      filters={withCapitalFilters(offerFilters, search)}
      rangeLabel="Open from"
      empty={{ title: 'No offers yet', description: 'A business gets an offer once its sales are shared.' }}
      nothingFound="No offer matches"
    />
  )
}
