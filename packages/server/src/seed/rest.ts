import sql from 'sql-template-tag'
import { apiKeyStore, newKey } from '../domain/partners/apiKeyStore'
import { newSecret } from '../kernel/signature'
import type { Queryable } from '../platform/database/sql'
import { last4 } from '../platform/sealing'
import type { Plan } from './business'
import { insertRows } from './insert'
import { seedLogs } from './logs'
import { seedMoney } from './money'
import { seedPeople } from './people'
import { createRandom } from './random'
import type { RestPlan, SeedBusiness, SeededKey, Seeding } from './seeding'
import { seedShares } from './shares'

const day = 86_400_000

/** What follows from offers, products and payments, by single statements. */
export async function completeCapital(db: Queryable, { partner, mode }: Plan): Promise<void> {
  const inScope = sql`partner_id = ${partner.id} AND mode = ${mode}`
  await db.query(sql`UPDATE offers SET created_at = starts_at, updated_at = starts_at WHERE ${inScope}`)
  await db.query(
    sql`UPDATE applications SET updated_at = coalesce(decided_at, submitted_at, created_at) WHERE ${inScope}`,
  )
  await db.query(sql`UPDATE payments SET created_at = initiated_at, updated_at = coalesce(settled_at, initiated_at),
    failure_message = CASE WHEN failure_code IS NULL THEN NULL ELSE 'The account had not enough money.' END WHERE ${inScope}`)
  await db.query(
    sql`UPDATE capital_products c SET created_at = funded_at, updated_at = coalesce(paid_off_at, funded_at),
          repayments_begin_at = funded_at + interval '1 day', minimum_minor = (total_minor / 18) / 100 * 100,
          term_months = CASE WHEN product_type = 'term_loan' THEN 12 END,
          estimated_term_days = CASE WHEN product_type = 'term_loan' THEN 365 ELSE 240 END,
          paid_minor = coalesce((SELECT sum(y.amount_minor) FROM payments y
            WHERE y.partner_id = c.partner_id AND y.mode = c.mode AND y.capital_product_id = c.id AND y.status = 'succeeded'), 0)
        WHERE c.partner_id = ${partner.id} AND c.mode = ${mode}`,
  )
}

/** Everything of a partner and mode that is not businesses and their capital. Answers the keys, which are shown once. */
export async function seedRest(db: Queryable, plan: RestPlan): Promise<SeededKey[]> {
  const { partner, mode, now, sealing, webhookOrigin } = plan
  const scope = { partnerId: partner.id, mode }
  const businesses = await db.query<SeedBusiness>(
    sql`SELECT id, external_id, legal_name, dba_name, region, country, currency, status, outstanding_minor, created_at FROM businesses
        WHERE partner_id = ${partner.id} AND mode = ${mode} ORDER BY external_id`,
  )
  if (businesses.length === 0) return []
  const random = createRandom(
    [...`${partner.slug}${mode}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7),
  )
  const ago = (days: number) => new Date(now.getTime() - days * day).toISOString()
  const seeding: Seeding = { ...plan, db, random, base: { partner_id: partner.id, mode }, businesses, ago }
  await seedPeople(seeding)
  await seedMoney(seeding)
  await seedShares(seeding)
  if (mode === 'prod') {
    await insertRows(db, 'support_infos', [
      {
        owner_id: partner.id,
        support_email: `support@${partner.slug}.example`,
        support_phone: partner.country === 'CA' ? '4165550142' : '5125550142',
        support_url: `https://${partner.slug}.example/help`,
        hours: 'Mon to Fri, 9 to 17',
        languages: ['en'],
        updated_at: ago(60),
      },
    ])
  }
  await insertRows(db, 'webhook_endpoints', [
    endpoint(seeding, { url: `${webhookOrigin}/_local/webhooks/inbox`, description: 'Main', health: 'healthy' }),
    endpoint(seeding, {
      url: `${webhookOrigin}/_local/webhooks/broken`,
      description: 'Old data warehouse',
      health: 'unhealthy',
      event_types: ['capital_product.funded', 'capital_product.paid_off'],
    }),
  ])
  await insertRows(db, 'crm_integrations', [
    {
      ...seeding.base,
      vendor: 'demo',
      status: 'linked',
      sync_mode: 'push',
      token_sealed: null,
      connected_at: ago(200),
    },
  ])
  const key = newKey(mode)
  await apiKeyStore(db).add(scope, {
    id: random.uuid(),
    name: mode === 'prod' ? 'Production server' : 'Sandbox server',
    key,
    now: new Date(now.getTime() - 180 * day),
  })
  await seedLogs(seeding, key.slice(-4))
  await db.query(
    sql`UPDATE api_keys k SET last_used_at = (SELECT max(created_at) FROM api_requests r
          WHERE r.partner_id = k.partner_id AND r.mode = k.mode AND r.api_key_last4 = k.last4)
        WHERE partner_id = ${partner.id} AND mode = ${mode}`,
  )
  return [{ slug: partner.slug, mode, key }]

  function endpoint(
    { base, random }: Seeding,
    values: { url: string; description: string; health: string; event_types?: string[] },
  ) {
    const secret = newSecret()
    return {
      ...base,
      id: random.uuid(),
      status: 'enabled',
      event_types: [],
      ...values,
      secret_sealed: sealing.seal(secret),
      secret_last4: last4(secret),
      created_at: ago(180),
      updated_at: ago(180),
    }
  }
}
