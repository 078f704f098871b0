import sql from 'sql-template-tag'
import { missingData } from '../domain/dataShare/missingStore'
import { insertRows } from './insert'
import type { SeedBusiness, Seeding } from './seeding'
import { seedWebhookEvents } from './webhookEvents'

const calls = {
  'GET /businesses': 34,
  'GET /capital_product_offers': 22,
  'POST /daily_sales_records': 26,
  'PATCH /businesses/{id}': 6,
  'GET /capital_products': 8,
  'POST /businesses': 4,
}

const invalid = [422, 'invalid_request'] as const
const problems = [invalid, [404, 'not_found'], [409, 'date_taken'], [429, 'too_many_requests']] as const

/** Whether an error fits a request: lists always exist, and only sales have dates. */
const fits = ([, code]: (typeof problems)[number], call: string) =>
  code === 'not_found' ? call.includes('{id}') : code === 'date_taken' ? call === 'POST /daily_sales_records' : true

/** Adds 30 days of API requests, webhook events, CRM events, notifications and audit events. */
export async function seedLogs(seeding: Seeding, keyLast4: string): Promise<void> {
  const { db, random, base, partner, mode, now, ago, isSmall, businesses } = seeding
  const share = isSmall ? 0.02 : mode === 'prod' ? 1 : 0.15
  const size = (whole: number) => Math.max(12, Math.round(whole * share * (partner.counts.prod / 200)))
  const subject = (): SeedBusiness => random.pick(businesses)

  const requests = Array.from({ length: size(2400) }, () => {
    const business = subject()
    const call = random.weighted(calls)
    const [method = 'GET', template = ''] = call.split(' ')
    const kind = random.weighted({ ok: 92, refused: 7, failed: 1 })
    const problem = kind === 'refused' ? random.pick(problems) : undefined
    const [status, code] =
      problem !== undefined
        ? fits(problem, call)
          ? problem
          : invalid
        : kind === 'failed'
          ? [500, 'internal_error']
          : [method === 'POST' ? 201 : 200, null]
    const id = random.uuid()
    return {
      ...base,
      id,
      request_id: `req_${random.uuid()}`,
      method,
      path: `/api/v1${template.replace('{id}', `business_${business.id}`)}`,
      query: method === 'GET' ? 'page_size=25' : '',
      status_code: status,
      status_class: `${Math.floor(Number(status) / 100)}XX`,
      duration_us: Math.round(random.around(9000, 0.6)),
      api_key_last4: keyLast4,
      ip_address: '203.0.113.7',
      user_agent: `${partner.slug}-server/2.3`,
      idempotency_key: method === 'GET' ? null : id.slice(0, 8),
      error_code: code,
      related_object_ids: [`business_${business.id}`],
      request_headers: { accept: 'application/json' },
      request_body:
        method === 'POST'
          ? { business_id: `business_${business.id}`, date: ago(1).slice(0, 10), sales_amount: 1820.4, sales_count: 42 }
          : null,
      response_body: code ? { type: 'about:blank', title: 'Refused', status, code } : { id: `business_${business.id}` },
      created_at: ago(random.between(0.01, 30)),
    }
  })
  await insertRows(db, 'api_requests', requests)

  await seedWebhookEvents(seeding, size(500))

  const crmEvents = Array.from({ length: size(160) }, () => {
    const business = subject()
    const at = random.between(0.02, 30)
    const isFailed = random.chance(0.04)
    return {
      ...base,
      id: random.uuid(),
      vendor: 'demo',
      direction: 'push',
      object_type: 'business',
      object_id: `business_${business.id}`,
      external_id: isFailed ? null : `demo-${business.external_id}`,
      event_type: 'business.updated',
      payload: { id: `business_${business.id}`, legal_name: business.legal_name },
      status: isFailed ? 'failed' : 'success',
      attempts_count: 1,
      created_at: ago(at),
      last_attempt_at: ago(at - 0.0001),
      next_attempt_at: null,
    }
  })
  await insertRows(db, 'crm_events', crmEvents)
  await insertRows(
    db,
    'crm_attempts',
    crmEvents.map((event) => ({
      ...base,
      id: random.uuid(),
      event_id: event.id,
      n: 1,
      status: event.status,
      http_status: event.status === 'success' ? 200 : 503,
      response_excerpt: event.status === 'success' ? 'ok' : 'Service unavailable',
      duration_ms: random.whole(20, 300),
      trigger: 'scheduled',
      attempted_at: event.last_attempt_at,
    })),
  )

  const partnerQuery = `?partner_id=${partner.id}${mode === 'sandbox' ? '&sandbox_mode=true' : ''}`
  const lack = (await missingData(db, now)).find((row) => row.partner_id === partner.id && row.mode === mode)
  const texts: [string, object, string][] = [
    ['api_errors', { error_count: 3 }, ''],
    ['api_errors', { error_count: 1 }, ''],
    ['crm_errors', { error_count: 2 }, '&status=failed'],
    ['webhook_errors', { error_count: 1 }, '&status=failed'],
    ['webhook_errors', { error_count: 14 }, '&status=failed'],
    ...(lack && lack.no_account > 0 ? [['missing_bank_account_datashare', {}, ''] as [string, object, string]] : []),
    ...(lack && lack.no_sales > 0 ? [['missing_sales_datashare', {}, ''] as [string, object, string]] : []),
  ]
  const notices = Array.from({ length: isSmall ? 10 : 28 }, (_, index) => {
    const [event_type, payload, query] = texts[index % texts.length] ?? ['api_errors', { error_count: 1 }, '']
    return { event_type, payload, pd_query_params: `${partnerQuery}${query}`, created_at: ago(index * 0.9 + 0.2) }
  })
  const failed = await db.query<{ id: string; source: string; finished_at: string }>(
    sql`SELECT id, source, finished_at FROM dataset_uploads
        WHERE partner_id = ${partner.id} AND mode = ${mode} AND status = 'failed' ORDER BY created_at DESC`,
  )
  const failures = failed.map(({ id, source, finished_at }) => ({
    event_type: `${source}_datashare_upload`,
    payload: { event_id: `upload_${id}` },
    pd_query_params: partnerQuery,
    created_at: finished_at,
  }))
  await insertRows(
    db,
    'notifications',
    [...notices, ...failures].map((notice) => ({ ...base, id: random.uuid(), ...notice, except_user_id: null })),
  )
}
