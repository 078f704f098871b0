import sql from 'sql-template-tag'
import { insertRows } from './insert'
import type { Seeding } from './seeding'

const goods = [
  'Walk-in cooler',
  'Shelving',
  'Coffee beans, 20 kg',
  'Display case',
  'Packaging',
  'Point-of-sale stand',
  'Flour, 50 kg',
  'Chairs',
  'Work tables',
  'Cleaning supplies',
]

/** Movements of money, limits, orders, and the smaller kinds of objects. */
export async function seedMoney({ db, random, base, businesses, ago, partner, mode, isSmall }: Seeding): Promise<void> {
  await db.query(
    sql`INSERT INTO balance_transactions (partner_id, mode, id, business_id, type, amount_minor, currency, related_object_id, occurred_at, created_at, updated_at)
        SELECT c.partner_id, c.mode, md5('funding' || c.id)::uuid, c.business_id, 'funding', -c.advance_minor, c.currency, 'capital_product_' || c.id, c.funded_at, c.funded_at, c.funded_at
        FROM capital_products c WHERE c.partner_id = ${partner.id} AND c.mode = ${mode}
        UNION ALL
        SELECT y.partner_id, y.mode, md5('repayment' || y.id)::uuid, c.business_id, 'repayment', y.amount_minor, y.currency, 'payment_' || y.id, y.settled_at, y.settled_at, y.settled_at
        FROM payments y JOIN capital_products c ON c.partner_id = y.partner_id AND c.mode = y.mode AND c.id = y.capital_product_id
        WHERE y.partner_id = ${partner.id} AND y.mode = ${mode} AND y.status = 'succeeded'
        UNION ALL
        SELECT y.partner_id, y.mode, md5('share' || y.id)::uuid, c.business_id, 'revenue_share',
          -round(round(y.amount_minor::numeric * c.fee_minor / c.total_minor) * c.revenue_share_rate)::bigint, y.currency, 'payment_' || y.id,
          y.settled_at, y.settled_at, y.settled_at
        FROM payments y JOIN capital_products c ON c.partner_id = y.partner_id AND c.mode = y.mode AND c.id = y.capital_product_id
        WHERE y.partner_id = ${partner.id} AND y.mode = ${mode} AND y.status = 'succeeded' AND c.fee_minor > 0
          AND round(round(y.amount_minor::numeric * c.fee_minor / c.total_minor) * c.revenue_share_rate) > 0`,
  )
  if ('bnpl' in partner.products) {
    const buyers = businesses.slice(0, isSmall ? 8 : 30)
    await insertRows(
      db,
      'credit_limits',
      buyers.map((business) => ({
        ...base,
        id: random.uuid(),
        business_id: business.id,
        product_type: 'bnpl',
        limit_minor: Math.round(business.outstanding_minor / 100_00) * 100_00 + random.whole(50, 300) * 1000_00,
        currency: business.currency,
        status: 'enabled',
        created_at: ago(120),
        updated_at: ago(120),
      })),
    )
    const orders = Array.from({ length: isSmall ? 12 : 80 }, (_, index) => {
      const business = random.pick(buyers)
      const status = random.weighted({ opened: 15, accepted: 25, finalized: 45, cancelled: 15 })
      const opened = random.between(1, 90)
      const lines = Array.from({ length: random.whole(1, 4) }, () => ({
        description: random.pick(goods),
        quantity: random.whole(1, 20),
        unit_amount: random.whole(500, 90_000) / 100,
      }))
      const days = random.pick([30, 60, 90])
      const finalized = Math.max(0.2, opened - 2)
      return {
        ...base,
        id: random.uuid(),
        business_id: business.id,
        external_id: `PO-${10_001 + index}`,
        status,
        total_minor: lines.reduce(
          (sum, { quantity, unit_amount }) => sum + quantity * Math.round(unit_amount * 100),
          0,
        ),
        currency: business.currency,
        line_items: lines,
        terms: { type: random.chance(0.7) ? 'net' : 'installments', days },
        opened_at: ago(opened),
        accepted_at: status === 'accepted' || status === 'finalized' ? ago(opened - 0.1) : null,
        finalized_at: status === 'finalized' ? ago(finalized) : null,
        cancelled_at: status === 'cancelled' ? ago(Math.max(0.1, opened - 1)) : null,
        cancel_reason:
          status === 'cancelled'
            ? random.pick(['Out of stock', 'The customer changed their mind', 'Ordered twice'])
            : null,
        due_at: status === 'finalized' ? ago(finalized - days) : null,
        created_at: ago(opened),
        updated_at: ago(opened),
      }
    })
    await insertRows(db, 'orders', orders)
  }
  const some = businesses.filter((_, index) => index % 7 === 0)
  await insertRows(
    db,
    'eligibility',
    some.map((business) => ({
      ...base,
      id: random.uuid(),
      business_id: business.id,
      product_type: Object.keys(partner.products)[0],
      is_eligible: business.status !== 'no_offer',
      reasons: business.status === 'no_offer' ? ['sales_too_low'] : [],
      max_minor: business.status === 'no_offer' ? 0 : random.whole(20, 400) * 100_00,
      currency: business.currency,
      is_opted_out: false,
      evaluated_at: ago(5),
      created_at: ago(60),
      updated_at: ago(5),
    })),
  )
  await insertRows(
    db,
    'processor_links',
    some.map((business) => ({
      ...base,
      id: random.uuid(),
      business_id: business.id,
      processor: 'stripe',
      processor_entity_id: `acct_demo${random.whole(100_000, 999_999)}${business.external_id.slice(-3)}`,
      status: 'enabled',
      created_at: business.created_at,
      updated_at: business.created_at,
    })),
  )
  await db.query(
    sql`INSERT INTO grace_periods (partner_id, mode, id, capital_product_id, starts_on, ends_on, reason, created_at, updated_at)
        SELECT partner_id, mode, md5('grace' || id)::uuid, id, ${ago(2).slice(0, 10)}::date, ${ago(-5).slice(0, 10)}::date, 'Renovation', ${ago(3)}, ${ago(3)}
        FROM capital_products WHERE partner_id = ${partner.id} AND mode = ${mode} AND status = 'outstanding' ORDER BY id LIMIT 2`,
  )
}
