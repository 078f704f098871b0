import sql from 'sql-template-tag'
import { evaluateEligibility } from '../domain/capital/eligibility'
import { insertRows } from './insert'
import type { SeedBusiness, Seeding } from './seeding'

/** Adds balance transactions, limits, orders and other small objects. */
export async function seedMoney(seeding: Seeding): Promise<void> {
  const { db, random, base, businesses, partner, mode } = seeding

  await db.query(
    sql`INSERT INTO balance_transactions (partner_id, mode, id, business_id, type, amount_minor, currency, related_object_id, occurred_at, created_at, updated_at)
        SELECT c.partner_id, c.mode, md5('funding' || c.id)::uuid, c.business_id, 'funding', -c.advance_minor, c.currency, 'capital_product_' || c.id, c.funded_at, c.funded_at, c.funded_at
        FROM capital_products c WHERE c.partner_id = ${partner.id} AND c.mode = ${mode}
        UNION ALL
        SELECT c.partner_id, c.mode, md5('reversal' || c.id)::uuid, c.business_id, 'funding', c.advance_minor, c.currency, 'capital_product_' || c.id,
          c.ended_at, c.ended_at, c.ended_at
        FROM capital_products c WHERE c.partner_id = ${partner.id} AND c.mode = ${mode} AND c.status IN ('cancelled', 'void')
        UNION ALL
        SELECT y.partner_id, y.mode, md5('repayment' || y.id)::uuid, c.business_id, 'repayment', y.amount_minor, y.currency, 'payment_' || y.id, y.settled_at, y.settled_at, y.settled_at
        FROM payments y JOIN capital_products c ON c.partner_id = y.partner_id AND c.mode = y.mode AND c.id = y.capital_product_id
        WHERE y.partner_id = ${partner.id} AND y.mode = ${mode} AND y.status = 'succeeded'
        UNION ALL
        SELECT y.partner_id, y.mode, md5('share' || y.id)::uuid, c.business_id, 'revenue_share', -y.share_minor, y.currency, 'payment_' || y.id,
          y.settled_at, y.settled_at, y.settled_at
        FROM payments y JOIN capital_products c ON c.partner_id = y.partner_id AND c.mode = y.mode AND c.id = y.capital_product_id
        WHERE y.partner_id = ${partner.id} AND y.mode = ${mode} AND y.status = 'succeeded' AND y.share_minor > 0
        UNION ALL
        SELECT r.partner_id, r.mode, md5('refund' || r.id)::uuid, c.business_id, 'refund', -r.amount_minor, r.currency, 'refund_' || r.id,
          r.created_at, r.created_at, r.created_at
        FROM refunds r JOIN capital_products c ON c.partner_id = r.partner_id AND c.mode = r.mode AND c.id = r.capital_product_id
        WHERE r.partner_id = ${partner.id} AND r.mode = ${mode}
        UNION ALL
        SELECT r.partner_id, r.mode, md5('refundshare' || r.id)::uuid, c.business_id, 'revenue_share', r.share_minor, r.currency, 'refund_' || r.id,
          r.created_at, r.created_at, r.created_at
        FROM refunds r JOIN capital_products c ON c.partner_id = r.partner_id AND c.mode = r.mode AND c.id = r.capital_product_id
        WHERE r.partner_id = ${partner.id} AND r.mode = ${mode} AND r.share_minor > 0`,
  )
  const some = businesses.filter((_, index) => index % 7 === 0)
  // Includes businesses that stopped selling, which are ineligible.
  await seedEligibility(
    seeding,
    businesses.filter(({ status }, index) => index % 7 === 0 || (index % 5 === 0 && status === 'no_offer')),
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
  await seedCredit(seeding)
}

interface Evaluated {
  id: string
  currency: string
  monthly_sales_minor: number
  product_type: string | null
  offer_minor: number | null
  created_at: string
  evaluated_at: string
}

/** Evaluates businesses. One with an open offer was evaluated the day before, for at least the amount of the offer. */
async function seedEligibility(
  { db, random, base, ago, partner, mode }: Seeding,
  businesses: readonly SeedBusiness[],
): Promise<void> {
  const evaluated = await db.query<Evaluated>(
    sql`SELECT b.id, b.currency, b.monthly_sales_minor, o.product_type, o.max_minor AS offer_minor,
          greatest(b.created_at, ${ago(60)}) AS created_at, coalesce(o.starts_at - interval '1 day', ${ago(5)}) AS evaluated_at
        FROM businesses b LEFT JOIN offers o ON o.partner_id = b.partner_id AND o.mode = b.mode AND o.business_id = b.id AND o.status = 'open'
        WHERE b.partner_id = ${partner.id} AND b.mode = ${mode} AND b.id = ANY(${businesses.map(({ id }) => id)}) ORDER BY b.external_id`,
  )
  await insertRows(
    db,
    'eligibility',
    evaluated.map(({ id, currency, monthly_sales_minor, product_type, offer_minor, created_at, evaluated_at }) => {
      const evaluation = evaluateEligibility({ monthly_sales_minor }, false, new Date(evaluated_at))
      return {
        ...{ ...base, id: random.uuid(), business_id: id, currency, created_at, updated_at: evaluated_at },
        product_type: product_type ?? Object.keys(partner.products)[0],
        ...evaluation,
        ...(offer_minor === null
          ? {}
          : { is_eligible: true, reasons: [], max_minor: Math.max(evaluation.max_minor, offer_minor) }),
      }
    }),
  )
}

/** Adds spend card limits, and lines of credit with their applications. */
async function seedCredit({ db, random, base, businesses, ago, now, partner, mode }: Seeding): Promise<void> {
  // The first card opened the limit. The lender raised it where later statements needed more.
  const cards = await db.query<{ business_id: string; minor: number; currency: string; at: string }>(
    sql`SELECT c.business_id, min(c.currency) AS currency, min(c.funded_at) AS at,
          greatest((array_agg(o.max_minor ORDER BY c.funded_at))[1], max(c.total_minor), sum(c.outstanding_minor))::bigint AS minor
        FROM capital_products c
        LEFT JOIN applications a ON a.partner_id = c.partner_id AND a.mode = c.mode AND a.id = c.application_id
        LEFT JOIN offers o ON o.partner_id = a.partner_id AND o.mode = a.mode AND o.id = a.offer_id
        WHERE c.partner_id = ${partner.id} AND c.mode = ${mode} AND c.product_type = 'spend_card'
        GROUP BY c.business_id ORDER BY c.business_id`,
  )
  await insertRows(
    db,
    'credit_limits',
    cards.map(({ business_id, minor, currency, at }) => ({
      ...{ ...base, id: random.uuid(), business_id, product_type: 'spend_card', currency, status: 'enabled' },
      limit_minor: Math.ceil(minor / 100_00) * 100_00,
      created_at: at,
      updated_at: at,
    })),
  )
  const borrowers = businesses.filter(({ status }, index) => index % 11 === 3 && status !== 'no_offer').slice(0, 8)
  const applications = borrowers.map(({ id, currency, created_at }, index) => {
    const status = index === 0 ? 'under_review' : index === 1 ? 'denied' : 'approved'
    const requested = random.whole(10, 60) * 1_000_00
    const daysOld = (now.getTime() - Date.parse(created_at)) / 86_400_000
    const at = Math.min(random.between(20, 160), daysOld - 1)
    return {
      ...{ ...base, id: random.uuid(), business_id: id, requested_limit_minor: requested, currency, status },
      approved_limit_minor: status === 'approved' ? requested : null,
      decided_at: status === 'under_review' ? null : ago(at - 2),
      created_at: ago(at),
      updated_at: ago(at - 2),
    }
  })
  await insertRows(db, 'line_of_credit_applications', applications)
  await insertRows(
    db,
    'lines_of_credit',
    applications
      .filter(({ status }) => status === 'approved')
      .map(({ id, business_id, requested_limit_minor, currency, decided_at }) => ({
        ...base,
        id: random.uuid(),
        business_id,
        application_id: id,
        credit_limit_minor: requested_limit_minor,
        currency,
        status: 'active',
        created_at: decided_at,
        updated_at: decided_at,
      })),
  )
}
