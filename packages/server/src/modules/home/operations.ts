import type { components } from '@partner-dashboard/contract'
import type { Operations } from '../../contract/operation'
import type { Queryable } from '../../database/sql'
import type { PartnerScope } from '../../http/scope'
import { money } from '../businesses/wire'
import { partnerStore } from '../partners/store'
import { homeStore, type Period, type Sums } from './store'

type Schemas = components['schemas']

const day = 86_400_000
const days = 30
/** Today included. What failed longer ago has been seen or does not matter any more. */
const attentionDays = 7

/** The last 30 days, today included, and the 30 before. */
export function periodsAt(now: Date): { current: Period; previous: Period; firstDay: string; lastDay: string } {
  const end = Date.parse(`${now.toISOString().slice(0, 10)}T00:00:00Z`) + day
  const time = (at: number) => new Date(at).toISOString()
  return {
    current: { from: time(end - days * day), to: time(end) },
    previous: { from: time(end - 2 * days * day), to: time(end - days * day) },
    firstDay: time(end - days * day).slice(0, 10),
    lastDay: time(end - day).slice(0, 10),
  }
}

async function summaryOf(db: Queryable, partner: PartnerScope, now: Date): Promise<Schemas['HomeSummary']> {
  const store = homeStore(db, partner)
  const { current, previous, firstDay, lastDay } = periodsAt(now)
  const since = new Date(Date.parse(`${lastDay}T00:00:00Z`) - (attentionDays - 1) * day).toISOString()
  const [counts, before, sums, sumsBefore, funnel, attention] = await Promise.all([
    store.counts(current),
    store.counts(previous),
    store.sums(current),
    store.sums(previous),
    store.funnel(current),
    store.attention(since),
  ])
  const figures = (key: keyof Omit<Sums, 'currency'>) =>
    sums.map((row) => ({
      currency: row.currency,
      amount: money(row[key]),
      previous_amount: money(sumsBefore.find(({ currency }) => currency === row.currency)?.[key] ?? 0),
    }))
  return {
    partner_id: partner.partnerId,
    data_as_of: now.toISOString(),
    from: firstDay,
    to: lastDay,
    attention: (Object.entries(attention) as [Schemas['AttentionItem']['type'], number][])
      .filter(([, count]) => count > 0)
      // A business is waited for however long it takes; all else is about the last days.
      .map(([type, count]) => ({ type, count, from: type === 'applications_waiting' ? null : since.slice(0, 10) })),
    businesses_with_offer: { count: counts.businesses_with_offer, previous_count: before.businesses_with_offer },
    applications: { count: counts.applications, previous_count: before.applications },
    funded_amount: figures('funded'),
    outstanding_amount: figures('outstanding'),
    repaid_amount: figures('repaid'),
    revenue_share_amount: figures('revenue_share'),
    funnel: [
      { key: 'offers', count: funnel.businesses_with_offer },
      { key: 'applications', count: funnel.applications },
      { key: 'funded', count: funnel.funded },
      { key: 'repaid', count: funnel.repaid },
    ],
  }
}

export const homeOperations: Pick<Operations, 'getHomeSummary'> = {
  async getHomeSummary(_input, { database, scope, user, clock }) {
    const now = clock()
    const partnerIds =
      scope.partnerId === null ? (await partnerStore(database, user).partners()).map(({ id }) => id) : [scope.partnerId]
    const results: Schemas['HomeSummary'][] = []
    for (const partnerId of partnerIds) results.push(await summaryOf(database, { partnerId, mode: scope.mode }, now))
    return { results }
  },
}
