import { createFileRoute } from '@tanstack/react-router'
import { offers } from '../../../../lists/capital'
import { prefetchList } from '../../../../lists/prefetchList'
import { useListPage } from '../../../../lists/useListPage'
import { scopedDeps } from '../../../../router/scoped'
import { OffersList } from '../-pieces/capital/OffersList'

export const Route = createFileRoute('/_frame/businesses/capital/offers')({
  staticData: { crumb: 'Offers' },
  validateSearch: offers.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context, deps }) => prefetchList(context, offers, deps),
  component: function Offers() {
    return <OffersList {...useListPage(Route)} />
  },
})
