import type { components } from '@partner-dashboard/contract'
import sql, { join, type Sql } from 'sql-template-tag'
import type { FilterOf } from '../../kernel/operation'
import { columnsOf } from '../../platform/database/columns'
import { since } from '../../platform/database/days'
import { anyOf, type Conditions, conditionsOf, containing, cursorKey } from '../../platform/database/filters'
import { newestFirst, type PageQuery, queryPage } from '../../platform/database/page'
import { one, type Queryable } from '../../platform/database/sql'
import { uuidOf } from '../../platform/ids'
import type { PartnerScope } from '../../platform/scope'
import { ofPromotion, priceOffers, spent } from './offerPriceStore'
import type { AudienceFacts, NewPromotion, PromotionState } from './rules'
import { type PromotionBusinessRecord, type PromotionRecord, uuidAtEnd } from './wire'

type Schemas = components['schemas']

/** Offers `o` whose current or last discount is the promotion `d`. */
const offersOf = sql`o.partner_id = d.partner_id AND o.mode = d.mode AND o.fee_discount_id = d.id`

/** Applications `a` for these offers. */
const applicationsOf = sql`applications a JOIN offers o ON o.partner_id = a.partner_id AND o.mode = a.mode AND o.id = a.offer_id
  AND ${offersOf} WHERE a.partner_id = o.partner_id AND a.mode = o.mode AND a.business_id = o.business_id`

const promotionColumns = columnsOf<PromotionRecord>({
  id: true,
  name: true,
  state: true,
  discount_rate: true,
  products: true,
  starts_at: true,
  ends_at: true,
  audience: true,
  businesses_count: sql`(SELECT count(*) FROM fee_discount_businesses b WHERE ${ofPromotion('b')})`,
  budget_minor: true,
  currency: true,
  funded_by: true,
  discounted_offers_count: sql`(SELECT count(*) FROM offers o WHERE ${offersOf})`,
  applications_count: sql`(SELECT count(*) FROM ${applicationsOf})`,
  redeemed_count: sql`(SELECT count(*) FROM capital_products c WHERE ${ofPromotion('c')})`,
  funded_minor: sql`(SELECT coalesce(sum(c.advance_minor), 0)::bigint FROM capital_products c WHERE ${ofPromotion('c')})`,
  discount_cost_minor: spent,
  review_reason: true,
  reviewed_at: true,
  created_by: true,
  created_at: true,
  ended_at: true,
})

/** Texts as rows of a column `value`, in one parameter. */
const valuesOf = (values: readonly string[]) =>
  sql`SELECT value FROM json_array_elements_text(${JSON.stringify(values)}::json) AS listed (value)`

/** Covered businesses named in an estimate. */
const maxCovered = 25

interface Estimated {
  /** ID of an existing promotion, which doesn't cover itself. */
  id: string | null
  discountRate: number
  products: readonly string[]
  startsAt: string
  endsAt: string
  audience: Schemas['Audience']
}

type PromotionFilter = FilterOf<'listFeeDiscounts'>
type PromotionBusinessFilter = FilterOf<'listFeeDiscountBusinesses'>

const promotionConditions: Conditions<PromotionFilter> = {
  state: anyOf(sql`state`),
  search(search) {
    const like = containing(search)
    return like && sql`lower(name) LIKE ${like}`
  },
  reviewed_from: (day) => since(sql`reviewed_at`, day),
}

const promotionBusinessConditions: Conditions<PromotionBusinessFilter> = { activity: anyOf(sql`activity`) }

const promotionStatements = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`

  const find = (id: string) =>
    one<PromotionRecord>(db, sql`SELECT ${promotionColumns} FROM fee_discounts d WHERE ${inScope} AND id = ${id}`)
  return {
    page: ({ cursor, page_size = 25, ...filter }: PromotionFilter & PageQuery) => {
      return queryPage<PromotionRecord>(db, {
        select: sql`SELECT ${promotionColumns} FROM fee_discounts d`,
        conditions: [inScope, ...conditionsOf(promotionConditions, filter)],
        ...newestFirst('created_at'),
        cursor,
        size: page_size,
        listKey: ['fee_discounts', partnerId, mode, cursorKey(filter)],
      })
    },
    find,
    async lock(id: string) {
      // Not the stronger FOR UPDATE, for which a funding with this discount would wait while this waits for its offer.
      await db.query(sql`SELECT id FROM fee_discounts WHERE ${inScope} AND id = ${id} FOR NO KEY UPDATE`)
      // A statement of its own, which sees what the holder of the lock has committed.
      return find(id)
    },
    insert: (
      id: string,
      promotion: NewPromotion,
      { currency, createdBy, now }: { currency: string; createdBy: string; now: string },
    ) =>
      db.query(
        sql`INSERT INTO fee_discounts (partner_id, mode, id, name, discount_rate, products, starts_at, ends_at, audience, budget_minor,
              currency, funded_by, created_by, created_at)
            VALUES (${partnerId}, ${mode}, ${id}, ${promotion.name}, ${promotion.discountRate}, ${promotion.products},
              ${promotion.startsAt}, ${promotion.endsAt}, ${JSON.stringify(promotion.audience)}::jsonb, ${promotion.budgetMinor},
              ${currency}, ${promotion.fundedBy}, ${createdBy}, ${now})`,
      ),
    setState: (id: string, state: PromotionState, { endedAt = null }: { endedAt?: string | null } = {}) =>
      db.query(sql`UPDATE fee_discounts SET state = ${state}, ended_at = ${endedAt} WHERE ${inScope} AND id = ${id}`),
    setReviewed: (id: string, state: PromotionState, reason: string | null, now: string) =>
      db.query(
        sql`UPDATE fee_discounts SET state = ${state}, review_reason = ${reason}, reviewed_at = ${now} WHERE ${inScope} AND id = ${id}`,
      ),
  }
}

/** Businesses of an audience. Those of a new CSV file are known after the upload. */
const membersOf = (audience: Schemas['Audience']): Sql => {
  const { type, product_types, regions, min_monthly_sales_amount, business_ids = [], fee_discount_id } = audience
  if (type === 'csv') {
    if (fee_discount_id === undefined) return sql`FALSE`
    return sql`id IN (SELECT m.business_id FROM fee_discount_businesses m WHERE m.partner_id = businesses.partner_id
      AND m.mode = businesses.mode AND m.fee_discount_id = ${uuidAtEnd(fee_discount_id)})`
  }
  if (type === 'list') return sql`id IN (SELECT value::uuid FROM (${valuesOf(business_ids.map(uuidOf))}) v)`
  const conditions = [sql`NOT is_opted_out`]
  if (product_types?.length) conditions.push(sql`product_type = ANY(${product_types})`)
  if (regions?.length) conditions.push(sql`region = ANY(${regions})`)
  if (min_monthly_sales_amount != null) {
    conditions.push(sql`monthly_sales_minor >= ${Math.round(min_monthly_sales_amount * 100)}`)
  }
  return join(conditions, ' AND ')
}

const audienceStatements = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  const scopeOf = (alias: Sql) => sql`${alias}.partner_id = ${partnerId} AND ${alias}.mode = ${mode}`

  return {
    /** First unknown business ID of an audience. */
    unknownBusiness: async (ids: readonly string[]) => {
      const row = await one<{ value: string }>(
        db,
        sql`SELECT value FROM (${valuesOf(ids.map(uuidOf))}) v
            WHERE NOT EXISTS (SELECT FROM businesses b WHERE ${scopeOf(sql`b`)} AND b.id = v.value::uuid) LIMIT 1`,
      )
      return row?.value
    },
    /** Stores the audience's current businesses; later ones aren't added. */
    fillBusinesses: (id: string, audience: Schemas['Audience']) =>
      db.query(
        sql`INSERT INTO fee_discount_businesses (partner_id, mode, fee_discount_id, business_id)
            SELECT partner_id, mode, ${id}::uuid, id FROM businesses WHERE ${inScope} AND ${membersOf(audience)}`,
      ),
    replaceBusinesses: async (id: string, businessIds: readonly string[]) => {
      await db.query(sql`DELETE FROM fee_discount_businesses WHERE ${inScope} AND fee_discount_id = ${id}`)
      await db.query(
        sql`INSERT INTO fee_discount_businesses (partner_id, mode, fee_discount_id, business_id)
            SELECT ${partnerId}::uuid, ${mode}::text, ${id}::uuid, v.value::uuid FROM (${valuesOf(businessIds)}) v`,
      )
    },
    /** Businesses with one of these IDs or external IDs. */
    match: (column: 'external_id' | 'business_id', values: readonly string[]) =>
      db.query<{ value: string; id: string }>(
        column === 'external_id'
          ? sql`SELECT external_id AS value, id FROM businesses WHERE ${inScope} AND external_id IN (${valuesOf(values)})`
          : sql`SELECT 'business_' || id AS value, id FROM businesses WHERE ${inScope} AND id IN (SELECT value::uuid FROM (${valuesOf(values.map(uuidOf))}) v)`,
      ),
    businesses: (id: string, { cursor, page_size = 25, ...filter }: PromotionBusinessFilter & PageQuery) =>
      queryPage<PromotionBusinessRecord>(db, {
        select: sql`SELECT id, business_name, external_id, activity, discounted_offers_count, applications_count, funded_minor, discount_minor,
            currency, last_activity_at, place FROM (
            SELECT b.partner_id, b.mode, b.id, coalesce(b.dba_name, b.legal_name) AS business_name, b.external_id, b.currency,
              CASE WHEN f.at IS NOT NULL THEN 'funded' WHEN a.at IS NOT NULL THEN 'applied' WHEN o.at IS NOT NULL THEN 'offered'
                ELSE 'none' END AS activity,
              CASE WHEN f.at IS NOT NULL THEN '0' WHEN a.at IS NOT NULL THEN '1' WHEN o.at IS NOT NULL THEN '2' ELSE '3' END
                || b.name_key AS place,
              o.count AS discounted_offers_count, a.count AS applications_count, coalesce(f.funded_minor, 0) AS funded_minor,
              coalesce(f.discount_minor, 0) AS discount_minor, coalesce(f.at, a.at, o.at) AS last_activity_at
            FROM fee_discounts d
            JOIN fee_discount_businesses m ON m.partner_id = d.partner_id AND m.mode = d.mode AND m.fee_discount_id = d.id
            JOIN businesses b ON b.partner_id = m.partner_id AND b.mode = m.mode AND b.id = m.business_id
            LEFT JOIN LATERAL (
              SELECT max(c.funded_at) AS at, sum(c.advance_minor)::bigint AS funded_minor, sum(c.discount_minor)::bigint AS discount_minor
              FROM capital_products c WHERE ${ofPromotion('c')} AND c.business_id = m.business_id
            ) f ON true
            LEFT JOIN LATERAL (
              SELECT count(*) AS count, max(greatest(o.created_at, d.starts_at, d.reviewed_at)) AS at FROM offers o
              WHERE ${offersOf} AND o.business_id = m.business_id
            ) o ON true
            LEFT JOIN LATERAL (
              SELECT count(*) AS count, max(a.created_at) AS at FROM ${applicationsOf} AND a.business_id = m.business_id
            ) a ON true
            WHERE ${scopeOf(sql`d`)} AND d.id = ${id}
          ) r`,
        conditions: [inScope, ...conditionsOf(promotionBusinessConditions, filter)],
        sortBy: 'place',
        sortKind: 'text',
        isDescending: false,
        placeOf: (row) => ({ value: row.place, id: row.id }),
        cursor,
        size: page_size,
        listKey: ['fee_discount_businesses', partnerId, mode, id, cursorKey(filter)],
      }),
  }
}

const estimateStatements = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  const scopeOf = (alias: Sql) => sql`${alias}.partner_id = ${partnerId} AND ${alias}.mode = ${mode}`

  return {
    /** Facts for an estimate. Costs are rounded per offer, like feeOf. */
    facts: async (
      { id, discountRate, products, startsAt, endsAt, audience }: Estimated,
      currency: string,
      now: string,
    ) => {
      const expectedFee = sql`div(2 * o.max_minor * round(o.fee_rate * 100000) + 100000, 200000)`
      const members =
        id === null
          ? sql`SELECT id FROM businesses WHERE ${inScope} AND ${membersOf(audience)}`
          : sql`SELECT business_id AS id FROM fee_discount_businesses WHERE ${inScope} AND fee_discount_id = ${id}`
      const row = await one<AudienceFacts>(
        db,
        sql`WITH members AS (${members}), best AS (
              SELECT o.business_id, max(div(2 * ${expectedFee} * ${Math.round(discountRate * 100_000)}::bigint + 100000, 200000)) AS cost
              FROM offers o JOIN members ON members.id = o.business_id
              WHERE ${scopeOf(sql`o`)} AND o.status = 'open' AND o.starts_at <= ${now} AND o.expires_at > ${now}
                AND o.product_type = ANY(${[...products]}) AND o.currency = ${currency}
              GROUP BY o.business_id
            ), covered AS (
              SELECT DISTINCT ON (m.id) m.id AS business_id, coalesce(m.dba_name, m.legal_name) AS business_name, m.name_key,
                d.id AS fee_discount_id, d.name AS fee_discount_name
              FROM fee_discounts d JOIN fee_discount_businesses b ON ${ofPromotion('b')}
              JOIN businesses m ON m.partner_id = b.partner_id AND m.mode = b.mode AND m.id = b.business_id
              WHERE ${scopeOf(sql`d`)} AND d.state IN ('scheduled', 'running') AND d.id IS DISTINCT FROM ${id}::uuid
                AND d.starts_at < ${endsAt} AND d.ends_at > ${startsAt} AND b.business_id IN (SELECT id FROM members)
              ORDER BY m.id, d.discount_rate DESC, d.id
            ), year AS (
              SELECT o.status FROM offers o
              WHERE ${scopeOf(sql`o`)} AND o.starts_at <= ${now} AND o.starts_at > ${now}::timestamptz - interval '12 months'
            )
            SELECT (SELECT count(*) FROM members) AS businesses,
              (SELECT count(*) FROM best) AS "withOpenOffer",
              (SELECT coalesce(sum(cost), 0)::bigint FROM best) AS "fullMinor",
              (SELECT count(*) FROM covered) AS "alreadyCovered",
              (SELECT coalesce(json_agg(t), '[]') FROM (
                SELECT 'business_' || business_id AS business_id, business_name, 'fee_discount_' || fee_discount_id AS fee_discount_id,
                  fee_discount_name FROM covered ORDER BY name_key, business_id LIMIT ${maxCovered}::int) t) AS "covered",
              (SELECT count(*) FROM year) AS offers,
              (SELECT count(*) FROM year WHERE status = 'accepted') AS taken`,
      )
      if (!row) throw new Error('A statement without a source answers one row.')
      return row
    },
    /** Applies the current promotions to open offers. */
    priceOffers: (now: string) => priceOffers(db, now, (alias) => sql`AND ${scopeOf(alias)}`),
  }
}

/** All statements on promotions and their businesses, each limited to partner and mode. */
export const promotionStore = (db: Queryable, scope: PartnerScope) => ({
  ...promotionStatements(db, scope),
  ...audienceStatements(db, scope),
  ...estimateStatements(db, scope),
})
