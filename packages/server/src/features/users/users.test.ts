import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { organizationPlan } from '../../seed/partners'
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

const addUser = (call: Call, payload: object) => call('/partner/users/v2', { method: 'POST', payload })
const changeUser = (call: Call, payload: object, ifMatch: string) =>
  call('/partner/users/v2', { method: 'PATCH', payload, headers: { 'if-match': ifMatch } })

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
    const demoted = await changeUser(alone, { user_id: me.id, role: 'developer', confirm_self: true }, me.etag)
    expect(problemOf(demoted).code).toBe('last_admin')
  })

  it('are added without revealing whether another partner has the address', async () => {
    const add = (email: string) => addUser(alone, { email, first_name: 'Lee', last_name: 'Park', role: 'developer' })
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
    const made = await addUser(alone, added)
    expect(made.statusCode, made.body).toBe(201)
    expect(made.json()).toMatchObject({ email: 'ana.lopez@example.com', status: 'invited', invited_by: 'Sam Okafor' })
    await test.runJobs()
    expect(test.mails.at(-1)).toMatchObject({
      to: 'ana.lopez@example.com',
      subject: 'You were added to Partner Dashboard',
    })
    expect(problemOf(await addUser(alone, added)).code).toBe('email_taken')
    const ana = made.json() as User
    const renamed = await changeUser(alone, { user_id: ana.id, last_name: 'Diaz' }, ana.etag)
    expect(renamed.json()).toMatchObject({ last_name: 'Diaz' })
    expect(renamed.headers.etag).toBe(renamed.json().etag)
    const late = await changeUser(alone, { user_id: ana.id, last_name: 'Ruiz' }, ana.etag)
    expect(problemOf(late)).toMatchObject({
      status: 412,
      code: 'changed',
      current: { id: ana.id, last_name: 'Diaz' },
      changes: [{ actor_name: 'Sam Okafor', fields: ['last_name'] }],
    })
  })

  it('are managed by admins only', async () => {
    const developer = { ...added, email: 'dev@example.com', role: 'developer' }
    await addUser(alone, developer)
    const dev = await callAs(test, 'dev@example.com')
    expect((await dev('/session')).json().capabilities).not.toContain('manage_users')
    const body = { ...added, email: 'other@example.com' }
    expect(problemOf(await addUser(dev, body))).toMatchObject({
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
