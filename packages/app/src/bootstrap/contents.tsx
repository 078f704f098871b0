import type {
  BusinessDetails,
  BusinessMetadataStatus,
  FundedProduct,
  HomeSummary,
  Offer,
  TimelineEvent,
} from '@partner-dashboard/client'
import { Page } from '@partner-dashboard/ui'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Config } from '../config/config'
import { addStyles, type DrawnPage, fillShell } from '../early/shell'
import { HomeHead, HomeParts } from '../home/Home'
import { BusinessView } from '../routes/_frame/businesses/-pieces/detail/BusinessView'
import {
  Balances,
  CurrentOffer,
  OverviewSections,
  RecentActivity,
} from '../routes/_frame/businesses/-pieces/detail/OverviewSections'
import { businessAlerts } from '../views/businessOverview'

// Built on its own (scripts/contents.mjs), and run by the early script.

/** Paths of the pages' style sheets, separated by spaces; set by the build. */
declare const CONTENT_STYLES: Readonly<Record<DrawnPage, string>>

/** Prepares a page's content, and returns what shows its first responses in the shell, unless only the app can show them. */
export function openContents(page: DrawnPage): (responses: readonly Response[]) => Promise<void> {
  const styles = addStyles(CONTENT_STYLES[page])
  // The app loads them again, and handles a failure.
  styles.catch(() => undefined)
  return async (responses) => {
    const content = contents[page](await Promise.all(responses.map((response) => response.json())))
    if (!content) return
    const element = document.createElement('div')
    createRoot(element).render(content)
    await styles
    await fillShell(() => document.querySelector('#shell main')?.replaceChildren(...element.children))
  }
}

const contents: Record<DrawnPage, (responses: readonly unknown[]) => ReactNode> = {
  home: ([_config, home]) => {
    const summary = (home as Partial<Results<HomeSummary>>)?.results?.[0]
    if (!summary) return undefined
    return (
      <Page>
        <HomeHead summary={summary} />
        <HomeParts summary={summary} />
      </Page>
    )
  },

  business(responses) {
    const [config, business, products, metadata, offers, timeline] = responses as BusinessResponses
    // Only the app asks the provider of flags.
    if (config.flag_provider_url) return undefined
    const hasOrders = config.flags?.['pd-show-bnpl-orders'] === true
    const facts = { products: products.results, offers: offers.results, metadata: metadata.results[0] }
    const shared = { businessId: business.id, hasOrders }
    return (
      <BusinessView
        id={business.id}
        business={business}
        partnerName=""
        metadata={facts.metadata}
        hasOrders={hasOrders}
        hasSpendCard={false}
      >
        <OverviewSections
          businessId={business.id}
          alerts={businessAlerts({ ...facts, now: Date.now() })}
          balance={<Balances {...shared} products={facts.products} />}
          offer={<CurrentOffer {...shared} offers={facts.offers} />}
          activity={<RecentActivity {...shared} events={timeline.results} />}
        />
      </BusinessView>
    )
  },
}

interface Results<Result> {
  results: Result[]
}

/** In the order of `firstCallsOf`, after the configuration. */
type BusinessResponses = readonly [
  // As sent, without defaults.
  Partial<Config>,
  BusinessDetails,
  Results<FundedProduct>,
  Results<BusinessMetadataStatus>,
  Results<Offer>,
  Results<TimelineEvent>,
]
