import sql from 'sql-template-tag'
import { beforeAll, expect } from 'vitest'
import { emit } from '../kernel/events'
import type { JobKind } from '../kernel/jobStore'
import { demoAccounts } from '../seed/demoAccounts'
import { partnerPlans } from '../seed/partners'
import { type Call, lastingCallAs, withApp } from './testApp'

export interface CrmEvent {
  id: string
  status: string
  direction: string
  object_id: string
  external_id: string | null
  event_type: string
  attempts_count: number
  next_attempt_at: string | null
}

const harvest = partnerPlans.find(({ slug }) => slug === 'harvest-pos')?.id ?? ''

/** Partner and mode of the CRM. */
export const scope = { partnerId: harvest, mode: 'prod' } as const

export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** A server without the demo's CRM data. */
export function withCrm() {
  const test = withApp()
  let mine: Call

  beforeAll(async () => {
    for (const table of [sql`crm_integrations`, sql`crm_events`, sql`crm_syncs`, sql`local_crm_records`]) {
      await test.database.query(sql`DELETE FROM ${table}`)
    }
    mine = await lastingCallAs(test, demoAccounts.partner.email)
  })

  const read = async (url: string) => (await mine(url)).json()
  const post = (url: string, payload?: object) => mine(url, { method: 'POST', payload })
  const forward = (milliseconds: number) => test.setNow(new Date(test.now().getTime() + milliseconds))

  const integration = () => read('/crm/integration')
  const connect = async () => expect((await post('/crm/integration', { vendor: 'demo' })).statusCode).toBe(200)
  const disconnect = async () => expect((await mine('/crm/integration', { method: 'DELETE' })).statusCode).toBe(204)

  /** Connects another CRM at a URL of the test. */
  async function withHubspot(address: string, work: () => Promise<void>) {
    test.config.crmHubspotUrl = address
    try {
      await post('/crm/integration', { vendor: 'hubspot', access_token: 'pat-1' })
      await work()
    } finally {
      test.config.crmHubspotUrl = undefined
      await connect()
    }
  }

  /** Starts a sync, after a clock step. */
  async function run() {
    forward(1000)
    return post('/crm/trigger_sync')
  }
  const lastRun = () => read('/crm/sync')

  const info = (id: string) => read(`/crm/event_info/${id}`)
  async function eventsOf(query: string): Promise<CrmEvent[]> {
    const response = await mine(`/crm/events?${query}`)
    expect(response.statusCode, response.body).toBe(200)
    return response.json().results
  }

  /** Emits a business event like any part of the server. */
  async function happen(n: number, external_id = `E-${n}`): Promise<CrmEvent> {
    const data = { id: `business_${uuid(n)}`, external_id, legal_name: 'Corner Kitchen LLC' }
    await test.database.transaction((tx) => emit(tx, test.deps, scope, { type: 'business.updated', data }))
    const [event] = await eventsOf(`object_id=${data.id}`)
    if (!event) throw new Error('There is no event.')
    return event
  }

  /** Adds businesses whose external IDs are the prefix and a number from 1. */
  const addBusinesses = (count: number, prefix: string) =>
    test.database.query(
      sql`INSERT INTO businesses (partner_id, mode, id, external_id, legal_name, incorporation_type, address_line1, city, region,
            postal_code, country, currency, created_at, updated_at)
          SELECT ${scope.partnerId}, 'prod', gen_random_uuid(), ${prefix} || n, 'Synced LLC', 'llc', '1 Main St', 'Austin', 'TX',
            '78701', 'US', 'USD', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z' FROM generate_series(1, ${count}::int) n`,
    )
  const removeBusinesses = (prefix: string) =>
    test.database.query(sql`DELETE FROM businesses WHERE external_id LIKE ${`${prefix}%`}`)

  /** Errors of the CRM that users were notified of. */
  async function failures() {
    const rows = await test.database.query<{ count: number }>(
      sql`SELECT coalesce(sum((payload->>'error_count')::int), 0)::int AS count FROM notifications
          WHERE partner_id = ${harvest} AND event_type = 'crm_errors'`,
    )
    return rows[0]?.count ?? 0
  }

  /** Makes a job's next failure its last. */
  const lastTry = (kind: JobKind) =>
    test.database.query(sql`UPDATE jobs SET tries = 7 WHERE kind = ${kind} AND failed_at IS NULL`)
  /** Removes the connected CRM's token, which no server can decrypt then. */
  const spoilToken = () =>
    test.database.query(sql`UPDATE crm_integrations SET token_sealed = 'spoilt' WHERE partner_id = ${harvest}`)
  const failedJobs = async () => {
    const rows = await test.database.query<{ kind: JobKind }>(
      sql`DELETE FROM jobs WHERE failed_at IS NOT NULL RETURNING kind`,
    )
    return rows.map(({ kind }) => kind)
  }

  return {
    test,
    lastTry,
    spoilToken,
    failedJobs,
    call: (...args: Parameters<Call>) => mine(...args),
    read,
    post,
    forward,
    integration,
    connect,
    disconnect,
    withHubspot,
    run,
    lastRun,
    info,
    eventsOf,
    happen,
    failures,
    addBusinesses,
    removeBusinesses,
  }
}
