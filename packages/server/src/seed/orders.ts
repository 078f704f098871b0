import sql from 'sql-template-tag'
import { refreshBusinesses } from '../domain/businesses/refreshStore'
import { addDays, businessDayFrom, countryOf } from '../domain/capital/bankCalendar'
import { updateOrderDues } from '../domain/capital/orderDueStore'
import { pastDueOn } from '../domain/capital/pastDueStore'
import { planOf } from '../domain/capital/plan'
import { totalOf } from '../domain/orders/wire'
import { insertRows } from './insert'
import { insertLives } from './insertLives'
import type { ProductPlan } from './productPlan'
import { sandboxScenarios } from './scenarios'
import type { SeedBusiness, Seeding } from './seeding'

/** Goods with their lowest and highest price in dollars, and the most of them in one order. */
const goods = [
  ['Walk-in cooler', 3800, 9600, 1],
  ['Shelving', 85, 340, 20],
  ['Coffee beans, 20 kg', 180, 340, 20],
  ['Display case', 620, 2400, 4],
  ['Packaging, 500 pieces', 45, 190, 20],
  ['Point-of-sale stand', 90, 380, 8],
  ['Flour, 50 kg', 28, 64, 20],
  ['Chairs', 48, 210, 20],
  ['Work tables', 240, 890, 10],
  ['Cleaning supplies', 15, 120, 20],
] as const

/** Adds BNPL limits and orders. Each finalized order is a funded product repaid on its due dates. */
export async function seedOrders(seeding: Seeding): Promise<void> {
  const { db, random, base, businesses, partner, mode, isSmall, ago } = seeding
  if (!('bnpl' in partner.products)) return
  const selling = await db.query<{ id: string }>(
    sql`SELECT DISTINCT business_id AS id FROM daily_sales
        WHERE partner_id = ${partner.id} AND mode = ${mode} AND sold_on > ${ago(7)}`,
  )
  const sells = new Set(selling.map(({ id }) => id))
  // Each named sandbox business demonstrates one state.
  const buyers = businesses
    .slice(mode === 'sandbox' ? sandboxScenarios.length : 0)
    .filter(({ id, created_at }) => sells.has(id) && created_at < ago(longestDays))
    .slice(0, isSmall ? 8 : 30)
  const made = Array.from({ length: isSmall ? 24 : 200 }, (_, index) => makeOrder(seeding, random.pick(buyers), index))
    .toSorted((one, other) => one.order.created_at.localeCompare(other.order.created_at))
    .map(({ order, product }, index) => ({ order: { ...order, external_id: `PO-${10_001 + index}` }, product }))
  await insertRows(
    db,
    'orders',
    made.map(({ order }) => order),
  )
  await insertLives(
    db,
    seeding,
    made.flatMap(({ product }) => (product ? [product] : [])),
  )
  await updateOrderDues(db, { partnerId: partner.id, mode })
  // A lender withdraws the offer of a business that falls behind.
  await db.query(
    sql`UPDATE offers o SET status = 'closed' FROM capital_products t
        WHERE o.partner_id = ${partner.id} AND o.mode = ${mode} AND o.status = 'open'
          AND t.partner_id = o.partner_id AND t.mode = o.mode AND t.business_id = o.business_id AND t.status = 'outstanding'
          AND ${pastDueOn(seeding.now.toISOString().slice(0, 10)).days} > 0`,
  )
  await refreshBusinesses(db, { partnerId: partner.id, mode }, seeding.now)
  const used = await db.query<{ business_id: string; minor: number }>(
    sql`SELECT business_id, sum(minor)::bigint AS minor FROM (
          SELECT business_id, outstanding_minor AS minor FROM capital_products
          WHERE partner_id = ${partner.id} AND mode = ${mode} AND product_type = 'bnpl'
          UNION ALL
          SELECT business_id, total_minor FROM orders WHERE partner_id = ${partner.id} AND mode = ${mode} AND status = 'accepted') t
        GROUP BY business_id`,
  )
  const usedBy = new Map(used.map(({ business_id, minor }) => [business_id, minor]))
  await insertRows(
    db,
    'credit_limits',
    buyers.map(({ id, currency }) => ({
      ...{ ...base, id: random.uuid(), business_id: id, product_type: 'bnpl', currency, status: 'enabled' },
      limit_minor: Math.ceil((usedBy.get(id) ?? 0) / 10_000_00) * 10_000_00 + random.whole(10, 60) * 1_000_00,
      created_at: ago(240),
      updated_at: ago(120),
    })),
  )
}

/** Buyers are older than their limits and orders. */
const longestDays = 245

/** BNPL terms: net 30 or 60, or equal parts every 30 days. */
const terms = {
  net30: ['net', 30],
  net60: ['net', 60],
  parts60: ['installments', 60],
  parts90: ['installments', 90],
} as const

function makeOrder({ random, base, now, ago }: Seeding, business: SeedBusiness, index: number) {
  // Some are recent enough to be open.
  const isRecent = index % 8 === 0
  const opened = isRecent ? random.between(1, 10) : random.between(4, 150)
  const status = random.weighted(
    isRecent ? { opened: 25, accepted: 30, finalized: 33, cancelled: 12 } : { finalized: 86, cancelled: 14 },
  )
  const lines = Array.from({ length: random.whole(1, 4) }, () => {
    const [description, lowest, highest, most] = random.pick(goods)
    return {
      description,
      quantity: random.whole(1, most),
      unit_amount: Math.round(random.between(lowest, highest) * 20) / 20,
    }
  })
  const [type, days] = terms[random.weighted({ net30: 45, net60: 30, parts60: 12, parts90: 13 })]
  const finalized = Math.max(0.2, opened - 2)
  const total = totalOf(lines)
  const id = random.uuid()
  const currency = business.currency
  const isFinal = status === 'finalized'
  const fundedAt = ago(finalized)
  const plan = planOf({
    ...{ productType: 'bnpl' as const, advance: total, fee: 0, currency, fundedOn: fundedAt.slice(0, 10) },
    estimatedTermDays: days,
    isInInstallments: type === 'installments',
  })
  const lastDue = plan.dues.at(-1)?.due_on ?? fundedAt.slice(0, 10)
  const order = {
    ...base,
    id,
    business_id: business.id,
    status,
    total_minor: total,
    currency,
    line_items: lines,
    terms: { type, days },
    opened_at: ago(opened),
    accepted_at: status === 'accepted' || isFinal ? ago(opened - 0.1) : null,
    finalized_at: isFinal ? fundedAt : null,
    cancelled_at: status === 'cancelled' ? ago(Math.max(0.1, opened - 1)) : null,
    cancel_reason:
      status === 'cancelled' ? random.pick(['Out of stock', 'The customer changed their mind', 'Ordered twice']) : null,
    due_at: isFinal ? `${lastDue}${fundedAt.slice(10)}` : null,
    created_at: ago(opened),
    updated_at: ago(isFinal ? finalized : Math.max(0.1, opened - 1)),
  }
  const product: ProductPlan | undefined = isFinal
    ? {
        ...{ base, businessId: business.id, applicationId: null, orderId: id, type: 'bnpl', currency, advance: total },
        id: random.uuid(),
        ...{ feeRate: 0, discountRate: 0, feeDiscountId: null, repaymentRate: null, dailySales: 0, fundedAt },
        outcome: isLate(plan.dues[0]?.due_on, currency, now) && random.chance(0.015) ? 'unpaid' : 'outstanding',
        termDays: days,
        isInInstallments: type === 'installments',
        seed: random.whole(0, 2 ** 31),
      }
    : undefined
  return { order, product }
}

/** Whether the first due date has passed. */
const isLate = (dueOn: string | undefined, currency: 'USD' | 'CAD', now: Date) =>
  dueOn !== undefined && businessDayFrom(addDays(dueOn, 5), countryOf(currency)) < now.toISOString().slice(0, 10)
