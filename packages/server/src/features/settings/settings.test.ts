import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { partnerPlans } from '../../seed/partners'
import { type Call, callAs, problemOf, withApp } from '../../testing/testApp'

const test = withApp()
let mine: Call
let organization: Call
let alone: Call

beforeAll(async () => {
  mine = await callAs(test, demoAccounts.partner.email)
  organization = await callAs(test, demoAccounts.organization.email)
  alone = await callAs(test, demoAccounts.new.email)
})

const change = (call: Call, url: string, payload: object, ifMatch?: string) =>
  call(url, { method: 'PATCH', payload, headers: ifMatch === undefined ? {} : { 'if-match': ifMatch } })
const etagOf = async (call: Call, url: string) => String((await call(url)).headers.etag)

describe.each([
  [
    'support info',
    '/platform_tab/partner_support_info',
    '/platform_tab/partner_support_info',
    { hours: 'Mon to Fri' },
    { hours: 'Always' },
  ],
  ['branding', '/partner/branding', '/partners', { display_name: 'Harvest' }, { display_name: 'Harvest & Co' }],
  [
    'a widget',
    '/partner/widget_configs',
    '/partner/widget_configs',
    { product_type: 'merchant_cash_advance', corner_radius: 4 },
    { product_type: 'merchant_cash_advance', corner_radius: 12, publish: true },
  ],
] as const)('%s', (_name, readAt, writeAt, first, second) => {
  it('is changed from its current version only', async () => {
    const etag = await etagOf(mine, readAt)
    expect(problemOf(await change(mine, writeAt, first))).toMatchObject({ status: 428, code: 'if_match_missing' })
    const changed = await change(mine, writeAt, first, etag)
    expect(changed.statusCode, changed.body).toBe(200)
    const late = await change(mine, writeAt, second, etag)
    expect(problemOf(late)).toMatchObject({ status: 412, code: 'changed' })
    // The current state contains the other change and its version.
    const now = await mine(readAt)
    expect(now.headers.etag).toBe(changed.headers.etag)
    expect(now.json()).toEqual(changed.json())
    expect((await change(mine, writeAt, second, String(now.headers.etag))).statusCode).toBe(200)
    const { results } = (await mine('/partner/audit_events?kind=change')).json()
    expect(results[0].before).not.toBeNull()
  })

  it('returns the current state and the changes since in a conflict', async () => {
    const harvest = partnerPlans.find(({ slug }) => slug === 'harvest-pos')?.id
    const theirs: Call = (url, options) =>
      organization(url, { ...options, headers: { ...options?.headers, 'dashboard-partner': `partner_${harvest}` } })
    const base = (await change(mine, writeAt, first, '*')).headers.etag
    // Advances the clock, because the latest of several changes between the same versions is reported.
    test.setNow(new Date(test.now().getTime() + 60_000))
    const changed = await change(theirs, writeAt, second, String(base))
    const late = await change(mine, writeAt, first, String(base))
    expect(late.statusCode, late.body).toBe(412)
    expect(late.headers.etag).toBe(changed.headers.etag)
    const { current, changes, detail } = late.json()
    const { results = [changed.json()] } = changed.json()
    expect(results).toContainEqual(current)
    const fields = Object.keys(second).filter((name) => name !== 'product_type')
    expect(changes).toMatchObject([
      { actor_name: 'Daniel Reyes', occurred_at: test.now().toISOString().replace('.000Z', 'Z') },
    ])
    expect(changes[0].fields.toSorted()).toEqual(fields.toSorted())
    expect(detail).toContain('Daniel Reyes')
    const unknown = await change(mine, writeAt, first, '"nobody-knows"')
    expect(unknown.json()).toMatchObject({ status: 412, current, changes: [] })
  })

  it("names who changed the organization's defaults", async () => {
    const id = partnerPlans.find(({ slug }) => slug === 'stillwater-booking')?.id
    const below: Call = (url, options) =>
      organization(url, { ...options, headers: { ...options?.headers, 'dashboard-partner': `partner_${id}` } })
    for (const table of ['brandings', 'support_infos', 'widget_configs']) {
      await test.database.query({ text: `DELETE FROM ${table} WHERE owner_id = $1`, values: [id] })
    }
    const read = () => below(readAt)
    const [was, above] = [await read(), String((await organization(readAt)).headers.etag)]
    test.setNow(new Date(test.now().getTime() + 60_000))
    const changed = await change(organization, writeAt, second, above)
    expect(changed.statusCode, changed.body).toBe(200)
    const late = await change(below, writeAt, first, String(was.headers.etag))
    expect(late.statusCode, late.body).toBe(412)
    const fields = Object.keys(second).filter((name) => !['product_type', 'publish'].includes(name))
    expect(late.json().changes).toEqual([
      {
        actor_id: expect.stringMatching(/^user_/),
        actor_name: 'Daniel Reyes',
        occurred_at: expect.any(String),
        fields,
      },
    ])
    expect(late.headers.etag).toBe((await read()).headers.etag)
  })

  it('is changed by one of two concurrent requests with the same version', async () => {
    const etag = await etagOf(mine, readAt)
    const both = await Promise.all([change(mine, writeAt, first, etag), change(mine, writeAt, first, etag)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
  })
})

describe('settings', () => {
  it('of widgets report a change of the branding they inherit their color from', async () => {
    const url = '/partner/widget_configs'
    await test.database.query(sql`DELETE FROM widget_configs`)
    const before = await etagOf(mine, url)
    await change(mine, '/partners', { primary_color: '#123456' }, '*')
    const late = await change(mine, url, { product_type: 'merchant_cash_advance', corner_radius: 2 }, before)
    expect(late.json()).toMatchObject({
      status: 412,
      changes: [{ actor_name: 'Maya Ortiz', fields: ['primary_color'] }],
    })
  })

  it('of an enabled widget need an allowed origin to be published', async () => {
    const url = '/partner/widget_configs'
    const product_type = 'merchant_cash_advance'
    const publish = (changes: object) => change(mine, url, { product_type, publish: true, ...changes }, '*')
    expect(problemOf(await publish({ enabled: true, allowed_origins: [] }))).toMatchObject({
      status: 422,
      errors: [{ pointer: '/allowed_origins', code: 'required' }],
    })
    const allowed_origins = ['https://app.harvest-pos.example']
    expect((await publish({ enabled: true, allowed_origins })).statusCode).toBe(200)
    expect((await publish({ enabled: false, allowed_origins: [] })).statusCode).toBe(200)
  })

  it("of the organization are a partner's defaults", async () => {
    const url = '/platform_tab/partner_support_info'
    await test.database.query(sql`DELETE FROM support_infos`)
    const etag = await etagOf(organization, url)
    await change(organization, url, { support_email: 'help@northgate.example' }, etag)
    expect((await mine(url)).json().support_email).toBe('help@northgate.example')
    await change(mine, url, { support_email: 'help@harvest.example' }, await etagOf(mine, url))
    expect((await mine(url)).json().support_email).toBe('help@harvest.example')
    expect((await organization(url)).json().support_email).toBe('help@northgate.example')
    expect((await alone(url)).json().support_email).toBeNull()
  })

  it("are rejected if a field is invalid, with its type's message", async () => {
    const refused = await change(mine, '/platform_tab/partner_support_info', { support_phone: '0005550123' }, '*')
    expect(problemOf(refused)).toMatchObject({
      status: 422,
      errors: [{ pointer: '/support_phone', detail: 'Invalid' }],
    })
    const color = await change(mine, '/partners', { primary_color: '#12345' }, '*')
    expect(problemOf(color)).toMatchObject({ errors: [{ detail: 'Color must be a valid hex code' }] })
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>').toString('base64')
    const logo = await change(mine, '/partners', { logo: `data:image/svg+xml;base64,${script}` }, '*')
    expect(problemOf(logo)).toMatchObject({ status: 422, errors: [{ pointer: '/logo' }] })
  })
})
