import sql, { raw, type Sql } from 'sql-template-tag'
import { keptFunding } from '../../domain/capital/fundedStore'
import { offerLedTo } from '../../domain/capital/offerProgressStore'
import { repayments } from '../../domain/capital/revenueShareStore'
import type { CubeName, DimensionOf, MeasureOf } from './members'
import { delinquencyChanges, vintageEntries } from './portfolioStore'

/** SQL of a cube. Members without an expression don't compile. Amounts are in minor units. */
interface Source<Name extends CubeName> {
  from: Sql | ((now: string) => Sql)
  /** Partner and mode of a row. */
  row: Sql
  measures: (now: string) => Record<MeasureOf<Name>, Sql>
  dimensions: Record<DimensionOf<Name>, Sql>
}

const sum = (column: Sql) => sql`coalesce(sum(${column}), 0)`
const sumWhere = (column: Sql, condition: Sql) => sql`coalesce(sum(${column}) FILTER (WHERE ${condition}), 0)`
const countWhere = (condition: Sql) => sql`count(*) FILTER (WHERE ${condition})`

/** Joins business and partner of `row`. */
const withBusiness = (row: string, businessId: string) => sql`
  JOIN businesses b ON b.partner_id = ${raw(row)}.partner_id AND b.mode = ${raw(row)}.mode AND b.id = ${raw(businessId)}
  JOIN partners o ON o.id = ${raw(row)}.partner_id`

const common = (row: string) => ({
  partner_id: sql`${raw(row)}.partner_id::text`,
  partner_name: sql`o.name`,
  region: sql`b.region`,
  industry: sql`b.naics_industry`,
  naics_code: sql`b.naics_code`,
  currency: sql`${raw(row)}.currency`,
})

/** Payments of every status, and refunds as negative rows of type `refund` at the time of the refund. */
const paymentsAndRefunds = sql`(
  SELECT p.partner_id, p.mode, c.business_id, c.product_type, p.status, p.type, p.currency, p.initiated_at, p.settled_at, p.amount_minor,
    CASE WHEN p.status = 'succeeded' THEN p.fee_minor END AS fee
  FROM payments p JOIN capital_products c ON c.partner_id = p.partner_id AND c.mode = p.mode AND c.id = p.capital_product_id
  WHERE p.type <> 'refund'
  UNION ALL
  SELECT r.partner_id, r.mode, c.business_id, c.product_type, 'succeeded', 'refund', r.currency, r.created_at, r.created_at, -r.amount_minor,
    -r.fee_minor
  FROM refunds r JOIN capital_products c ON c.partner_id = r.partner_id AND c.mode = r.mode AND c.id = r.capital_product_id)`
const isPayment = sql`p.type <> 'refund'`
const isRepaid = sql`p.status = 'succeeded'`

/** Changes of outstanding amounts over time. Void and cancelled products were never outstanding. */
const balanceChanges = sql`(
  SELECT c.partner_id, c.mode, c.business_id, c.product_type, c.status, c.currency, y.at, y.minor
  FROM capital_products c
  CROSS JOIN LATERAL (
    SELECT c.funded_at AS at, c.total_minor AS minor
    UNION ALL
    SELECT p.settled_at, -p.amount_minor FROM payments p
    WHERE p.partner_id = c.partner_id AND p.mode = c.mode AND p.capital_product_id = c.id AND p.status = 'succeeded' AND p.type <> 'refund'
    UNION ALL
    SELECT r.created_at, r.amount_minor FROM refunds r
    WHERE r.partner_id = c.partner_id AND r.mode = c.mode AND r.capital_product_id = c.id
    UNION ALL
    SELECT w.created_at, -w.amount_minor FROM waivers w
    WHERE w.partner_id = c.partner_id AND w.mode = c.mode AND w.capital_product_id = c.id
  ) y
  WHERE ${keptFunding(sql`c`)})`

const isFunded = keptFunding(sql`f`)
const offeredBusinesses = sql`count(DISTINCT (f.partner_id, f.business_id))`

/** The SQL of every cube. */
export const sources: { [Name in CubeName]: Source<Name> } = {
  offers: {
    from: sql`offers f ${withBusiness('f', 'f.business_id')}`,
    row: sql`f`,
    measures: () => ({
      count: sql`count(*)`,
      businesses_count: offeredBusinesses,
      applied_businesses_count: sql`${offeredBusinesses} FILTER (WHERE ${offerLedTo.application(sql`f`)})`,
      funded_businesses_count: sql`${offeredBusinesses} FILTER (WHERE ${offerLedTo.funding(sql`f`)})`,
      repaid_businesses_count: sql`${offeredBusinesses} FILTER (WHERE ${offerLedTo.payoff(sql`f`)})`,
      accepted_count: countWhere(sql`f.status = 'accepted'`),
      max_amount: sum(sql`f.max_minor`),
    }),
    dimensions: {
      ...common('f'),
      product_type: sql`f.product_type`,
      status: sql`f.status`,
      campaign_type: sql`f.campaign_type`,
      created_at: sql`f.created_at`,
      starts_at: sql`f.starts_at`,
      expires_at: sql`f.expires_at`,
    },
  },
  applications: {
    from: sql`applications f ${withBusiness('f', 'f.business_id')}`,
    row: sql`f`,
    measures: () => ({
      count: sql`count(*)`,
      businesses_count: sql`count(DISTINCT (f.partner_id, f.business_id))`,
      approved_count: countWhere(sql`f.approval = 'approved'`),
      denied_count: countWhere(sql`f.status = 'denied'`),
      requested_amount: sum(sql`f.requested_minor`),
    }),
    dimensions: {
      ...common('f'),
      product_type: sql`f.product_type`,
      status: sql`f.status`,
      approval: sql`f.approval`,
      campaign_type: sql`(SELECT x.campaign_type FROM offers x WHERE x.partner_id = f.partner_id AND x.mode = f.mode AND x.id = f.offer_id)`,
      created_at: sql`f.created_at`,
      submitted_at: sql`f.submitted_at`,
      decided_at: sql`f.decided_at`,
    },
  },
  funded_products: {
    from: sql`capital_products f ${withBusiness('f', 'f.business_id')}`,
    row: sql`f`,
    measures: () => ({
      count: countWhere(isFunded),
      businesses_count: sql`count(DISTINCT (f.partner_id, f.business_id)) FILTER (WHERE ${isFunded})`,
      advance_amount: sumWhere(sql`f.advance_minor`, isFunded),
      fee_amount: sumWhere(sql`f.fee_minor`, isFunded),
      total_amount: sumWhere(sql`f.total_minor`, isFunded),
      paid_amount: sum(sql`f.paid_minor`),
      outstanding_amount: sum(sql`f.outstanding_minor`),
      discount_amount: sumWhere(sql`f.discount_minor`, isFunded),
    }),
    dimensions: {
      ...common('f'),
      product_type: sql`f.product_type`,
      status: sql`f.status`,
      campaign_type: sql`(SELECT x.campaign_type FROM applications a
        JOIN offers x ON x.partner_id = a.partner_id AND x.mode = a.mode AND x.id = a.offer_id
        WHERE a.partner_id = f.partner_id AND a.mode = f.mode AND a.id = f.application_id)`,
      created_at: sql`f.created_at`,
      funded_at: sql`f.funded_at`,
      paid_off_at: sql`f.paid_off_at`,
    },
  },
  balances: {
    from: sql`${balanceChanges} y ${withBusiness('y', 'y.business_id')}`,
    row: sql`y`,
    measures: () => ({ outstanding_amount: sum(sql`y.minor`) }),
    dimensions: {
      ...common('y'),
      product_type: sql`y.product_type`,
      status: sql`y.status`,
      at: sql`y.at`,
    },
  },
  delinquency: {
    from: (now) => sql`${delinquencyChanges(now)} y ${withBusiness('y', 'y.business_id')}`,
    row: sql`y`,
    measures: () => ({ outstanding_amount: sum(sql`y.minor`) }),
    dimensions: { ...common('y'), product_type: sql`y.product_type`, bucket: sql`y.bucket`, at: sql`y.at` },
  },
  vintages: {
    from: sql`${vintageEntries} y ${withBusiness('y', 'y.business_id')}`,
    row: sql`y`,
    measures: () => ({ paid_amount: sum(sql`y.paid`), loss_amount: sum(sql`y.loss`) }),
    dimensions: {
      ...common('y'),
      product_type: sql`y.product_type`,
      age_months: sql`y.age::text`,
      funded_at: sql`y.funded_at`,
      at: sql`y.at`,
    },
  },
  payments: {
    from: sql`${paymentsAndRefunds} p ${withBusiness('p', 'p.business_id')}`,
    row: sql`p`,
    measures: () => ({
      count: countWhere(isPayment),
      failed_count: countWhere(sql`p.status = 'failed'`),
      amount: sumWhere(sql`p.amount_minor`, isPayment),
      repaid_amount: sumWhere(sql`p.amount_minor`, isRepaid),
      principal_amount: sumWhere(sql`p.amount_minor - p.fee`, isRepaid),
      fee_amount: sumWhere(sql`p.fee`, isRepaid),
    }),
    dimensions: {
      ...common('p'),
      product_type: sql`p.product_type`,
      status: sql`p.status`,
      type: sql`p.type`,
      initiated_at: sql`p.initiated_at`,
      settled_at: sql`p.settled_at`,
    },
  },
  businesses: {
    from: sql`businesses b JOIN partners o ON o.id = b.partner_id`,
    row: sql`b`,
    measures: () => ({
      count: sql`count(*)`,
      monthly_sales_amount: sum(sql`b.monthly_sales_minor`),
      max_offer_amount: sum(sql`b.max_offer_minor`),
      outstanding_amount: sum(sql`b.outstanding_minor`),
    }),
    dimensions: {
      ...common('b'),
      product_type: sql`b.product_type`,
      status: sql`b.status`,
      incorporation_type: sql`b.incorporation_type`,
      country: sql`b.country`,
      created_at: sql`b.created_at`,
    },
  },
  revenue_share: {
    from: sql`${repayments} p ${withBusiness('p', 'p.business_id')}`,
    row: sql`p`,
    measures: (now) => ({
      fee_amount: sum(sql`p.fee`),
      accrued_amount: sum(sql`p.share`),
      // A month's share is paid in the following month.
      paid_amount: sumWhere(sql`p.share`, sql`p.at < date_trunc('month', ${now}::timestamptz, 'UTC')`),
    }),
    dimensions: {
      ...common('p'),
      product_type: sql`p.product_type`,
      status: sql`p.status`,
      settled_at: sql`p.at`,
    },
  },
}
