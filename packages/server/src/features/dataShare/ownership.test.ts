import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { jobStore } from '../../kernel/jobStore'
import { demoAccounts } from '../../seed/demoAccounts'
import { type Call, callAs } from '../../testing/testApp'
import { withLending } from '../../testing/withLending'

const { test, ok, refused, newBusiness, newAccount, newApplication, own } = withLending()
let mine: Call

beforeAll(async () => {
  await test.database.query(sql`DELETE FROM jobs`)
  // Sending each owner to them takes five times as long as the import.
  await test.database.query(sql`UPDATE webhook_endpoints SET status = 'disabled'`)
  await test.database.query(sql`DELETE FROM crm_integrations`)
  mine = await callAs(test, demoAccounts.partner.email)
})

type Values = Record<string, string | number>

/** The upload and its findings. */
async function uploaded(event_id: string) {
  const headers = { 'dashboard-sandbox': '1' }
  const { status, accepted_count, rejected_count } = (await mine(`/dataset_uploads/${event_id}`, { headers })).json()
  const results = `/dataingestion/manual_uploads/dataset_upload_validation_results?event_id=${event_id}`
  const findings = (await mine(results, { headers }))
    .json()
    .results.map(({ row_number, column, code, message, value }: Record<string, unknown>) => ({
      row_number,
      column,
      code,
      message,
      value,
    }))
  const { results: rows } = (await mine(`/dataset_uploads/${event_id}/rejected_rows`, { headers })).json()
  const rejected = rows.map(({ row_number }: { row_number: number }) => row_number)
  return { event_id, status, accepted_count, rejected_count, findings, rejected }
}

async function upload(dataset: 'businesses' | 'owners', rows: readonly Values[]) {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
  const response = await mine(`/dataingestion/manual_uploads?dataset_type=${dataset}&file_name=x.csv`, {
    method: 'POST',
    headers: { 'dashboard-sandbox': '1', 'content-type': 'text/csv' },
    payload: lines.map((cells) => cells.join(',')).join('\n'),
  })
  expect(response.statusCode, response.body).toBe(202)
  await test.runJobs()
  return uploaded(response.json().event_id)
}

const person = (values: object = {}) =>
  ok('POST', '/persons', {
    ...{ first_name: 'Ana', last_name: 'Lopez', email: 'ana@x.example', date_of_birth: '1984-03-02' },
    ...values,
  })
const ana = (business: { external_id: string }, values: Values = {}): Values => ({
  business_external_id: business.external_id,
  ...{ first_name: 'Ana', last_name: 'Lopez', email: 'ana@x.example', date_of_birth: '1984-03-02' },
  ...values,
})
const ben = (business: { external_id: string }, values: Values = {}) =>
  ana(business, { first_name: 'Ben', last_name: 'Stone', email: 'ben@x.example', ...values })
const rowOf = (
  { external_id, legal_name, incorporation_type }: Record<string, string>,
  values: Values = {},
): Values => ({
  ...{ external_id: external_id ?? '', legal_name: legal_name ?? '', incorporation_type: incorporation_type ?? '' },
  ...{ address_line1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701', country: 'US', ...values },
})

/** A business that Ana owns. */
async function ownedByAna(values: object = {}) {
  const [business, owner] = [await newBusiness(values), await person()]
  await ok('POST', '/person_business_relationships', own(business, owner))
  return { business, owner }
}

const ratesOf = (business: { id: string }) =>
  test.database.query(
    sql`SELECT p.email, r.ownership_rate::float8 AS rate FROM person_business_relationships r
        JOIN persons p ON p.partner_id = r.partner_id AND p.mode = r.mode AND p.id = r.person_id
        WHERE r.business_id = ${business.id.slice(-36)} AND r.ownership_rate IS NOT NULL ORDER BY p.email`,
  )

const rangeError = (row_number: number, most: number, value: string) => ({
  ...{ row_number, column: 'ownership_rate', code: 'range', value },
  message: `Must be at most ${most}, as others own the rest.`,
})

it('asks for another verification of an owner with another name or birth date', async () => {
  const { business, owner } = await ownedByAna()
  await ok('POST', `/sandbox/persons/${owner.id}/verify`, { status: 'verified' })
  await newAccount(business.id)
  const application = await newApplication(business.id)
  await ok('PATCH', `/capital_product_applications/${application.id}`, { submit: true })
  await ok('POST', `/sandbox/capital_product_applications/${application.id}/decide`, { decision: 'approve' })
  const statusOf = async () => (await ok('GET', `/persons/${owner.id}`)).identity_status

  for (const same of [ana(business), ana(business, { date_of_birth: '', phone: '5125550123' })])
    expect(await upload('owners', [same])).toMatchObject({ status: 'completed', rejected_count: 0 })
  expect(await statusOf()).toBe('verified')

  const changes: Values[] = [{ last_name: 'Stone' }, { last_name: 'Stone', date_of_birth: '1990-01-01' }]
  for (const other of changes) {
    expect(await upload('owners', [ana(business, other)])).toMatchObject({ status: 'completed', rejected_count: 0 })
    expect(await ok('GET', `/persons/${owner.id}`)).toMatchObject({
      ...other,
      identity_status: 'not_started',
      identity_verified_at: null,
    })
    expect(await refused('POST', '/capital_products', { application_id: application.id })).toMatchObject({
      status: 422,
      code: 'identity_unverified',
    })
    await ok('POST', `/sandbox/persons/${owner.id}/verify`, { status: 'verified' })
  }
  await ok('POST', '/capital_products', { application_id: application.id })
})

it('rejects owners of more than 100% in total', async () => {
  const { business } = await ownedByAna()
  const added = await upload('owners', [ben(business, { ownership_rate: 1 }), ana(business, { title: 'CEO' })])
  expect(added).toMatchObject({ status: 'completed', accepted_count: 1, rejected_count: 1, rejected: [1] })
  expect(added.findings).toEqual([rangeError(1, 0, '1')])
  expect(await ratesOf(business)).toEqual([{ email: 'ana@x.example', rate: 1 }])

  // Rows of one file: the first ones that fit.
  const other = await newBusiness()
  const file = [ana(other, { ownership_rate: 0.6 }), ben(other, { ownership_rate: 0.5 })]
  const cleo = ben(other, { first_name: 'Cleo', email: 'cleo@x.example', ownership_rate: 0.4 })
  expect(await upload('owners', [...file, cleo])).toMatchObject({
    accepted_count: 2,
    rejected: [2],
    findings: [rangeError(2, 0, '0.5')],
  })
})

it('takes shares that fit together, in any order and over several batches, also when it is read again', async () => {
  const { business } = await ownedByAna()
  const others = Array.from({ length: 260 }, (_, index) => ben(business, { email: `ben${index}@x.example` }))
  const rows = [
    ben(business, { ownership_rate: 0.5 }),
    ben(business, { email: 'dan@x.example', ownership_rate: 0.9 }),
    ...others,
    ana(business, { ownership_rate: 0.5 }),
  ]
  const first = await upload('owners', rows)
  const expected = {
    ...{ status: 'completed', accepted_count: 262, rejected_count: 1, rejected: [2] },
    findings: [rangeError(2, 0, '0.9')],
  }
  expect(first).toMatchObject(expected)
  const rates = [
    { email: 'ana@x.example', rate: 0.5 },
    { email: 'ben@x.example', rate: 0.5 },
  ]
  expect(await ratesOf(business)).toEqual(rates)

  const [row] = await test.database.query<{ partner_id: string; id: string }>(
    sql`UPDATE dataset_uploads SET status = 'processing' WHERE id = ${first.event_id.slice(-36)} RETURNING partner_id, id`,
  )
  const payload = { partnerId: row?.partner_id ?? '', mode: 'sandbox', uploadId: row?.id ?? '' } as const
  await jobStore(test.database).add({ kind: 'read_upload', payload, runAt: test.now() })
  await test.runJobs()
  expect(await uploaded(first.event_id)).toMatchObject(expected)
  expect(await ratesOf(business)).toEqual(rates)
})

it('rejects rows that contradict a sole proprietorship', async () => {
  const sole = { incorporation_type: 'sole_proprietorship', legal_name: 'Ana Lopez' }
  const { business } = await ownedByAna(sole)
  const nameError = "The legal name of a sole proprietorship must be its owner's first and last name."
  const second = await upload('owners', [ben(business), ana(business, { last_name: 'Stone' }), ana(business)])
  expect(second.findings).toEqual([
    {
      ...{ row_number: 1, column: 'ownership_rate', code: 'sole_proprietor', value: null },
      message: 'A sole proprietorship has one owner, the proprietor.',
    },
    { row_number: 2, column: 'last_name', code: 'sole_proprietor', value: 'Stone', message: nameError },
    expect.objectContaining({ row_number: 3, code: 'not_unique' }),
  ])
  expect((await upload('owners', [ana(business, { ownership_rate: 0.5 })])).findings).toMatchObject([
    { column: 'ownership_rate', message: 'A sole proprietor owns 100% of the business.' },
  ])
  expect((await upload('businesses', [rowOf(business, { legal_name: 'Another LLC' })])).findings).toEqual([
    { row_number: 1, column: 'legal_name', code: 'sole_proprietor', value: 'Another LLC', message: nameError },
  ])
  expect(await ok('GET', `/businesses/${business.id}`)).toMatchObject(sole)
  expect(await upload('businesses', [rowOf(business)])).toMatchObject({ status: 'completed', findings: [] })

  const shared = await ownedByAna()
  await upload('owners', [ana(shared.business, { ownership_rate: 0.5 }), ben(shared.business, { ownership_rate: 0.5 })])
  expect((await upload('businesses', [rowOf(shared.business, sole)])).findings).toMatchObject([
    { column: 'incorporation_type', code: 'sole_proprietor', value: 'sole_proprietorship' },
  ])
  // The owner of a sole proprietorship can't be renamed as the owner of another business either.
  const also = await newBusiness()
  const [owner] = await test.database.query<{ person_id: string }>(
    sql`SELECT person_id FROM person_business_relationships WHERE business_id = ${business.id.slice(-36)}`,
  )
  await ok('POST', '/person_business_relationships', own(also, { id: `person_${owner?.person_id}` }))
  expect((await upload('owners', [ana(also, { last_name: 'Stone' })])).findings).toMatchObject([
    { column: 'last_name', code: 'sole_proprietor' },
  ])
})

it('replaces the proprietor of a sole proprietorship with one file', async () => {
  const { business } = await ownedByAna({ incorporation_type: 'sole_proprietorship', legal_name: 'Ana Lopez' })
  const other = ana(business, { email: 'ana.lopez@x.example', ownership_rate: 1 })
  expect(await upload('owners', [other, ana(business, { ownership_rate: 0 })])).toMatchObject({ accepted_count: 2 })
  expect(await ratesOf(business)).toEqual([
    { email: 'ana.lopez@x.example', rate: 1 },
    { email: 'ana@x.example', rate: 0 },
  ])
})

it('rejects another country of a business', async () => {
  const business = await newBusiness()
  const moved = await upload('businesses', [rowOf(business, { country: 'CA', state: 'ON', city: 'Toronto' })])
  expect(moved).toMatchObject({ status: 'failed', rejected_count: 1 })
  expect(moved.findings).toEqual([
    {
      ...{ row_number: 1, column: 'country', code: 'country', value: 'CA' },
      message: "Must be US. The country can't be changed, because amounts are in its currency.",
    },
  ])
  expect((await ok('GET', `/businesses/${business.id}`)).address).toMatchObject({ city: 'Austin', country: 'US' })
})
