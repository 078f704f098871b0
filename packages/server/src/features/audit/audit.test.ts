import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { type Call, callAs, withApp } from '../../testing/testApp'

const test = withApp()
let mine: Call
let theirs: Call

beforeAll(async () => {
  mine = await callAs(test, demoAccounts.partner.email)
  theirs = await callAs(test, demoAccounts.canadian.email)
})

interface Event {
  id: string
  action: string
  actor_id: string
  actor_name: string
  target: string | null
  ip_address: string | null
  names: Record<string, string>
  before: Record<string, unknown> | Record<string, unknown>[] | null
  after: Record<string, unknown>
}

const eventsOf = async (query = '?kind=change', call = mine): Promise<Event[]> =>
  (await call(`/partner/audit_events${query}`)).json().results

async function addUser(first_name: string): Promise<{ id: string }> {
  const payload = { email: `${first_name}@example.com`, first_name, last_name: 'Lopez', role: 'developer' }
  return (await mine('/partner/users/v2', { method: 'POST', payload })).json()
}

describe('the audit log', () => {
  it('records a setting before and after, and only the changed widget', async () => {
    const { headers } = await mine('/partner/widget_configs')
    const product_type = 'flex_loan'
    const payload = { product_type, corner_radius: 12 }
    const changed = await mine('/partner/widget_configs', {
      method: 'PATCH',
      payload,
      headers: { 'if-match': String(headers.etag) },
    })
    expect(changed.statusCode).toBe(200)
    // Saved but not published.
    const widgets: { product_type: string; has_draft: boolean; version: number }[] = changed.json().results
    expect(widgets.filter(({ has_draft }) => has_draft)).toEqual([
      expect.objectContaining({ product_type, corner_radius: 12, version: 0 }),
    ])
    const [event] = await eventsOf('?action=updateWidgetConfig')
    expect(event).toMatchObject({
      actor_name: 'Maya Ortiz',
      before: { product_type, corner_radius: 8 },
      after: payload,
    })
    expect(event?.ip_address).toBeTruthy()
  })

  it('keeps the names of deleted users', async () => {
    const { id } = await addUser('ana')
    await mine(`/partner/delete_users?user_id=${id}`, { method: 'DELETE' })
    const [event] = await eventsOf('?action=deletePartnerUsers')
    expect(event?.before).toEqual([
      { first_name: 'ana', last_name: 'Lopez', email: 'ana@example.com', role: 'developer' },
    ])
  })

  it('filters by user', async () => {
    await addUser('bea')
    const [event] = await eventsOf()
    const me = event?.actor_id ?? ''
    expect((await eventsOf(`?actor_id=${me}`)).length).toBeGreaterThan(0)
    expect(await eventsOf('?actor_id=user_00000000-0000-4000-8000-000000000000')).toEqual([])
    expect(await eventsOf('?kind=change', theirs)).toEqual([])
  })

  it('exports the filtered events', async () => {
    await addUser('cleo')
    const file = await mine('/partner/audit_events/csv_export?action=addPartnerUser')
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.headers['content-disposition']).toMatch(/filename="audit-log-\d{4}-\d\d-\d\d\.csv"/)
    const [header, ...lines] = file.body.split('\r\n').filter(Boolean)
    expect(header).toBe(
      '\uFEFFTime,Who,Role,User ID,Action,Object,Object ID,Mode,IP address,Browser,Before,After,Request ID,Event ID',
    )
    expect(lines).toHaveLength((await eventsOf('?action=addPartnerUser')).length)
    expect(lines.filter((line) => line.includes('cleo@example.com'))).toHaveLength(1)
    expect((await theirs('/partner/audit_events/csv_export?kind=change')).body.trim().split('\r\n')).toHaveLength(1)
  })

  it("resolves names of the partner's own objects", async () => {
    const { id } = await addUser('dora')
    // Events of the same time have no fixed order.
    const events = await eventsOf('?action=addPartnerUser')
    expect(events.find(({ target }) => target === id)).toMatchObject({ names: { [id]: 'dora Lopez' } })

    const endpoint = async (call: Call, url: string): Promise<string> =>
      (
        await call('/webhook_endpoints', { method: 'POST', payload: { url, event_types: ['processor_link.created'] } })
      ).json().endpoint.id
    const ours = await endpoint(mine, 'https://example.com/ours')
    const [created] = await eventsOf('?action=createWebhookEndpoint')
    expect(created).toMatchObject({ target: ours, names: { [ours]: 'https://example.com/ours' } })
    const foreign = await endpoint(theirs, 'https://example.com/theirs')
    await test.database.query(sql`UPDATE audit_events SET target = ${foreign} WHERE target = ${ours}`)
    const [moved] = await eventsOf('?action=createWebhookEndpoint')
    expect(moved).toMatchObject({ target: foreign, names: {} })
  })

  it('names the business of an object, so that its page can be linked', async () => {
    const [payment] = await test.database.query<{ id: string; business_id: string; name: string }>(
      sql`SELECT 'payment_' || p.id AS id, 'business_' || b.id AS business_id, coalesce(b.dba_name, b.legal_name) AS name FROM payments p
          JOIN capital_products c ON c.id = p.capital_product_id JOIN businesses b ON b.id = c.business_id JOIN partners r ON r.id = p.partner_id
          WHERE r.slug = 'harvest-pos' AND p.mode = 'prod' LIMIT 1`,
    )
    if (!payment) throw new Error('No payment')
    await addUser('emil')
    await test.database.query(sql`UPDATE audit_events SET target = ${payment.id} WHERE after ->> 'first_name' = 'emil'`)
    const events = await eventsOf('?action=addPartnerUser')
    expect(events.find(({ target }) => target === payment.id)?.names).toMatchObject({
      [payment.id]: payment.name,
      [payment.business_id]: payment.name,
    })
  })
})

it("returns each role's capabilities like the session", async () => {
  const roles: { role: string; capabilities: string[] }[] = (await mine('/partner/roles')).json().results
  expect(roles.map(({ role }) => role)).toEqual(['admin', 'merchant_representative', 'developer', 'controller'])
  const { capabilities } = (await mine('/session')).json()
  expect(roles[0]?.capabilities).toEqual(capabilities)
})
