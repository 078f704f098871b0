import {
  feeDiscountList,
  gtmToolkitList,
  marketingIntegrationList,
  offerCsvList,
  revenueShare,
} from '@partner-dashboard/client'
import { Page } from '@partner-dashboard/ui'
import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../router/scoped'
import { CampaignResults } from './-pieces/CampaignResults'
import { CurrentPromotions, currentPromotions } from './-pieces/CurrentPromotions'
import { Integrations } from './-pieces/Integrations'
import { MarketingHead } from './-pieces/MarketingHead'
import { marketingSearch } from './-pieces/marketingSearch'
import { OfferFiles } from './-pieces/OfferFiles'
import { RevenueShare } from './-pieces/RevenueShare'
import { Toolkits } from './-pieces/Toolkits'

export const Route = createFileRoute('/_frame/marketing/')({
  validateSearch: marketingSearch,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, deps: { tab } }) => {
    if (!hasScope) return
    if (tab === undefined) void queryClient.prefetchQuery(feeDiscountList(api, currentPromotions))
    if (tab === 'toolkits') void queryClient.prefetchQuery(gtmToolkitList(api))
    if (tab === 'offer_files') void queryClient.prefetchQuery(offerCsvList(api))
    if (tab === 'integrations') void queryClient.prefetchQuery(marketingIntegrationList(api))
    if (tab === 'revenue_share') void queryClient.prefetchQuery(revenueShare(api))
  },
  component: MarketingPage,
})

function MarketingPage() {
  const { api } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Page>
      <MarketingHead open={search.tab} />
      {search.tab === undefined && (
        <>
          <CurrentPromotions api={api} />
          <CampaignResults api={api} />
        </>
      )}
      {search.tab === 'toolkits' && (
        <Toolkits
          api={api}
          open={search.toolkit ?? 'email'}
          product={search.product}
          onChange={(change) => void navigate({ search: (old) => ({ ...old, ...change }), replace: true })}
        />
      )}
      {search.tab === 'offer_files' && <OfferFiles api={api} />}
      {search.tab === 'integrations' && <Integrations api={api} />}
      {search.tab === 'revenue_share' && <RevenueShare api={api} />}
    </Page>
  )
}
