import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { organizationPlan, partnerPlans } from '../../seed/partners'
import { overlapping } from '../../testing/overlapping'
import { type Call, callAs, problemOf, withApp } from '../../testing/testApp'
import { engine } from '../../testing/testDatabase'

const test = withApp()
let mine: Call
let organization: Call
let alone: Call

beforeAll(async () => {
  mine = await callAs(test, demoAccounts.partner.email)
  organization = await callAs(test, demoAccounts.organization.email)
  alone = await callAs(test, demoAccounts.new.email)
})

const change = (call: Call, url: string, payload: object, ifMatch?: string, method: 'PATCH' | 'POST' = 'PATCH') =>
  call(url, { method, payload, headers: ifMatch === undefined ? {} : { 'if-match': ifMatch } })
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

  it('list API keys without the keys themselves', async () => {
    const { results } = (await mine('/partner/api_keys')).json()
    expect(results.length).toBeGreaterThan(0)
    for (const key of results) expect(JSON.stringify(key)).not.toMatch(/pd_(live|test)_/)
  })
})

describe('API keys', () => {
  const post = (url: string, payload?: object, key = randomUUID()) =>
    mine(`/partner/api_keys${url}`, { method: 'POST', payload, headers: { 'idempotency-key': key } })
  const statusWith = async (secret: string) =>
    (await test.app.inject({ url: '/api/v1/businesses', headers: { authorization: `Bearer ${secret}` } })).statusCode
  const listed = async (id: string) =>
    (await mine('/partner/api_keys')).json().results.find((key: { id: string }) => key.id === id)

  it('work once created, and return their secret once', async () => {
    const repeated = randomUUID()
    const created = (await post('', { name: '  Production server ' }, repeated)).json()
    expect(created.key).toMatchObject({ name: 'Production server', mode: 'prod', expires_at: null, revoked_at: null })
    expect(created.secret).toMatch(/^pd_live_.{43}$/)
    expect(created.secret.endsWith(created.key.last4)).toBe(true)
    expect(await statusWith(created.secret)).toBe(200)
    expect((await post('', { name: '  Production server ' }, repeated)).json()).toEqual({ ...created, secret: null })
    const audited = (await mine('/partner/audit_events?action=createApiKey')).body
    expect(audited).toContain('Production server')
    expect(audited).not.toContain(created.secret)
    expect(problemOf(await post('', { name: '  ' }))).toMatchObject({ status: 422, errors: [{ pointer: '/name' }] })
  })

  it('rotate with an overlap, in which both work', async () => {
    const { key, secret } = (await post('', { name: 'Rotated' })).json()
    const rotated = (await post(`/${key.id}/rotate`, { overlap_hours: 2 })).json()
    expect(rotated.key).toMatchObject({ name: 'Rotated', expires_at: null })
    expect([await statusWith(secret), await statusWith(rotated.secret)]).toEqual([200, 200])
    expect(problemOf(await post(`/${key.id}/rotate`, {}))).toMatchObject({ status: 409, code: 'api_key_inactive' })
    const before = test.now()
    test.setNow(new Date(before.getTime() + 2 * 3_600_000))
    expect([await statusWith(secret), await statusWith(rotated.secret)]).toEqual([401, 200])
    test.setNow(before)
    const rotatedAgain = (await post(`/${rotated.key.id}/rotate`, { overlap_hours: 0 })).json()
    expect([await statusWith(rotated.secret), await statusWith(rotatedAgain.secret)]).toEqual([401, 200])
  })

  it('stop immediately once revoked, and stay in the list', async () => {
    const { key, secret } = (await post('', { name: 'Revoked' })).json()
    expect((await post(`/${key.id}/revoke`)).statusCode).toBe(200)
    expect(await statusWith(secret)).toBe(401)
    expect((await listed(key.id)).revoked_at).not.toBeNull()
    for (const action of ['revoke', 'rotate']) {
      const payload = action === 'rotate' ? {} : undefined
      expect(problemOf(await post(`/${key.id}/${action}`, payload))).toMatchObject({ code: 'api_key_inactive' })
    }
    expect((await post('/api_key_00000000-0000-4000-8000-000000000000/revoke')).statusCode).toBe(404)
  })

  it('are limited, without those that no longer work', async () => {
    let last = await post('', { name: 'One more' })
    const ids: string[] = []
    while (last.statusCode === 201 && ids.length < 30) {
      ids.push(last.json().key.id)
      last = await post('', { name: 'One more' })
    }
    const tooMany = { status: 409, code: 'too_many_api_keys' }
    expect(problemOf(last)).toMatchObject(tooMany)
    await post(`/${ids[0]}/revoke`)
    expect((await post('', { name: 'One more' })).statusCode).toBe(201)

    const rotate = (id: string, overlap_hours: number) => post(`/${id}/rotate`, { overlap_hours })
    const [, one = '', other = '', another = ''] = ids
    expect(problemOf(await rotate(one, 1))).toMatchObject(tooMany)
    expect((await listed(one)).expires_at).toBeNull()
    expect((await rotate(one, 0)).statusCode).toBe(201)
    await post(`/${other}/revoke`)
    expect((await rotate(another, 1)).statusCode).toBe(201)
    expect(problemOf(await post('', { name: 'One more' }))).toMatchObject(tooMany)
  })

  it.runIf(engine === 'postgres')('are limited if two are created at the same time', async () => {
    const { results } = (await mine('/partner/api_keys')).json()
    const active = results.find(
      (key: { revoked_at: unknown; expires_at: unknown }) => !key.revoked_at && !key.expires_at,
    )
    await post(`/${active?.id}/revoke`)
    const both = await overlapping(
      test,
      (tx) => tx.query(sql`LOCK TABLE api_keys IN SHARE MODE`),
      () => Promise.all([post('', { name: 'One more' }), post('', { name: 'One more' })]),
    )
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  })
})

const added = { email: 'Ana.Lopez@Example.com', first_name: 'Ana', last_name: 'Lopez', role: 'admin' }
const remove = (call: Call, ids: readonly string[], query = '', owner = 'partner') =>
  call(`/${owner}/delete_users?${ids.map((id) => `user_id=${id}`).join('&')}${query}`, { method: 'DELETE' })
interface User {
  id: string
  email: string
  etag: string
  is_self: boolean
  role: string
}
const usersOf = async (call: Call, owner = 'partner'): Promise<User[]> => (await call(`/${owner}/users`)).json().results
const self = (users: User[]) => users.find(({ is_self }) => is_self) as User

describe('users of a partner', () => {
  it('never lose their last admin', async () => {
    const me = self(await usersOf(alone))
    expect(problemOf(await remove(alone, [me.id], '&confirm_self=true'))).toMatchObject({
      status: 409,
      code: 'last_admin',
    })
    const demoted = await change(
      alone,
      '/partner/users/v2',
      { user_id: me.id, role: 'developer', confirm_self: true },
      me.etag,
    )
    expect(problemOf(demoted).code).toBe('last_admin')
  })

  it('are added without revealing whether another partner has the address', async () => {
    const add = (email: string) =>
      change(
        alone,
        '/partner/users/v2',
        { email, first_name: 'Lee', last_name: 'Park', role: 'developer' },
        undefined,
        'POST',
      )
    const free = await add('lee.park@example.com')
    const duplicate = await add(demoAccounts.partner.email)
    expect(duplicate.statusCode, duplicate.body).toBe(free.statusCode)
    expect(Object.keys(duplicate.json())).toEqual(Object.keys(free.json()))
    expect(duplicate.json().status).toBe(free.json().status)
    await test.runJobs()
    const mails = test.mails.slice(-2).toSorted((a, b) => a.to.localeCompare(b.to))
    expect(mails.map(({ to }) => to)).toEqual(['lee.park@example.com', demoAccounts.partner.email])
    expect(mails[0]?.text).toContain('Sign in with this email address')
    expect(mails[1]?.text).toContain('already signs in to another account')
    const again = await callAs(test, demoAccounts.partner.email)
    expect((await again('/session')).json()).toMatchObject({ user: { name: 'Maya Ortiz' } })
    const ids = [free, duplicate].map((response) => response.json().id)
    expect((await remove(alone, ids)).statusCode).toBeLessThan(300)
  })

  it('are added once, emailed, and changed from their current version', async () => {
    const made = await change(alone, '/partner/users/v2', added, undefined, 'POST')
    expect(made.statusCode, made.body).toBe(201)
    expect(made.json()).toMatchObject({ email: 'ana.lopez@example.com', status: 'invited', invited_by: 'Sam Okafor' })
    await test.runJobs()
    expect(test.mails.at(-1)).toMatchObject({
      to: 'ana.lopez@example.com',
      subject: 'You were added to Partner Dashboard',
    })
    expect(problemOf(await change(alone, '/partner/users/v2', added, undefined, 'POST')).code).toBe('email_taken')
    const ana = made.json() as User
    const renamed = await change(alone, '/partner/users/v2', { user_id: ana.id, last_name: 'Diaz' }, ana.etag)
    expect(renamed.json()).toMatchObject({ last_name: 'Diaz' })
    expect(renamed.headers.etag).toBe(renamed.json().etag)
    const late = await change(alone, '/partner/users/v2', { user_id: ana.id, last_name: 'Ruiz' }, ana.etag)
    expect(problemOf(late)).toMatchObject({
      status: 412,
      code: 'changed',
      current: { id: ana.id, last_name: 'Diaz' },
      changes: [{ actor_name: 'Sam Okafor', fields: ['last_name'] }],
    })
  })

  it('are managed by admins only', async () => {
    const developer = { ...added, email: 'dev@example.com', role: 'developer' }
    await change(alone, '/partner/users/v2', developer, undefined, 'POST')
    const dev = await callAs(test, 'dev@example.com')
    expect((await dev('/session')).json().capabilities).not.toContain('manage_users')
    const body = { ...added, email: 'other@example.com' }
    expect(problemOf(await change(dev, '/partner/users/v2', body, undefined, 'POST'))).toMatchObject({
      status: 403,
      code: 'not_allowed',
    })
    expect((await dev('/partner/api_keys')).statusCode).toBe(403)
    const create = await dev('/partner/api_keys', { method: 'POST', payload: { name: 'Mine' } })
    expect(problemOf(create)).toMatchObject({ status: 403, code: 'not_allowed' })
    expect((await dev('/partner/users')).statusCode).toBe(200)
  })

  it('delete themselves only with confirmation, and lose access immediately', async () => {
    const me = self(await usersOf(alone))
    expect(problemOf(await remove(alone, [me.id]))).toMatchObject({ status: 409, code: 'confirm_self' })
    const unknown = 'user_00000000-0000-4000-8000-000000000000'
    expect((await remove(alone, [unknown])).statusCode).toBe(404)
    const [theirs] = await usersOf(mine)
    expect((await remove(alone, [theirs?.id ?? ''])).statusCode, 'of another partner').toBe(404)
    expect((await remove(alone, [me.id], '&confirm_self=true')).statusCode).toBe(204)
    expect((await alone('/session')).statusCode).toBe(401)
    const ana = await callAs(test, 'ana.lopez@example.com')
    expect((await usersOf(ana)).map(({ email }) => email).sort()).toEqual(['ana.lopez@example.com', 'dev@example.com'])
  })
})

describe('users of an organization', () => {
  it('are deleted by it, except the last admin and users of a partner', async () => {
    const me = self(await usersOf(organization, 'organization'))
    const others = (await usersOf(organization, 'organization')).filter(({ is_self }) => !is_self)
    if (others.length > 0)
      await remove(
        organization,
        others.map(({ id }) => id),
        '',
        'organization',
      )
    expect(problemOf(await remove(organization, [me.id], '&confirm_self=true', 'organization')).code).toBe('last_admin')
    const id = randomUUID()
    await test.database.query(
      sql`INSERT INTO users (id, email, name, role, roles, organization_id, created_at)
          VALUES (${id}, 'second@example.com', 'Second Admin', 'admin', '{admin}', ${organizationPlan.id}, now())`,
    )
    expect(problemOf(await remove(organization, [me.id], '', 'organization')).code).toBe('confirm_self')
    const [ofPartner] = await usersOf(mine)
    expect((await remove(organization, [ofPartner?.id ?? ''], '', 'organization')).statusCode).toBe(404)
    expect((await remove(organization, [`user_${id}`], '', 'organization')).statusCode).toBe(204)
    expect((await usersOf(organization, 'organization')).map((user) => user.id)).toEqual([me.id])
    expect((await mine('/organization/users')).statusCode).toBe(404)
  })
})
