import type { components } from '@partner-dashboard/contract'
import { partnerStore } from '../../domain/partners/store'
import type { Operations } from '../../kernel/operation'
import type { Queryable } from '../../platform/database/sql'
import { money } from '../../platform/money'
import type { Mode } from '../../platform/scope'
import { homeStore, type Periods } from './store'

type Schemas = components['schemas']

const day = 86_400_000
const days = 30
/** Today included. What failed longer ago has been seen or does not matter any more. */
const attentionDays = 7

/** The last 30 days, today included, and the 30 before. */
function periodsAt(now: Date): { periods: Periods; firstDay: string; lastDay: string } {
  const end = Date.parse(`${now.toISOString().slice(0, 10)}T00:00:00Z`) + day
  const time = (at: number) => new Date(at).toISOString()
  return {
    periods: { before: time(end - 2 * days * day), from: time(end - days * day), to: time(end) },
    firstDay: time(end - days * day).slice(0, 10),
    lastDay: time(end - day).slice(0, 10),
  }
}

/** In this order on the screen. */
const attentionTypes = [
  'applications_waiting',
  'payments_failed',
  'products_past_due',
  'deliveries_failing',
  'uploads_with_errors',
  'bucket_files_with_errors',
  'promotions_denied',
] as const satisfies readonly Schemas['AttentionItem']['type'][]

async function summariesOf(
  db: Queryable,
  partnerIds: readonly string[],
  mode: Mode,
  now: Date,
): Promise<Schemas['HomeSummary'][]> {
  const store = homeStore(db, partnerIds, mode)
  const { periods, firstDay, lastDay } = periodsAt(now)
  const since = new Date(Date.parse(`${lastDay}T00:00:00Z`) - (attentionDays - 1) * day).toISOString()
  const [offers, applications, products, sums, attention] = await Promise.all([
    store.offers(periods),
    store.applications(periods),
    store.products(periods),
    store.sums(periods),
    store.attention(since, lastDay),
  ])
  return partnerIds.map((partnerId) => {
    const isOf = (row: { partner_id: string }) => row.partner_id === partnerId
    const offered = offers.find(isOf)
    const applied = applications.find(isOf)
    const reached = products.find(isOf)
    const found = attention.filter(isOf)
    const rows = sums.filter(isOf)
    const figures = (key: 'funded' | 'outstanding' | 'repaid' | 'revenue_share') =>
      rows.map((row) => ({
        currency: row.currency,
        amount: money(row[key]),
        previous_amount: money(row[`${key}_before`]),
      }))
    return {
      partner_id: partnerId,
      data_as_of: now.toISOString(),
      from: firstDay,
      to: lastDay,
      attention: attentionTypes.flatMap((type) => {
        const count = found.find((row) => row.type === type)?.count ?? 0
        // A business is waited for however long it takes; all else is about the last days.
        return count > 0 ? [{ type, count, from: type === 'applications_waiting' ? null : since.slice(0, 10) }] : []
      }),
      businesses_with_offer: { count: offered?.businesses ?? 0, previous_count: offered?.businesses_before ?? 0 },
      applications: { count: applied?.applications ?? 0, previous_count: applied?.applications_before ?? 0 },
      funded_amount: figures('funded'),
      outstanding_amount: figures('outstanding'),
      repaid_amount: figures('repaid'),
      revenue_share_amount: figures('revenue_share'),
      funnel: [
        { key: 'offers', count: offered?.businesses ?? 0 },
        { key: 'applications', count: applied?.businesses ?? 0 },
        { key: 'funded', count: reached?.funded ?? 0 },
        { key: 'repaid', count: reached?.repaid ?? 0 },
      ],
    }
  })
}

export const homeOperations: Pick<Operations, 'getHomeSummary'> = {
  async getHomeSummary(_input, { database, scope, user, clock }) {
    const partnerIds =
      scope.partnerId === null ? (await partnerStore(database, user).partners()).map(({ id }) => id) : [scope.partnerId]
    return { results: await summariesOf(database, partnerIds, scope.mode, clock()) }
  },
}
