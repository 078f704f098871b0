import sql, { join, type Sql } from 'sql-template-tag'
import type { FilterOf } from '../../kernel/operation'
import { happened, since, type TimedEvent, until } from '../../platform/database/days'
import { anyOf, type Conditions, containing, searchText } from '../../platform/database/filters'
import { uuidOf } from '../../platform/ids'
import { hasFailedPayment } from './failedPaymentStore'
import { keptFunding } from './fundedStore'
import { bucketRanges, pastDueOn } from './pastDueStore'

export type ListKind = 'funded_products' | 'applications' | 'offers'

interface InBusiness {
  business_id?: string
  /** Limits rows to one offer: the offer, its applications and their funded products. */
  offer_id?: string
}

export interface CapitalFilters {
  /** `as_of` is the day for delinquency, which the store sets. */
  funded_products: FilterOf<'listFundedProductRows'> & InBusiness & { as_of?: string }
  applications: FilterOf<'listApplicationRows'> & InBusiness
  offers: FilterOf<'listOfferRows'> & InBusiness & { is_marketable_only?: boolean }
}

/** Filter value for businesses without an industry. */
const noIndustry = 'none'

const paymentsOf = sql`SELECT 1 FROM payments y WHERE y.partner_id = t.partner_id AND y.mode = t.mode AND y.capital_product_id = t.id`

/** Repayments of a funded product: succeeded payments, and refunds as negative amounts. */
export const repaidOf = sql`
  SELECT y.settled_at AS at, y.amount_minor, y.share_minor AS share
  FROM payments y WHERE y.partner_id = t.partner_id AND y.mode = t.mode AND y.capital_product_id = t.id AND y.status = 'succeeded'
  UNION ALL
  SELECT r.created_at, -r.amount_minor, -r.share_minor
  FROM refunds r WHERE r.partner_id = t.partner_id AND r.mode = t.mode AND r.capital_product_id = t.id`

/** Outstanding amount at the end of a day, as in the analytics' balances. */
export const owedAtEndOf = (day: string) => {
  const time = sql`(${`${day}T00:00:00Z`}::timestamptz + interval '1 day')`
  return sql`(CASE WHEN ${keptFunding(sql`t`)} AND t.funded_at < ${time} THEN t.total_minor
    - (SELECT coalesce(sum(y.amount_minor), 0) FROM payments y
       WHERE y.partner_id = t.partner_id AND y.mode = t.mode AND y.capital_product_id = t.id AND y.status = 'succeeded' AND y.type <> 'refund'
         AND y.settled_at < ${time})
    + (SELECT coalesce(sum(r.amount_minor), 0) FROM refunds r
       WHERE r.partner_id = t.partner_id AND r.mode = t.mode AND r.capital_product_id = t.id AND r.created_at < ${time})
    - (SELECT coalesce(sum(w.amount_minor), 0) FROM waivers w
       WHERE w.partner_id = t.partner_id AND w.mode = t.mode AND w.capital_product_id = t.id AND w.created_at < ${time})
    ELSE 0 END)`
}

const productEvents: Record<string, TimedEvent> = {
  funded: { of: sql`SELECT 1 WHERE ${keptFunding(sql`t`)}`, time: sql`t.funded_at` },
  paid_off: { of: sql`SELECT 1 WHERE true`, time: sql`t.paid_off_at` },
  // Includes refunds, which reduce the repaid amount of the period.
  payment_succeeded: { of: sql`SELECT 1 FROM (${repaidOf}) y WHERE true`, time: sql`y.at` },
  payment_failed: { of: sql`${paymentsOf} AND y.status = 'failed'`, time: sql`y.initiated_at` },
}

type SharedFilter = Omit<FilterOf<'listOfferRows'>, 'status'> & InBusiness & { status?: string[] }

interface Owner {
  /** Prefix of the rows' IDs. */
  prefix: string
  /** Offer of a row. */
  offer: Sql
  /** Column for `from` and `to`. */
  time: Sql
}

const sharedConditions = ({ prefix, offer, time }: Owner) =>
  ({
    search(search) {
      const [, kind, id] = idPattern.exec(searchText(search)) ?? []
      if (id) return kind === prefix ? sql`t.id = ${id}` : kind === 'business' ? sql`t.business_id = ${id}` : sql`false`
      const like = containing(search)
      return like && sql`b.search_text LIKE ${like}`
    },
    product_type: anyOf(sql`t.product_type`),
    status: anyOf(sql`t.status`),
    region: anyOf(sql`b.region`),
    industry(industries) {
      const isNamed = sql`b.naics_industry = ANY(${industries})`
      return industries.includes(noIndustry) ? sql`(${isNamed} OR b.naics_industry IS NULL)` : isNamed
    },
    currency: anyOf(sql`t.currency`),
    from: (day) => since(time, day),
    to: (day) => until(time, day),
    business_id: (id) => sql`t.business_id = ${uuidOf(id)}`,
    offer_id: (id) => sql`${offer} = ${uuidOf(id)}`,
  }) satisfies Conditions<SharedFilter>

const idPattern = /^([a-z_]+)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

const ofProducts = sharedConditions({
  prefix: 'capital_product',
  time: sql`t.funded_at`,
  offer: sql`(SELECT a.offer_id FROM applications a WHERE a.partner_id = t.partner_id AND a.mode = t.mode AND a.id = t.application_id)`,
})

/** What each filter selects. `t` is the list's table, `b` the row's business. */
export const listConditions: { [Kind in ListKind]: Conditions<CapitalFilters[Kind]> } = {
  funded_products: {
    ...ofProducts,
    activity: (activity, days) =>
      sql`(${join(
        activity.map((name) => happened(productEvents, name, days)),
        ' OR ',
      )})`,
    outstanding_on: (day) => sql`${owedAtEndOf(day)} <> 0`,
    delinquency: (buckets, { as_of = '' }) => {
      const { days } = pastDueOn(as_of)
      const isIn = buckets.map(
        (bucket) => sql`${days} BETWEEN ${bucketRanges[bucket][0]} AND ${bucketRanges[bucket][1]}`,
      )
      return sql`(t.status = 'outstanding' AND (${join(isIn, ' OR ')}))`
    },
    has_failed_payment: (isFailed) => (isFailed ? hasFailedPayment : sql`NOT ${hasFailedPayment}`),
    as_of: () => undefined,
    // With an activity, the dates apply to the activity.
    from: (from, { activity }) => (activity?.length ? undefined : ofProducts.from(from)),
    to: (to, { activity }) => (activity?.length ? undefined : ofProducts.to(to)),
  },
  applications: {
    ...sharedConditions({ prefix: 'application', time: sql`t.created_at`, offer: sql`t.offer_id` }),
    // A denied application keeps its approval value.
    decision: (decisions) => sql`CASE WHEN t.status = 'denied' THEN 'denied' ELSE t.approval END = ANY(${decisions})`,
  },
  offers: {
    ...sharedConditions({ prefix: 'offer', time: sql`t.starts_at`, offer: sql`t.id` }),
    is_marketable_only: (isOnly) => (isOnly ? sql`t.is_marketable` : undefined),
  },
}
