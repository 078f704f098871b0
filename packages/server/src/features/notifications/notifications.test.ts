import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { notificationTypes } from '../../kernel/notificationRules'
import { notify } from '../../kernel/notifications'
import { demoAccounts } from '../../seed/demoAccounts'
import { partnerPlans } from '../../seed/partners'
import { type Call, callAs, callWithKey, withApp } from '../../testing/testApp'

const test = withApp()
const harvest = partnerPlans[0]?.id ?? ''
const nobody = 'http://127.0.0.1:1'
let mine: Call
let withKey: Call

beforeAll(async () => {
  for (const table of [
    'notification_reads',
    'notifications',
    'subscriptions',
    'jobs',
    'webhook_attempts',
    'webhook_deliveries',
    'webhook_events',
    'webhook_endpoints',
    'crm_integrations',
  ]) {
    await test.database.script(`DELETE FROM ${table}`)
  }
  mine = await callAs(test, demoAccounts.partner.email)
  withKey = await callWithKey(test, 'harvest-pos', 'prod')
})

const post = async (url: string, payload: object = {}) => {
  const response = await mine(url, { method: 'POST', payload })
  expect(response.statusCode, response.body).toBeLessThan(300)
  return response.statusCode === 204 ? undefined : response.json()
}
const failedCall = () => withKey('/businesses?no_such_key=1')
interface Notification {
  web_notification_id: string
  event_type: string
  state: string
  payload: Record<string, unknown>
  pd_query_params: string
}
const list = async (
  call = mine,
  query = '',
): Promise<{
  count: number
  results: Notification[]
  has_next: boolean
  has_unread: boolean
  changed_at: string | null
}> => (await call(`/web_notifications?${query}`)).json()
const latest = async (type: string) => (await list()).results.find(({ event_type }) => event_type === type)

/** Triggers each type with real requests. */
const happenings: Record<(typeof notificationTypes)[number], () => Promise<unknown>> = {
  api_errors: failedCall,
  async webhook_errors() {
    const { endpoint } = await post('/webhook_endpoints', {
      url: `${nobody}/hook`,
      event_types: ['processor_link.created'],
    })
    await post(`/webhook_endpoints/${endpoint.id}/test`)
  },
  async crm_errors() {
    // The built-in CRM rejects this external ID.
    await post('/crm/integration', { vendor: 'demo' })
    const address = { address_line1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701', country: 'US' }
    const made = await withKey('/businesses', {
      method: 'POST',
      payload: { external_id: 'CRMFAIL-1', legal_name: 'Corner Bakery', incorporation_type: 'llc', address },
    })
    expect(made.statusCode, made.body).toBe(201)
    // Requested manually, because events fail after their last attempt only.
    await post('/crm/trigger_sync')
  },
  async manual_datashare_upload() {
    const response = await mine('/dataingestion/manual_uploads?dataset_type=sales&file_name=bad.csv', {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      payload: 'colour\r\nred\r\n',
    })
    expect(response.statusCode).toBe(202)
  },
  async s3_datashare_upload() {
    await post('/dataingestion/s3/dataset_integrations', {
      bucket: 'harvest-exports',
      region: 'us-east-1',
      endpoint: nobody,
      access_key_id: 'AKIA',
      secret_access_key: 'secret',
    })
    await post('/dataingestion/s3/run_dataset_ingestion', { dataset_type: 'sales' })
  },
  user_added: () =>
    post('/partner/users/v2', { email: 'eve@example.com', first_name: 'Eve', last_name: 'Stone', role: 'developer' }),
  async missing_bank_account_datashare() {
    await test.database.query(
      sql`DELETE FROM bank_accounts WHERE partner_id = ${harvest} AND business_id =
            (SELECT business_id FROM bank_accounts WHERE partner_id = ${harvest} AND mode = 'prod' ORDER BY 1 LIMIT 1)`,
    )
    await test.database.query(
      sql`DELETE FROM daily_sales WHERE partner_id = ${harvest} AND business_id =
            (SELECT business_id FROM daily_sales WHERE partner_id = ${harvest} AND mode = 'prod' ORDER BY 1 LIMIT 1)`,
    )
    await test.database.query(
      sql`INSERT INTO jobs (kind, payload, run_at) VALUES ('day', '{}', ${test.now().toISOString()})`,
    )
  },
  // Created by the same daily check.
  missing_sales_datashare: async () => undefined,
}

const payloads: Record<(typeof notificationTypes)[number], unknown> = {
  api_errors: { error_count: 1 },
  webhook_errors: { error_count: 1 },
  crm_errors: { error_count: 1 },
  manual_datashare_upload: { event_id: expect.stringMatching(/^upload_/) },
  s3_datashare_upload: {},
  user_added: { username: 'Eve Stone', role: 'developer' },
  missing_bank_account_datashare: {},
  missing_sales_datashare: {},
}

describe('a notification', () => {
  it.each(notificationTypes)('of %s is sent for real events', async (type) => {
    await happenings[type]()
    await test.runJobs()
    const found = await latest(type)
    expect(found).toMatchObject({ state: 'unread', payload: payloads[type] })
    expect(found?.pd_query_params).toContain(`partner_id=${harvest}`)
  })

  it('counts failures within the hour, and becomes unread again', async () => {
    const first = await latest('api_errors')
    await post('/web_notifications/mark_one_read', { id: first?.web_notification_id })
    expect(await latest('api_errors')).toBeUndefined()
    await failedCall()
    expect(await latest('api_errors')).toMatchObject({
      web_notification_id: first?.web_notification_id,
      payload: { error_count: 2 },
    })
    test.setNow(new Date(test.now().getTime() + 3_600_001))
    mine = await callAs(test, demoAccounts.partner.email)
    await failedCall()
    expect(await latest('api_errors')).toMatchObject({ payload: { error_count: 1 } })
  })

  it('is read per user, and hidden from other partners', async () => {
    const colleague = await callAs(test, 'eve@example.com')
    const { results: theirs } = await list(colleague)
    expect(
      theirs.map(({ event_type }) => event_type),
      "users aren't notified of their own invitation",
    ).not.toContain('user_added')
    const [one] = theirs
    const { count } = await list()
    await colleague('/web_notifications/mark_one_read', { method: 'POST', payload: { id: one?.web_notification_id } })
    expect((await list(colleague, 'state=read')).results.map(({ web_notification_id }) => web_notification_id)).toEqual(
      [one?.web_notification_id],
    )
    expect((await list()).count).toBe(count)
    const canadian = await callAs(test, demoAccounts.canadian.email)
    const refused = await canadian('/web_notifications/mark_one_read', {
      method: 'POST',
      payload: { id: one?.web_notification_id },
    })
    expect(refused.statusCode).toBe(404)
  })

  it('is unread again when marking all is undone, unless it was read before', async () => {
    const colleague = await callAs(test, 'eve@example.com')
    const { count, results } = await list()
    const first = results[0]?.web_notification_id
    await post('/web_notifications/mark_one_read', { id: first })
    test.setNow(new Date(test.now().getTime() + 1000))
    const payload = { live_mode: true }
    await post('/web_notifications/mark_all_read', payload)
    await colleague('/web_notifications/undo_mark_all_read', { method: 'POST', payload })
    await post('/web_notifications/undo_mark_all_read', { live_mode: false })
    expect((await list()).count).toBe(0)
    await post('/web_notifications/undo_mark_all_read', payload)
    expect(await list()).toMatchObject({ count: count - 1, has_unread: true })
    const read = await list(mine, 'state=read')
    expect(read.results.map(({ web_notification_id }) => web_notification_id)).toEqual([first])
    // Only the latest request can be undone.
    await post('/web_notifications/mark_all_read', payload)
    await post('/web_notifications/mark_all_read', payload)
    await post('/web_notifications/undo_mark_all_read', payload)
    expect((await list()).count).toBe(0)
    await test.database.script('DELETE FROM notification_reads')
  })

  it('is listed ten per page, and marked as read for a whole mode', async () => {
    for (let hour = 0; hour < 6; hour += 1) {
      test.setNow(new Date(test.now().getTime() + 3_600_001))
      await failedCall()
    }
    mine = await callAs(test, demoAccounts.partner.email)
    const { count, results, has_next } = await list()
    expect(count).toBeGreaterThan(10)
    expect(results).toHaveLength(10)
    expect(has_next).toBe(true)
    const second = await list(mine, 'page_number=2')
    expect(second.results).toHaveLength(count - 10)
    expect(second.has_next).toBe(false)
    await post('/web_notifications/mark_all_read', { live_mode: false })
    expect((await list()).count).toBe(count)
    await post('/web_notifications/mark_all_read', { live_mode: true })
    expect(await list()).toMatchObject({ count: 0, results: [], has_unread: false })
    expect((await list(mine, 'state=read')).count).toBe(count)
  })
})

it('comes with the time of the latest change by someone else, in its mode, for an hour', async () => {
  const changedAt = async (call: Call, query = '') => (await list(call, query)).changed_at
  test.setNow(new Date(test.now().getTime() + 3_600_001))
  mine = await callAs(test, demoAccounts.partner.email)
  const colleague = await callAs(test, 'eve@example.com')
  expect([await changedAt(mine), await changedAt(colleague)]).toEqual([null, null])
  await post('/webhook_endpoints', { url: `${nobody}/changes`, event_types: [] })
  const at = test.now().toISOString()
  expect([await changedAt(mine), await changedAt(colleague)]).toEqual([null, at])
  expect(await changedAt(colleague, 'live_mode=false')).toBeNull()
  expect(await changedAt(await callAs(test, demoAccounts.organization.email))).toBe(at)
  expect(await changedAt(await callAs(test, demoAccounts.canadian.email))).toBeNull()
  test.setNow(new Date(test.now().getTime() + 3_600_001))
  mine = await callAs(test, demoAccounts.partner.email)
  expect(await changedAt(await callAs(test, 'eve@example.com'))).toBeNull()
})

it('about the sandbox is not sent to users of the organization, who have none', async () => {
  const { email } = demoAccounts.organization
  const [partner] = await test.database.query<{ id: string }>(
    sql`SELECT o.partner_id AS id FROM partner_organizations o JOIN users u USING (organization_id) WHERE u.email = ${email} LIMIT 1`,
  )
  const partnerId = partner?.id ?? ''
  const addressees = async (mode: 'prod' | 'sandbox') => {
    const before = test.mails.length
    await notify(test.database, test.deps, { partnerId, mode }, { type: 's3_datashare_upload', payload: {} })
    await test.runJobs()
    return test.mails.slice(before).map(({ to }) => to)
  }
  expect(await addressees('prod')).toContain(email)
  expect(await addressees('sandbox')).not.toContain(email)
})

describe('a subscription', () => {
  it('selects channels per type and user', async () => {
    const { results } = await post('/partner_event/update/api_errors', {
      channels: { email: true, web: false, chat: false },
    })
    expect(results.map(({ event_type }: { event_type: string }) => event_type)).toEqual([...notificationTypes])
    test.setNow(new Date(test.now().getTime() + 3_600_001))
    mine = await callAs(test, demoAccounts.partner.email)
    const before = test.mails.length
    await failedCall()
    await test.runJobs()
    expect(await latest('api_errors')).toBeUndefined()
    expect(test.mails.slice(before).map(({ to, subject }) => [to, subject])).toEqual([
      [demoAccounts.partner.email, '1 API request failed'],
    ])
    const link = `${test.config.publicOrigin}/developer/api-logs?partner_id=`
    expect(test.mails.at(-1)?.text).toContain(link)
    const colleague = await callAs(test, 'eve@example.com')
    const { results: theirs } = (await colleague('/partner_event/subscriptions')).json()
    expect(theirs[0]).toMatchObject({
      event_type: 'api_errors',
      channels: { email: false, web: true },
      updated_at: null,
    })
    const twice = {
      subscriptions: [0, 1].map(() => ({ event_type: 'user_added', channels: { email: true, web: true, chat: true } })),
    }
    expect((await mine('/partner_event/update', { method: 'POST', payload: twice })).statusCode).toBe(422)
  })
})
