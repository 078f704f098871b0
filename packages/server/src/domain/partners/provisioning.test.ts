import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { seedDemo } from '../../seed/seedDemo'
import { callAs, withApp } from '../../testing/testApp'
import { openTestDatabase, testSeed } from '../../testing/testDatabase'
import { addAdmin, addOrganization, addPartner } from './provisioning'

const test = withApp()
const provisioning = () => ({ database: test.database, clock: test.now, ids: test.deps.ids })
const partner = { slug: 'new-one', country: 'CA', products: 'term_loan,bnpl', name: 'New One' }
const admin = { of: 'new-one', email: 'Ana.Lima@example.org', name: 'Ana Lima' }

it('adds a partner whose admin signs in, sees it empty, and adds others', async () => {
  await addPartner(provisioning(), partner)
  await addAdmin(provisioning(), admin)
  const call = await callAs(test, 'ana.lima@example.org')
  const [own] = (await call('/partners')).json().results
  expect(own).toMatchObject({
    slug: 'new-one',
    name: 'New One',
    organizations: [],
    user_id: null,
    config: { products: ['term_loan', 'bnpl'], country_code: 'CA', identity_data_share: null },
  })
  const rows = await call('/partner_dashboard/businesses_page/businesses_table_rows')
  expect(rows.json().results).toEqual([])
  const payload = { email: 'second@example.org', first_name: 'Bo', last_name: 'Berg', role: 'admin' }
  expect((await call('/partner/users/v2', { method: 'POST', payload })).statusCode).toBe(201)
  const { results } = (await call('/partner/audit_events?kind=security&action=addPartnerUser')).json()
  const entry = results.find(({ actor_name }: { actor_name: string }) => actor_name === 'Operator')
  expect(entry).toMatchObject({ after: { email: 'ana.lima@example.org', role: 'admin' } })
})

it('adds each partner and address once', async () => {
  await expect(addPartner(provisioning(), partner)).rejects.toThrow('There is already a partner new-one.')
  await expect(addAdmin(provisioning(), admin)).rejects.toThrow('New One already has a user')
  await expect(addAdmin(provisioning(), { ...admin, email: 'maya.ortiz@example.com' })).rejects.toThrow(
    'another account',
  )
})

it('adds an organization whose admin sees its partners, and partners to it', async () => {
  await addPartner(provisioning(), { ...partner, slug: 'new-two', name: 'New Two' })
  await addOrganization(provisioning(), { name: 'New Group', partners: 'new-one' })
  await addAdmin(provisioning(), { of: 'New Group', email: 'lee@example.org', name: 'Lee Park' })
  const call = await callAs(test, 'lee@example.org')
  const slugs = async () => (await call('/partners')).json().results.map(({ slug }: { slug: string }) => slug)
  expect((await call('/partner/organizations')).json().results).toMatchObject([{ name: 'New Group', is_enabled: true }])
  expect(await slugs()).toEqual(['new-one'])
  await addOrganization(provisioning(), { name: 'New Group', partners: 'new-one,new-two' })
  expect(await slugs()).toEqual(['new-one', 'new-two'])
  const missing = addOrganization(provisioning(), { name: 'Other Group', partners: 'new-one,unknown' })
  await expect(missing).rejects.toThrow('There is no partner unknown.')
  expect(await test.database.query(sql`SELECT id FROM organizations WHERE name = 'Other Group'`)).toEqual([])
})

it.each([
  [{ slug: 'New One' }, 'The slug may only contain'],
  [{ slug: 'new--one' }, 'The slug may only contain'],
  [{ country: 'DE' }, 'The country is US or CA.'],
  [{ products: 'term_loan,loan' }, 'not "loan".'],
  [{ products: '' }, 'not "".'],
  [{ name: ' ' }, 'The name is empty.'],
])('rejects a partner with %o', (values, message) =>
  expect(addPartner(provisioning(), { ...partner, slug: 'third', ...values })).rejects.toThrow(message),
)

it.each([
  [{ of: 'unknown' }, 'There is no partner or organization unknown.'],
  [{ email: 'ana' }, 'The email address ana is rejected'],
  [{ name: '' }, 'The name is empty.'],
])('rejects an admin with %o', (values, message) =>
  expect(addAdmin(provisioning(), { ...admin, email: 'other@example.org', ...values })).rejects.toThrow(message),
)

it('keeps demo data out of a database with partners', async () => {
  const database = await openTestDatabase()
  try {
    await database.script('TRUNCATE seeds, partners, organizations CASCADE')
    expect(await seedDemo(database, { ...testSeed(), size: 'none' })).toBeUndefined()
    await addPartner({ ...provisioning(), database }, partner)
    expect(await seedDemo(database, testSeed())).toBeUndefined()
    expect(await database.query(sql`SELECT slug FROM partners`)).toEqual([{ slug: 'new-one' }])
  } finally {
    await database.close()
  }
})
