import type { Api } from '@partner-dashboard/client'
import { Page } from '@partner-dashboard/ui'
import { CampaignResults } from './CampaignResults'
import { CurrentPromotions } from './CurrentPromotions'
import { Integrations } from './Integrations'
import { MarketingHead } from './MarketingHead'
import type { MarketingSearch } from './marketingSearch'
import { OfferFiles } from './OfferFiles'
import { OfferResults } from './OfferResults'
import { RevenueShare } from './RevenueShare'
import { Toolkits } from './Toolkits'

interface MarketingPageProps {
  api: Api
  search: MarketingSearch
  /** Changes the address. */
  onSearchChange: (change: Partial<MarketingSearch>) => void
}

export function MarketingPage({ api, search, onSearchChange }: MarketingPageProps) {
  return (
    <Page>
      <MarketingHead open={search.tab} />
      {search.tab === undefined && (
        <>
          <CurrentPromotions api={api} />
          <CampaignResults api={api} />
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
