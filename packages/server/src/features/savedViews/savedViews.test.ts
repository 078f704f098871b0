import { expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { partnerPlans } from '../../seed/partners'
import { callAs, withApp } from '../../testing/testApp'

const test = withApp()
const emptyAccount = { email: 'sam.okafor@example.com' }
const path = '/partner_dashboard/saved_views'

async function views(email: string, partnerId?: string) {
  const call = await callAs(test, email)
  const headers = partnerId === undefined ? {} : { 'dashboard-partner': `partner_${partnerId}` }
  return {
    list: async (list = 'offers') => (await call(`${path}?list=${list}`, { headers })).json().results,
    save: (name: string, query = 'status=open', list = 'offers') =>
      call(path, { method: 'POST', headers, payload: { list, name, query } }),
    rename: (id: string, name: string) => call(`${path}/${id}`, { method: 'PATCH', headers, payload: { name } }),
    remove: (id: string) => call(`${path}/${id}`, { method: 'DELETE', headers }),
  }
}

it('saves a view, replaces it by name, and deletes it', async () => {
  const mine = await views(demoAccounts.partner.email)
  expect((await mine.save('  Open ')).json()).toMatchObject({ list: 'offers', name: 'Open', query: 'status=open' })
  await mine.save('accepted', 'status=accepted')
  await mine.save('OPEN', 'status=open&sort=expires_at')
  await mine.save('Open', '', 'orders')
  const saved = await mine.list()
  expect(saved.map(({ name }: { name: string }) => name)).toEqual(['accepted', 'OPEN'])
  expect(saved[1].query).toBe('status=open&sort=expires_at')
  expect((await mine.remove(saved[1].id)).statusCode).toBe(204)
  expect((await mine.remove(saved[1].id)).statusCode).toBe(404)
  expect(await mine.list()).toHaveLength(1)
  expect(await mine.list('orders')).toHaveLength(1)
})

it('renames a view, but not to an existing name', async () => {
  const mine = await views(demoAccounts.partner.email)
  const { id } = (await mine.save('Draft', 'status=open', 'applications')).json()
  await mine.save('Late', 'status=late', 'applications')
  expect((await mine.rename(id, ' Soon ')).json()).toMatchObject({ id, name: 'Soon', query: 'status=open' })
  expect((await mine.rename(id, 'SOON')).json()).toMatchObject({ name: 'SOON' })
  expect((await mine.rename(id, 'late')).json()).toMatchObject({ status: 409, code: 'name_taken' })
  expect((await mine.rename(id, '  ')).json().errors[0]).toMatchObject({ pointer: '/name' })
  expect((await mine.list('applications')).map(({ name }: { name: string }) => name)).toEqual(['Late', 'SOON'])
  const both = await Promise.all([mine.rename(id, 'One'), mine.save('One', '', 'applications')])
  expect(both.map(({ statusCode }) => statusCode)).not.toContain(500)
})

it('belongs to one user and one partner', async () => {
  const [harvest, second] = partnerPlans
  const mine = await views(demoAccounts.partner.email)
  await mine.save('Mine')
  const [own] = (await mine.list()).filter(({ name }: { name: string }) => name === 'Mine')
  for (const other of [
    await views(demoAccounts.organization.email, harvest?.id),
    await views(demoAccounts.organization.email, second?.id),
    await views(demoAccounts.canadian.email),
  ]) {
    expect(await other.list()).toEqual([])
    expect((await other.remove(own.id)).statusCode).toBe(404)
    expect((await other.rename(own.id, 'Theirs')).statusCode).toBe(404)
  }
  expect((await mine.list()).length).toBeGreaterThan(0)
})

it('rejects a blank name, and a fifty-first view', async () => {
  const mine = await views(emptyAccount.email)
  expect((await mine.save('   ')).json().errors[0]).toMatchObject({ pointer: '/name' })
  for (let index = 0; index < 50; index += 1) expect((await mine.save(`View ${index}`)).statusCode).toBe(200)
  expect((await mine.save('One more')).json()).toMatchObject({ status: 409, code: 'too_many' })
  expect((await mine.save('View 7', 'search=again')).statusCode).toBe(200)
})
