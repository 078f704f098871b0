import type { components } from '@partner-dashboard/contract'
import { addDays } from '../../domain/capital/bankCalendar'
import { bucketRanges } from '../../domain/capital/pastDueStore'
import { partnerStore } from '../../domain/partners/store'
import type { Operations } from '../../kernel/operation'
import type { Queryable } from '../../platform/database/sql'
import { businessId } from '../../platform/ids'
import { money } from '../../platform/money'
import type { Mode } from '../../platform/scope'
import { type DailyValue, type HealthRow, homeDetailStore } from './detailStore'
import { homeStore, type Periods } from './store'

type Schemas = components['schemas']
type AttentionType = Schemas['AttentionItem']['type']

const day = 86_400_000
const days = 30
/** Including today. Offers take months to be repaid. */
const funnelDays = 365
/** Including today. Older failed deliveries and uploads aren't shown. */
const attentionDays = 7

/** The last 30 days including today, and the previous 30. */
function periodsAt(now: Date): { periods: Periods; firstDay: string; lastDay: string } {
  const end = Date.parse(`${now.toISOString().slice(0, 10)}T00:00:00Z`) + day
  const time = (at: number) => new Date(at).toISOString()
  return {
    periods: { before: time(end - 2 * days * day), from: time(end - days * day), to: time(end) },
    firstDay: time(end - days * day).slice(0, 10),
    lastDay: time(end - day).slice(0, 10),
  }
}

/** Most severe first. */
const attentionTypes = [
  'payments_failed',
  'products_past_due',
  'deliveries_failing',
  'applications_waiting',
  'uploads_with_errors',
  'bucket_files_with_errors',
  'promotions_denied',
] as const satisfies readonly AttentionType[]

/** Items without an age limit. */
const untilResolved: ReadonlySet<AttentionType> = new Set([
  'payments_failed',
  'products_past_due',
  'applications_waiting',
])

const setupSteps = [
  'share_data',
  'branding',
  'webhook_endpoint',
  'invite_user',
  'sandbox_offer',
] as const satisfies readonly Schemas['SetupStep']['key'][]

const buckets = Object.keys(bucketRanges) as Schemas['DelinquencyBucket'][]

async function rowsOf(db: Queryable, partnerIds: readonly string[], mode: Mode, now: Date) {
  const store = homeStore(db, partnerIds, mode)
  const details = homeDetailStore(db, partnerIds, mode)
  const { periods, firstDay, lastDay } = periodsAt(now)
  const since = new Date(Date.parse(`${lastDay}T00:00:00Z`) - (attentionDays - 1) * day).toISOString()
  const funnelFrom = addDays(lastDay, 1 - funnelDays)
  const [offers, applications, funnel, sums, attention, daily, health, examples, setup] = await Promise.all([
    store.offers(periods),
    store.applications(periods),
    store.funnel(`${funnelFrom}T00:00:00Z`, periods.to),
    store.sums(periods),
    store.attention(since, lastDay),
    details.daily(periods),
    details.health(lastDay),
    details.examples(lastDay),
    details.setup(),
  ])
  const figures = { offers, applications, funnel, sums, attention, daily, health, examples, setup }
  return { firstDay, lastDay, since, funnelFrom, ...figures }
}

type Rows = Awaited<ReturnType<typeof rowsOf>>

/** Sums of some partners' figures. */
function figuresOf(rows: Rows, partnerIds: readonly string[]): Schemas['HomeTotals'] {
  const isOf = ({ partner_id }: { partner_id: string }) => partnerIds.includes(partner_id)
  const dailyOf = (figure: DailyValue['figure'], currency: string | null) => {
    const values = rows.daily.filter((row) => isOf(row) && row.figure === figure && row.currency === currency)
    return periodDays(rows.firstDay).map((date) =>
      total(
        values.filter((row) => row.day === date),
        'value',
      ),
    )
  }
  const sums = rows.sums.filter(isOf)
  const currencies = [...new Set(sums.map(({ currency }) => currency))]
  const amounts = (key: 'funded' | 'outstanding' | 'repaid' | 'revenue_share') =>
    currencies.map((currency) => {
      const ofCurrency = sums.filter((row) => row.currency === currency)
      return {
        currency,
        amount: money(total(ofCurrency, key)),
        previous_amount: money(total(ofCurrency, `${key}_before`)),
        daily: (key === 'outstanding'
          ? balancesOf(total(ofCurrency, key), dailyOf('outstanding_change', currency))
          : dailyOf(key, currency)
        ).map(money),
      }
    })
  const offers = rows.offers.filter(isOf)
  const applications = rows.applications.filter(isOf)
  return {
    businesses_with_offer: {
      count: total(offers, 'businesses'),
      previous_count: total(offers, 'businesses_before'),
      daily: dailyOf('businesses_with_offer', null),
    },
    applications: {
      count: total(applications, 'applications'),
      previous_count: total(applications, 'applications_before'),
      daily: dailyOf('applications', null),
    },
    funded_amount: amounts('funded'),
    outstanding_amount: amounts('outstanding'),
    repaid_amount: amounts('repaid'),
    revenue_share_amount: amounts('revenue_share'),
  }
}

const total = <Key extends string>(rows: readonly Record<Key, number>[], key: Key) =>
  rows.reduce((sum, row) => sum + row[key], 0)

/** Balance at the end of each day, from the last one backwards. */
const balancesOf = (last: number, changes: readonly number[]) =>
  changes.map((_, index) => last - changes.slice(index + 1).reduce((sum, change) => sum + change, 0))

const periodDays = (firstDay: string) => Array.from({ length: days }, (_, index) => addDays(firstDay, index))

function healthOf(rows: readonly HealthRow[]): Schemas['PortfolioHealth'][] {
  return [...new Set(rows.map(({ currency }) => currency))].map((currency) => {
    const sumOf = (bucket: HealthRow['bucket']) => {
      const row = rows.find((one) => one.currency === currency && one.bucket === bucket)
      return { count: row?.count ?? 0, amount: money(row?.minor ?? 0) }
    }
    const chargedOff = sumOf('charged_off')
    return {
      currency,
      buckets: buckets.map((bucket) => ({ bucket, ...sumOf(bucket) })),
      charged_off_count: chargedOff.count,
      charged_off_amount: chargedOff.amount,
    }
  })
}

function summaryOf(rows: Rows, partnerId: string, now: Date): Schemas['HomeSummary'] {
  const isOf = (row: { partner_id: string }) => row.partner_id === partnerId
  const done = new Set(rows.setup.filter(isOf).map(({ key }) => key))
  const funnel = rows.funnel.find(isOf)
  const examplesOf = (type: AttentionType) =>
    rows.examples
      .filter((row) => isOf(row) && row.type === type)
      .map(({ business_id, business_name, object_id, minor, currency }) => ({
        business_id: businessId(business_id),
        business_name,
        object_id,
        amount: money(minor),
        currency,
      }))
  return {
    partner_id: partnerId,
    data_as_of: now.toISOString(),
    from: rows.firstDay,
    to: rows.lastDay,
    attention: attentionTypes.flatMap((type) => {
      const count = rows.attention.find((row) => isOf(row) && row.type === type)?.count ?? 0
      const from = untilResolved.has(type) ? null : rows.since.slice(0, 10)
      return count > 0 ? [{ type, count, from, examples: examplesOf(type) }] : []
    }),
    ...figuresOf(rows, [partnerId]),
    funnel_from: rows.funnelFrom,
    funnel: [
      { key: 'offers', count: funnel?.offered ?? 0 },
      { key: 'applications', count: funnel?.applied ?? 0 },
      { key: 'funded', count: funnel?.funded ?? 0 },
      { key: 'repaid', count: funnel?.repaid ?? 0 },
    ],
    health: healthOf(rows.health.filter(isOf)),
    setup: setupSteps.map((key) => ({ key, is_done: done.has(key) })),
  }
}

export const homeOperations: Pick<Operations, 'getHomeSummary'> = {
  async getHomeSummary(_input, { database, scope, user, clock }) {
    const partnerIds =
      scope.partnerId === null ? (await partnerStore(database, user).partners()).map(({ id }) => id) : [scope.partnerId]
    const now = clock()
    const rows = await rowsOf(database, partnerIds, scope.mode, now)
    return {
      results: partnerIds.map((partnerId) => summaryOf(rows, partnerId, now)),
      totals: figuresOf(rows, partnerIds),
    }
  },
}
