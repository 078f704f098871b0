import sql, { raw } from 'sql-template-tag'
import { stepsAt } from '../domain/capital/applicationActions'
import { nextAttempt } from '../domain/developer/rules'
import { wireOf } from '../domain/resources/resource'
import { resourceStore } from '../domain/resources/resourceStore'
import { resources } from '../domain/resources/resources'
import type { JobKind, JobKinds } from '../kernel/jobStore'
import { latestApiVersion } from '../platform/apiVersions'
import { insertRows } from './insert'
import type { Seeding } from './seeding'

/** Events of the last 30 days: their share, the objects they're about, and their time in SQL. */
const sources = [
  ['daily_sales_record.created', 0.28, 'daily_sales_records', 'created_at'],
  ['capital_product_payment.succeeded', 0.3, 'capital_product_payments', 'settled_at'],
  ['capital_product_payment.failed', 0.02, 'capital_product_payments', "CASE status WHEN 'failed' THEN updated_at END"],
  ['capital_product_offer.created', 0.22, 'capital_product_offers', 'created_at'],
  ['capital_product_application.submitted', 0.08, 'capital_product_applications', 'submitted_at'],
  ['capital_product.funded', 0.06, 'capital_products', 'funded_at'],
  ['capital_product.paid_off', 0.04, 'capital_products', 'paid_off_at'],
] as const

type Wire = ReturnType<typeof wireOf>

/** The object of an event as it was then, because later changes have events of their own. */
function dataAt(type: (typeof sources)[number][0], data: Wire): Wire {
  switch (type) {
    case 'capital_product_offer.created':
      return { ...data, status: 'open', updated_at: data.created_at }
    case 'capital_product_application.submitted':
      return {
        ...data,
        status: 'under_review',
        approval: 'under_review',
        steps: JSON.parse(stepsAt(4, 'in_progress')),
        needs: [],
        ...{ decision_reasons: [], disclosure: null, adverse_action: null, decided_at: null },
        updated_at: data.submitted_at,
      }
    case 'capital_product.funded':
      return {
        ...data,
        ...{ status: 'outstanding', paid_amount: 0, waived_amount: 0, outstanding_amount: data.total_repayment_amount },
        ...{ paid_off_at: null, updated_at: data.funded_at },
      }
    default:
      return data
  }
}

interface SeededEvent {
  id: string
  type: string
  at: string
  body: object
  related: string[]
  /** No endpoint accepted it. */
  isLost: boolean
}

const maxAttempts = 10

/** Adds webhook events of existing objects with their deliveries and attempts. */
export async function seedWebhookEvents(seeding: Seeding, count: number): Promise<void> {
  const { db, base } = seeding
  const events: SeededEvent[] = []
  for (const source of sources) events.push(...(await eventsOf(seeding, source, Math.ceil(count * source[1]))))
  const { deliveries, attempts, jobs } = await deliver(seeding, events)
  const timesOfEvent = new Map<string, string[]>()
  for (const { event_id, attempted_at } of attempts)
    timesOfEvent.set(event_id, [...(timesOfEvent.get(event_id) ?? []), attempted_at])
  const failed = new Set(deliveries.flatMap(({ event_id, status }) => (status === 'failed' ? [event_id] : [])))
  const waiting = new Map(
    deliveries.flatMap(({ event_id, next_attempt_at }) => (next_attempt_at ? [[event_id, next_attempt_at]] : [])),
  )
  await insertRows(
    db,
    'webhook_events',
    events.map(({ id, type, at, body, related }) => ({
      ...{ ...base, id, type, body, related_object_ids: related, created_at: at },
      next_attempt_at: waiting.get(id) ?? null,
      status: failed.has(id) ? 'failed' : waiting.has(id) ? 'pending' : 'success',
      attempts_count: timesOfEvent.get(id)?.length ?? 0,
      last_attempt_at: timesOfEvent.get(id)?.toSorted().at(-1) ?? at,
    })),
  )
  await insertRows(db, 'webhook_deliveries', deliveries)
  await insertRows(db, 'webhook_attempts', attempts)
  await insertRows(db, 'jobs', jobs)
}

async function eventsOf(
  { db, random, base, partner, mode, now, ago }: Seeding,
  [type, , name, time]: (typeof sources)[number],
  count: number,
): Promise<SeededEvent[]> {
  const [resource, at] = [resources[name], raw(time)]
  const drawn = await db.query<{ id: string; at: string }>(
    sql`SELECT id, ${at} AS at FROM ${raw(resource.table)} WHERE partner_id = ${base.partner_id} AND mode = ${mode}
          AND ${at} > ${ago(30)} AND ${at} < ${ago(0.01)} ORDER BY md5(id::text) LIMIT ${count}`,
  )
  const times = new Map(drawn.map((row) => [row.id, row.at]))
  const scope = { partnerId: partner.id, mode }
  const rows = await resourceStore(db, scope, resource).findAll([...times.keys()])
  const owned = await db.query<{ id: string; business_id: string }>(
    sql`SELECT id, business_id FROM capital_products WHERE partner_id = ${base.partner_id} AND mode = ${mode}`,
  )
  const owners = new Map(owned.map((product) => [product.id, product.business_id]))
  return rows
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map((row) => {
      const id = random.uuid()
      const occurred = new Date(times.get(row.id) ?? now).toISOString()
      const data = dataAt(type, wireOf(resource, row, now))
      const businessId = data.business_id ?? `business_${owners.get(String(row.capital_product_id))}`
      return {
        ...{ id, type, at: occurred },
        body: { id: `event_${id}`, type, api_version: latestApiVersion, timestamp: occurred, data },
        related: [data.id, String(businessId)],
        isLost: random.chance(0.02),
      }
    })
}

const delivered = { response_status_code: 204, response_body: '' }
const broken = { response_status_code: 500, response_body: 'This endpoint always fails.' }
const unavailable = { response_status_code: 503, response_body: 'Service Unavailable' }

async function deliver({ db, random, base, partner, mode, now }: Seeding, events: readonly SeededEvent[]) {
  const endpoints = await db.query<{ id: string; url: string; health: string; event_types: string[] }>(
    sql`SELECT id, url, health, event_types FROM webhook_endpoints WHERE partner_id = ${partner.id} AND mode = ${mode} ORDER BY url`,
  )
  const deliveries: (Record<string, unknown> & { event_id: string; status: string; next_attempt_at: string | null })[] =
    []
  const attempts: (Record<string, unknown> & { event_id: string; attempted_at: string })[] = []
  const jobs: { kind: JobKind; payload: JobKinds['deliver_webhook']; run_at: string }[] = []
  for (const { id, type, at, isLost } of events) {
    for (const endpoint of endpoints) {
      if (endpoint.event_types.length > 0 && !endpoint.event_types.includes(type)) continue
      const isFailing = isLost || endpoint.health === 'unhealthy'
      const planned = timesOf(at, isFailing ? maxAttempts : random.chance(0.04) ? 2 : 1)
      const times = planned.filter((time) => time <= now.toISOString())
      const next = planned[times.length] ?? null
      deliveries.push({
        ...{ ...base, event_id: id, endpoint_id: endpoint.id, attempts_count: times.length, round: times.length },
        ...{ status: next ? 'pending' : isFailing ? 'failed' : 'success', next_attempt_at: next, created_at: at },
        failed_at: isFailing ? times.at(-1) : null,
      })
      if (next)
        jobs.push({
          kind: 'deliver_webhook',
          payload: { partnerId: partner.id, mode, eventId: id, endpointId: endpoint.id, trigger: 'scheduled' },
          run_at: next,
        })
      for (const [index, attempted_at] of times.entries()) {
        const isDelivered = !isFailing && index === planned.length - 1
        attempts.push({
          ...{ ...base, id: random.uuid(), event_id: id, endpoint_id: endpoint.id, url: endpoint.url, attempted_at },
          ...{ trigger: 'scheduled', next_attempt_at: planned[index + 1] ?? null, duration_ms: random.whole(8, 240) },
          request_headers: { 'content-type': 'application/json', 'webhook-id': `event_${id}` },
          status: isDelivered ? 'success' : 'failed',
          ...(isDelivered ? delivered : endpoint.health === 'unhealthy' ? broken : unavailable),
          error_kind: isDelivered ? null : 'status',
        })
      }
    }
  }
  return { deliveries, attempts, jobs }
}

/** Times of attempts on the schedule for retries. */
function timesOf(at: string, count: number): string[] {
  const times = [new Date(Date.parse(at) + 1000)]
  for (let made = 1; made < count; made += 1) {
    const next = nextAttempt(made, times.at(-1) ?? new Date(at), 0)
    if (next) times.push(next)
  }
  return times.map((time) => time.toISOString())
}
