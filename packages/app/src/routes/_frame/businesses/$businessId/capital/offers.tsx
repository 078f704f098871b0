import { businessOfferList } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { businessOffers } from '../../../../../lists/businesses'
import { useListPage } from '../../../../../lists/useListPage'
import { scopedDeps } from '../../../../../router/scoped'
import { OfferList } from '../../-pieces/detail/OfferList'

export const Route = createFileRoute('/_frame/businesses/$businessId/capital/offers')({
  staticData: { crumb: 'Offers' },
  validateSearch: businessOffers.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, params, deps }) => {
    if (hasScope) void queryClient.prefetchQuery(businessOfferList(api, params.businessId, businessOffers.query(deps)))
  },
  component: function Offers() {
    return <OfferList {...useListPage(Route, { resetScroll: false })} businessId={Route.useParams().businessId} />
  },
})
