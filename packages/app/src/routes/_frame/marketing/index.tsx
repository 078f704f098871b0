import {
  type Api,
  feeDiscountList,
  gtmToolkitList,
  marketingIntegrationList,
  offerCsvList,
  revenueShare,
} from '@partner-dashboard/client'
import { Page } from '@partner-dashboard/ui'
import { createFileRoute } from '@tanstack/react-router'
import { useListPage } from '../../../lists/useListPage'
import { scopedDeps } from '../../../router/scoped'
import { CurrentPromotions } from './-pieces/CurrentPromotions'
import { Integrations } from './-pieces/Integrations'
import { MarketingHead } from './-pieces/MarketingHead'
import { currentPromotions, type MarketingSearch, marketingSearch, startedPromotions } from './-pieces/marketingSearch'
import { OfferFiles } from './-pieces/OfferFiles'
import { OfferResults } from './-pieces/OfferResults'
import { PromotionResults } from './-pieces/PromotionResults'
import { RevenueShare } from './-pieces/RevenueShare'
import { Toolkits } from './-pieces/Toolkits'

export const Route = createFileRoute('/_frame/marketing/')({
  validateSearch: marketingSearch,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, deps: { tab } }) => {
    if (!hasScope) return
    if (tab === undefined) {
      void queryClient.prefetchQuery(feeDiscountList(api, currentPromotions))
      void queryClient.prefetchQuery(feeDiscountList(api, startedPromotions))
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

interface MarketingPageProps {
  api: Api
  search: MarketingSearch
  onSearchChange: (change: Partial<MarketingSearch>) => void
}

function MarketingPage({ api, search, onSearchChange }: MarketingPageProps) {
  return (
    <Page>
      <MarketingHead open={search.tab} />
      {search.tab === undefined && (
        <>
          <CurrentPromotions api={api} />
          <PromotionResults api={api} />
          <OfferResults api={api} />
        </>
      )}
      {search.tab === 'toolkits' && (
        <Toolkits api={api} open={search.toolkit ?? 'email'} product={search.product} onChange={onSearchChange} />
      )}
      {search.tab === 'offer_files' && <OfferFiles api={api} />}
      {search.tab === 'integrations' && <Integrations api={api} />}
      {search.tab === 'revenue_share' && <RevenueShare api={api} />}
    </Page>
  )
}
