import type { Api, Offer } from '@partner-dashboard/client'
import * as v from 'valibot'
import { readStored, storedList, storedText } from '../../../../views/stored'

export interface EarlierRun {
  offer_id: string
  business_id: string
  product_type: string
  amount: number
  currency: string
  started_at: string
}

const keyOf = ({ userId, scope }: Api) => `partner-dashboard.playground-runs.${userId}.${scope.partnerId}`

const runs = storedList(
  v.object({
    offer_id: storedText,
    business_id: storedText,
    product_type: storedText,
    amount: v.number(),
    currency: storedText,
    started_at: storedText,
  }),
)

const maxRuns = 10

/** Most recent first. */
export const earlierRuns = (api: Api): EarlierRun[] => readStored(() => localStorage, keyOf(api), runs) ?? []

export function rememberRun(api: Api, offer: Offer, now = new Date()): void {
  const run: EarlierRun = {
    offer_id: offer.id,
    business_id: offer.business_id,
    product_type: offer.product_type,
    amount: offer.max_amount,
    currency: offer.currency,
    started_at: now.toISOString(),
  }
  try {
    localStorage.setItem(keyOf(api), JSON.stringify([run, ...earlierRuns(api)].slice(0, maxRuns)))
  } catch {
    // Storage is blocked or full: the run isn't listed.
  }
}
