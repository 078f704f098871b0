import sql from 'sql-template-tag'
import { apiKeyStore, newKey } from '../domain/partners/apiKeyStore'
import { newSecret } from '../kernel/signature'
import type { Queryable } from '../platform/database/sql'
import { last4 } from '../platform/sealing'
import { explainDenials } from './denials'
import { insertRows } from './insert'
import { seedLogs } from './logs'
import { seedMoney } from './money'
import { seedOrders } from './orders'
import { seedPeople } from './people'
import { seedOf } from './promotions'
import { createRandom } from './random'
import type { Plan } from './rows'
import type { RestPlan, SeedBusiness, SeededKey, Seeding } from './seeding'
import { seedShares } from './shares'

const day = 86_400_000

/** Derives columns from offers and applications. */
export async function completeCapital(db: Queryable, { partner, mode }: Plan): Promise<void> {
  const inScope = sql`partner_id = ${partner.id} AND mode = ${mode}`
  await db.query(sql`UPDATE offers SET created_at = starts_at, updated_at = starts_at WHERE ${inScope}`)
  await db.query(
    sql`UPDATE applications SET updated_at = coalesce(decided_at, submitted_at, created_at) WHERE ${inScope}`,
  )
}

/** Adds everything except businesses and their capital. Returns the API keys, which are shown once. */
export async function seedRest(db: Queryable, plan: RestPlan): Promise<SeededKey[]> {
  const { partner, mode, now, sealing, webhookOrigin } = plan
  const scope = { partnerId: partner.id, mode }
  const businesses = await db.query<SeedBusiness>(
    sql`SELECT id, external_id, legal_name, dba_name, incorporation_type, address_line1, address_line2, city, region, postal_code, country, currency, status, outstanding_minor, established_on, created_at FROM businesses
        WHERE partner_id = ${partner.id} AND mode = ${mode} ORDER BY external_id`,
  )
  if (businesses.length === 0) return []
  const random = createRandom(seedOf(`${partner.slug}${mode}`))
  const ago = (days: number) => new Date(now.getTime() - days * day).toISOString()
  const seeding: Seeding = { ...plan, db, random, base: { partner_id: partner.id, mode }, businesses, ago }
  await seedOrders(seeding)
  await explainDenials(seeding)
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
  const synced = seeding.businesses.filter(({ created_at }) => created_at < ago(200)).length
  await insertRows(db, 'crm_syncs', [
    {
      ...seeding.base,
      ...{ id: random.uuid(), sync_mode: 'push', status: 'done', total_count: synced, done_count: synced },
      ...{ started_at: ago(200), moved_at: ago(199.99), finished_at: ago(199.99) },
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
