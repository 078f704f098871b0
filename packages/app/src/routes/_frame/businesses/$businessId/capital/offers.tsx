import { businessOfferList, type Offer } from '@partner-dashboard/client'
import { NameCell } from '@partner-dashboard/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { AddressedList } from '../../../../../lists/AddressedList'
import { businessOffers } from '../../../../../lists/businesses'
import { panelState, useClosePanel } from '../../../../../lists/panels'
import { type ListPageProps, useListPage } from '../../../../../lists/useListPage'
import { scopedDeps } from '../../../../../router/scoped'
import { AppLink } from '../../../../../shell/links'
import { businessOfferColumns, offerKind } from '../../../../../views/offerTerms'
import { productName } from '../../../../../views/products'
import { RowPanel } from '../../-pieces/capital/RowPanel'
import { OfferTerms } from '../../-pieces/detail/OfferTerms'

export const Route = createFileRoute('/_frame/businesses/$businessId/capital/offers')({
  staticData: { crumb: 'Offers' },
  validateSearch: businessOffers.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, params, deps }) => {
    if (hasScope) void queryClient.prefetchQuery(businessOfferList(api, params.businessId, businessOffers.query(deps)))
  },
  component: function Offers() {
    return <OfferList {...useListPage(Route)} businessId={Route.useParams().businessId} />
  },
})

interface OfferListProps extends ListPageProps<typeof businessOffers> {
  businessId: string
}

const columns = businessOfferColumns((offer) => <OfferName offer={offer} />)
const rowId = (offer: Offer) => offer.id

/** Offers to one business, most recent first. The terms open in a side panel. */
function OfferList({ api, businessId, search, onSearchChange }: OfferListProps) {
  const rows = useQuery({
    ...businessOfferList(api, businessId, businessOffers.query(search)),
    placeholderData: keepPreviousData,
  })
  const onClose = useClosePanel('offer')
  const listed = rows.data?.results?.find(({ id }) => id === search.offer)
  const lookup = useQuery({
    ...businessOfferList(api, businessId, { offer_id: search.offer }),
    enabled: search.offer !== undefined && rows.isSuccess && !listed,
  })
  const open = listed ?? lookup.data?.results?.find(({ id }) => id === search.offer)
  return (
    <>
      <AddressedList
        label="Offers"
        columns={columns}
        getRowId={rowId}
        list={businessOffers}
        rows={rows}
        search={search}
        onSearchChange={(change, options) => onSearchChange({ ...change, offer: undefined }, options)}
        empty={{
          title: 'No offers yet',
          description: 'An offer appears here when the business qualifies based on its shared data.',
        }}
        nothingFound="No offers match these filters"
      />
      <RowPanel
        isOpen={search.offer !== undefined}
        onClose={onClose}
        title={(open && productName(open.product_type ?? null)) || 'Offer'}
        queries={[rows, lookup]}
      >
        {open && <OfferTerms offer={open} />}
      </RowPanel>
    </>
  )
}

function OfferName({ offer }: { offer: Offer }) {
  return (
    <NameCell note={offerKind(offer)}>
      <AppLink to="." search={(old) => ({ ...old, offer: offer.id })} state={panelState} tone="plain">
        {productName(offer.product_type ?? null) || 'Offer'}
      </AppLink>
    </NameCell>
  )
}
