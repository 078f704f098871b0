import {
  feeDiscountList,
  gtmToolkitList,
  marketingIntegrationList,
  offerCsvList,
  revenueShare,
} from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { useListPage } from '../../../lists/useListPage'
import { scopedDeps } from '../../../router/scoped'
import { MarketingPage } from './-pieces/MarketingPage'
import { begunPromotions, currentPromotions, marketingSearch } from './-pieces/marketingSearch'

export const Route = createFileRoute('/_frame/marketing/')({
  validateSearch: marketingSearch,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, deps: { tab } }) => {
    if (!hasScope) return
    if (tab === undefined) {
      void queryClient.prefetchQuery(feeDiscountList(api, currentPromotions))
      void queryClient.prefetchQuery(feeDiscountList(api, begunPromotions))
    }
    if (tab === 'toolkits') void queryClient.prefetchQuery(gtmToolkitList(api))
    if (tab === 'offer_files') void queryClient.prefetchQuery(offerCsvList(api))
    if (tab === 'integrations') void queryClient.prefetchQuery(marketingIntegrationList(api))
    if (tab === 'revenue_share') void queryClient.prefetchQuery(revenueShare(api))
  },
  component: function Marketing() {
    return <MarketingPage {...useListPage(Route, { replace: true })} />
  },
})
