import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { partnerPlans } from '../../seed/partners'
import { openS3Double, type S3Double } from '../../testing/s3Double'
import { type Call, lastingCallAs, problemOf, withApp } from '../../testing/testApp'

const dataDir = join(import.meta.dirname, '../../../../../.cache', `data-share-${process.pid}`)
const test = withApp({ DATA_DIR: dataDir })
const fernway = partnerPlans.find(({ slug }) => slug === 'fernway')?.id ?? ''
let mine: Call

beforeAll(async () => {
  await test.database.query(sql`DELETE FROM jobs`)
  mine = await lastingCallAs(test, demoAccounts.new.email)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

type Dataset = 'businesses' | 'owners' | 'bank_accounts' | 'sales'
type Values = Record<string, string>

const get = async (url: string) => {
  const response = await mine(url)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

const csvOf = (rows: readonly Values[]) => {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return [headers, ...rows.map((row) => headers.map((header) => row[header] ?? ''))]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n')
}

async function upload(dataset: Dataset, payload: string, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ dataset_type: dataset, file_name: `${dataset}.csv`, ...query })
  const response = await mine(`/dataingestion/manual_uploads?${search}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    payload,
  })
  expect(response.statusCode, response.body).toBe(202)
  expect(response.json()).toMatchObject({ status: 'processing', dataset_type: dataset, source: 'manual' })
  const { event_id } = response.json()
  await test.runJobs()
  return get(`/dataset_uploads/${event_id}`)
}

const resultsOf = async ({ event_id }: { event_id: string }) =>
  (await get(`/dataingestion/manual_uploads/dataset_upload_validation_results?event_id=${event_id}&page_size=100`))
    .results

/** An invalid value, its column and a valid replacement. */
interface Fault {
  values: Values
  column: string
  code: string
  suggestion?: string
  severity?: 'warning'
}

const fault = (values: Values, column: string, code: string, suggestion?: string): Fault => ({
  values,
  column,
  code,
  ...(suggestion === undefined ? {} : { suggestion }),
})
const warning = (values: Values, column: string, code: string): Fault => ({ values, column, code, severity: 'warning' })

const good: Record<Dataset, (number: number) => Values> = {
  businesses: (number) => ({
    external_id: `FRN-${number}`,
    legal_name: `Bakery ${number} LLC`,
    dba_name: '',
    incorporation_type: 'llc',
    incorporation_state: 'TX',
    established_date: '2016-05-01',
    naics_code: '722511',
    phone: '5125550123',
    address_line1: '600 Congress Ave',
    city: 'Austin',
    state: 'TX',
    postal_code: '78701',
    country: 'US',
  }),
  owners: (number) => ({
    business_external_id: 'FRN-1',
    first_name: 'Ana',
    last_name: 'Lopez',
    email: `ana${number}@example.com`,
    phone: '5125550123',
    ownership_rate: '0.05',
    date_of_birth: '1984-03-02',
    ssn: '900-12-3456',
    sin: '',
  }),
  bank_accounts: (number) => ({
    business_external_id: 'FRN-1',
    account_holder_name: 'Bakery LLC',
    account_type: 'checking',
    routing_number: '110000000',
    institution_number: '',
    transit_number: '',
    account_number: `00012345${String(number).padStart(4, '0')}`,
    currency: 'USD',
  }),
  sales: (number) => ({
    business_external_id: 'FRN-1',
    date: new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10),
    sales_amount: '1820.40',
    sales_count: '42',
    reversals_amount: '12.00',
    reversals_count: '1',
    currency: 'USD',
  }),
}

const faults: Record<Dataset, Fault[]> = {
  businesses: [
    fault({ external_id: '' }, 'external_id', 'required'),
    fault({ external_id: 'x'.repeat(65) }, 'external_id', 'too_long', 'x'.repeat(64)),
    fault({ external_id: 'FRN-1' }, 'external_id', 'not_unique'),
    fault({ legal_name: '' }, 'legal_name', 'required'),
    fault({ dba_name: 'y'.repeat(65) }, 'dba_name', 'too_long', 'y'.repeat(64)),
    fault({ incorporation_type: 'L L C' }, 'incorporation_type', 'not_in_list'),
    fault({ incorporation_state: 'Texas' }, 'incorporation_state', 'invalid_state', 'TX'),
    fault({ established_date: '5/1/2016' }, 'established_date', 'invalid_date', '2016-05-01'),
    fault({ established_date: '5/1/98' }, 'established_date', 'invalid_date', '1998-05-01'),
    fault({ established_date: '2030-01-01' }, 'established_date', 'date_in_future'),
    fault({ naics_code: '7225' }, 'naics_code', 'invalid_naics'),
    warning({ naics_code: '999999' }, 'naics_code', 'unknown_naics'),
    warning({ phone: '12345' }, 'phone', 'invalid_phone'),
    fault({ address_line1: '' }, 'address_line1', 'required'),
    fault({ city: '' }, 'city', 'required'),
    fault({ state: 'Texas' }, 'state', 'invalid_state', 'TX'),
    fault({ state: 'ON' }, 'state', 'wrong_country'),
    fault({ postal_code: '' }, 'postal_code', 'required'),
    fault({ country: 'USA' }, 'country', 'not_in_list', 'US'),
  ],
  owners: [
    fault({ business_external_id: 'NOBODY' }, 'business_external_id', 'unknown_business'),
    fault({ first_name: 'A' }, 'first_name', 'invalid_name'),
    fault({ last_name: 'z'.repeat(49) }, 'last_name', 'invalid_name'),
    fault({ email: 'ana at example.com' }, 'email', 'invalid_email'),
    fault({ ownership_rate: '60%' }, 'ownership_rate', 'invalid_fraction', '0.6'),
    fault({ date_of_birth: '1875-01-01' }, 'date_of_birth', 'invalid_date'),
    fault({ ssn: '666-12-3456' }, 'ssn', 'invalid_ssn'),
    fault({ sin: '123 456 789' }, 'sin', 'invalid_sin'),
  ],
  bank_accounts: [
    fault({ account_holder_name: '' }, 'account_holder_name', 'required'),
    fault({ account_type: 'current' }, 'account_type', 'not_in_list'),
    fault({ routing_number: '110000001' }, 'routing_number', 'invalid_routing_number'),
    fault({ routing_number: '' }, 'routing_number', 'required'),
    fault({ business_external_id: 'FRN-3', transit_number: '12345' }, 'institution_number', 'required'),
    fault(
      { business_external_id: 'FRN-3', institution_number: '04' },
      'institution_number',
      'invalid_institution_number',
    ),
    fault({ institution_number: '004', transit_number: '12' }, 'transit_number', 'invalid_transit_number'),
    fault({ account_number: '1234' }, 'account_number', 'invalid_account_number'),
    fault(
      { business_external_id: 'FRN-3', institution_number: '004', transit_number: '12345', account_number: '123456' },
      'account_number',
      'invalid_account_number',
    ),
    fault({ currency: 'CAD' }, 'currency', 'wrong_currency', 'USD'),
  ],
  sales: [
    fault({ date: '' }, 'date', 'required'),
    fault({ date: '2026-02-30' }, 'date', 'invalid_date'),
    fault({ sales_amount: '$1,820.40' }, 'sales_amount', 'invalid_decimal', '1820.40'),
    fault({ sales_amount: '1.820,40' }, 'sales_amount', 'invalid_decimal', '1820.40'),
    fault({ sales_amount: '-5.00' }, 'sales_amount', 'negative_amount', '5.00'),
    fault({ sales_amount: '1.005' }, 'sales_amount', 'too_many_decimals', '1.01'),
    fault({ sales_amount: '1000000001' }, 'sales_amount', 'too_large'),
    fault({ sales_count: '42.0' }, 'sales_count', 'invalid_integer', '42'),
    warning({ reversals_amount: '9999.00' }, 'reversals_amount', 'more_than_sales'),
    fault({ currency: 'EUR' }, 'currency', 'not_in_list'),
    fault({ date: '2026-01-01' }, 'date', 'not_unique'),
  ],
}

const goodRows: Record<Dataset, Values[]> = {
  businesses: [
    good.businesses(1),
    good.businesses(2),
    { ...good.businesses(3), state: 'ON', incorporation_state: 'ON', country: 'CA', postal_code: 'M5X 1A9' },
  ],
  owners: [good.owners(1), good.owners(2)],
  bank_accounts: [good.bank_accounts(1)],
  sales: [good.sales(1), good.sales(2)],
}

const kinds = Object.entries(faults).flatMap(([dataset, own]) =>
  own.map(({ column, code }) => `${dataset} ${column} ${code}`),
)

describe('an uploaded file', () => {
  it('detects at least 30 types of invalid values', () => {
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(30)
  })

  it.each(['businesses', 'owners', 'bank_accounts', 'sales'] as const)(
    'of %s says of each bad row what is wrong, takes the good ones, and is repaired by the others',
    async (dataset) => {
      const own = faults[dataset]
      const first = goodRows[dataset]
      const bad = own.map(({ values }, index) => ({ ...good[dataset](100 + index), ...values }))
      const uploaded = await upload(dataset, csvOf([...first, ...bad]))
      const warned = own.filter(({ severity }) => severity === 'warning').length
      expect(uploaded).toMatchObject({
        status: 'completed',
        row_count: first.length + bad.length,
        accepted_count: first.length + warned,
        rejected_count: bad.length - warned,
        remaining_count: bad.length - warned,
        warning_count: warned,
        progress: 1,
      })
      const results = await resultsOf(uploaded)
      own.forEach(({ column, code, suggestion, severity = 'error' }, index) => {
        const row_number = first.length + index + 1
        const found = results.filter((result: { row_number: number }) => result.row_number === row_number)
        expect(found, `row ${row_number}`).toContainEqual(
          expect.objectContaining({ column, code, severity, ...(suggestion === undefined ? {} : { suggestion }) }),
        )
        expect(found[0].message).toMatch(/\S/)
        expect(found[0].message).not.toMatch(/not valid|invalid/i)
      })
      const groups = (await get(`/dataset_uploads/${uploaded.event_id}/result_groups`)).results
      expect(groups.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(results.length)

      // Fixes the rejected rows with valid values.
      const rejected = (await get(`/dataset_uploads/${uploaded.event_id}/rejected_rows?page_size=100`)).results
      expect(rejected).toHaveLength(bad.length - warned)
      const repaired = rejected.map(({ row_number, values }: { row_number: number; values: Values }) => ({
        ...values,
        ...good[dataset](200 + row_number),
        source_row: String(row_number),
      }))
      const repair = await upload(dataset, csvOf(repaired), { repairs_event_id: uploaded.event_id })
      expect(repair).toMatchObject({ status: 'completed', rejected_count: 0, accepted_count: rejected.length })
      expect(await get(`/dataset_uploads/${uploaded.event_id}`)).toMatchObject({
        remaining_count: 0,
        repaired_by_event_id: repair.event_id,
      })
    },
  )

  it('creates businesses, owners, bank accounts and sales, visible everywhere', async () => {
    const { count } = await get('/partner_dashboard/businesses_page/count')
    // Rows with warnings are accepted, and again in the repair.
    expect(count).toBe(goodRows.businesses.length + faults.businesses.length)
    const rows = await get('/partner_dashboard/businesses_page/businesses_table_rows?search=FRN-1&page_size=100')
    const { id } = rows.results.find(({ external_id }: { external_id: string }) => external_id === 'FRN-1')
    const page = `/partner_dashboard/business_details_page/${id}`
    expect((await get(`${page}/business_info`)).legal_name ?? (await mine(`${page}/business_info`)).body).toContain(
      'Bakery 1 LLC',
    )
    const owners = await mine(`${page}/owner_info`)
    expect(owners.body).toContain('ana1@example.com')
    expect(owners.body).toContain('3456')
    expect(owners.body).not.toMatch(/900-?12-?3456/)
    const accounts = await mine(`${page}/bank_info`)
    expect(accounts.body).toContain('0001')
    expect(accounts.body).not.toContain('000123450001')
    const sales = await get(`/businesses/daily_sales_records?business_id=${id}&from=2026-01-01&to=2026-01-02`)
    expect(sales.results.map(({ sales_amount }: { sales_amount: number }) => sales_amount)).toEqual([1820.4, 1820.4])
    const summary = await get('/dataingestion/summary')
    expect(summary.results.length).toBeGreaterThan(0)
  })

  it.each([
    ['', 'The file is empty.'],
    ['external_id,legal_name\r\n', 'The file has no data rows.'],
    [
      'external_id,external_id\r\n1,2\r\n',
      'The column external_id appears twice. Rename one and upload the file again.',
    ],
    ['external_id,legal_name\r\n"1,2\r\n', /quotation mark/],
    ['colour\r\nred\r\n', /no column external_id/],
  ])('that cannot be read says why: %j', async (payload, error) => {
    const failed = await upload('businesses', payload || '\uFEFF')
    expect(failed).toMatchObject({ status: 'failed', accepted_count: 0 })
    if (typeof error === 'string') expect(failed.error).toBe(error)
    else expect(failed.error).toMatch(error)
  })

  it('sends an event for each business, owner and bank account that it creates or changes', async () => {
    const since = new Date(test.now().getTime() + 60_000)
    test.setNow(since)
    const typesSince = async () => {
      const events = await test.database.query<{ type: string }>(
        sql`DELETE FROM webhook_events WHERE partner_id = ${fernway} AND created_at >= ${since.toISOString()} RETURNING type`,
      )
      return events.map(({ type }) => type).sort()
    }
    const address = { address_line1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701', country: 'US' }
    const business = { external_id: 'EVT-1', legal_name: 'Event LLC', incorporation_type: 'llc', ...address }
    await upload('businesses', csvOf([business]))
    expect(await typesSince()).toEqual(['business.created', 'dataset_upload.completed'])
    await upload('businesses', csvOf([business, { ...business, external_id: 'EVT-2' }]))
    expect(await typesSince()).toEqual(['business.created', 'dataset_upload.completed'])
    await upload('businesses', csvOf([{ ...business, legal_name: 'Other LLC' }]))
    expect(await typesSince()).toEqual(['business.updated', 'dataset_upload.completed'])

    const owner = { business_external_id: 'EVT-1', first_name: 'Ana', last_name: 'Lopez', email: 'ana@evt.example' }
    await upload('owners', csvOf([{ ...owner, ownership_rate: '0.5' }]))
    expect(await typesSince()).toEqual([
      'dataset_upload.completed',
      'person.created',
      'person_business_relationship.created',
    ])
    await upload('owners', csvOf([{ ...owner, ownership_rate: '0.6' }]))
    expect(await typesSince()).toEqual(['dataset_upload.completed', 'person_business_relationship.updated'])

    const account = {
      ...{ business_external_id: 'EVT-1', account_holder_name: 'Ana Lopez', account_type: 'checking' },
      ...{ account_number: '000123456789', routing_number: '110000000' },
    }
    await upload('bank_accounts', csvOf([account]))
    expect(await typesSince()).toEqual(['bank_account.created', 'dataset_upload.completed'])
    await upload('bank_accounts', csvOf([{ ...account, account_type: 'savings' }]))
    expect(await typesSince()).toEqual(['bank_account.updated', 'dataset_upload.completed'])
  })

  it('is imported with mapped column names', async () => {
    const rows = [{ Store: 'FRN-2', Day: '2026-03-01', Takings: '10.50', Tickets: '3' }]
    const search = new URLSearchParams({ dataset_type: 'sales', file_name: 'pos.csv' })
    for (const column of ['business_external_id:Store', 'date:Day', 'sales_amount:Takings', 'sales_count:Tickets']) {
      search.append('column', column)
    }
    const headers = { 'content-type': 'text/csv' }
    const response = await mine(`/dataingestion/manual_uploads?${search}`, {
      method: 'POST',
      headers,
      payload: csvOf(rows),
    })
    await test.runJobs()
    expect(await get(`/dataset_uploads/${response.json().event_id}`)).toMatchObject({
      status: 'completed',
      accepted_count: 1,
    })
  })

  it('takes a value for every row, and listed values in any case', async () => {
    const { country: _, ...others } = good.businesses(901)
    const row = { ...others, incorporation_type: 'Sole proprietorship', state: 'tx' }
    const uploaded = await upload('businesses', csvOf([row]), { column: 'country:=us' })
    expect(await resultsOf(uploaded)).toEqual([])
    expect(uploaded).toMatchObject({ status: 'completed', accepted_count: 1 })
    const { results } = await get('/partner_dashboard/businesses_page/businesses_table_rows?search=FRN-901')
    const business = await get(`/partner_dashboard/get_business_details/${results[0].id}`)
    expect(business).toMatchObject({
      incorporation_type: 'sole_proprietorship',
      address: { state: 'TX', country: 'US' },
    })

    const wrong = await upload('businesses', csvOf([{ ...row, external_id: 'FRN-902' }]), { column: 'country:=FR' })
    expect(await resultsOf(wrong)).toMatchObject([{ column: 'country', code: 'not_in_list', value: 'FR' }])
  })

  it('can have up to 10 MB', async () => {
    const limit = 10_485_760
    const head = 'business_external_id,date,sales_amount,sales_count,note\r\n'
    const line = `FRN-2,2026-04-01,1.00,1,${'n'.repeat(1000)}\r\n`
    const lines = head + line.repeat(Math.floor((limit - head.length) / line.length))
    const content = lines + ' '.repeat(limit - lines.length)
    expect(Buffer.byteLength(content)).toBe(limit)
    const search = 'dataset_type=sales&file_name=large.csv'
    const send = (payload: string) =>
      mine(`/dataingestion/manual_uploads?${search}`, {
        method: 'POST',
        headers: { 'content-type': 'text/csv' },
        payload,
      })
    const accepted = await send(content)
    expect(accepted.statusCode, accepted.body).toBe(202)
    expect(accepted.json().size_bytes).toBe(limit)
    const refused = await send(`${content} `)
    expect(problemOf(refused)).toMatchObject({ status: 413, code: 'too_large' })
    await test.runJobs()
    // All rows have the same day, so only the first is accepted.
    expect(await get(`/dataset_uploads/${accepted.json().event_id}`)).toMatchObject({
      status: 'completed',
      accepted_count: 1,
    })
  })
})

describe('an upload whose server crashes', () => {
  const sendFile = async () => {
    const response = await mine('/dataingestion/manual_uploads?dataset_type=businesses&file_name=deadly.csv', {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      payload: csvOf([good.businesses(9_901)]),
    })
    return response.json().event_id as string
  }
  /** Simulates a crash of the worker. */
  const die = () =>
    test.database.query(
      sql`UPDATE jobs SET tries = tries + 1, deaths = deaths + (locked_until IS NOT NULL)::int, locked_until = '2000-01-01T00:00:00Z'
          WHERE kind = 'read_upload'`,
    )

  it('is processed by the next server', async () => {
    const id = await sendFile()
    await die()
    await test.runJobs()
    expect(await get(`/dataset_uploads/${id}`)).toMatchObject({ status: 'completed' })
  })

  it('fails with a reason after the second crash', async () => {
    const id = await sendFile()
    await die()
    await die()
    await test.runJobs()
    expect(await get(`/dataset_uploads/${id}`)).toMatchObject({
      status: 'failed',
      error: "The file couldn't be processed. Split it and upload it again.",
    })
    const [job] = await test.database.query<{ failed_at: string | null }>(sql`SELECT failed_at FROM jobs`)
    expect(job?.failed_at).not.toBeNull()
    await test.database.query(sql`DELETE FROM jobs`)
  })
})

it('fails an upload after repeated errors of the server', async () => {
  const response = await mine('/dataingestion/manual_uploads?dataset_type=businesses&file_name=spoilt.csv', {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    payload: csvOf([good.businesses(9_902)]),
  })
  const id = response.json().event_id as string
  const [upload] = await test.database.query<{ file_id: string }>(
    sql`SELECT file_id FROM dataset_uploads WHERE file_name = 'spoilt.csv'`,
  )
  await test.database.query(sql`UPDATE files SET content = 'spoilt' WHERE id = ${upload?.file_id}`)
  await test.database.query(sql`UPDATE jobs SET tries = 7 WHERE kind = 'read_upload'`)
  await test.runJobs()
  expect(await get(`/dataset_uploads/${id}`)).toMatchObject({ status: 'failed' })
  await test.database.query(sql`DELETE FROM jobs`)
})

describe('a bucket', () => {
  let s3: S3Double
  const keys = { access_key_id: 'AKIAFERNWAY', secret_access_key: 'the-secret' }
  const pages = { pageSize: 2 }
  beforeAll(async () => {
    s3 = await openS3Double(
      Object.assign(pages, {
        bucket: 'fernway-exports',
        accessKeyId: 'AKIAFERNWAY',
        secretAccessKey: 'the-secret',
      }),
    )
  })
  afterAll(() => s3.close())

  const post = (url: string, payload: object = {}) => mine(url, { method: 'POST', payload })
  const connect = (values: object = {}) =>
    post('/dataingestion/s3/dataset_integrations', {
      bucket: 'fernway-exports',
      region: 'us-east-1',
      prefix: 'capital/',
      endpoint: s3.endpoint,
      ...keys,
      ...values,
    })
  const tested = async () => (await mine('/dataingestion/s3/dataset_integrations/test', { method: 'POST' })).json()

  it('is connected with keys that are never returned, and tested', async () => {
    const connected = await connect()
    expect(connected.statusCode, connected.body).toBe(200)
    expect(connected.body).not.toContain('the-secret')
    expect(connected.json()).toMatchObject({ access: 'key', health: 'healthy' })
    expect(await tested()).toMatchObject({ is_ok: true, objects: [] })
    s3.objects.set('capital/sales/a.csv', csvOf([good.sales(40)]))
    expect(await tested()).toMatchObject({ is_ok: true, objects: ['capital/sales/a.csv'] })
    expect(s3.requests.at(-1)).toBe('GET capital/sales/a.csv')
    // The permission to list doesn't include reading.
    s3.denied.add('capital/sales/a.csv')
    expect(await tested()).toMatchObject({
      is_ok: false,
      code: 'AccessDenied',
      message: 'Files can be listed, but not read. Access was denied. Check the policy of the role or key.',
      objects: ['capital/sales/a.csv'],
    })
    s3.denied.clear()
    await connect({ secret_access_key: 'another' })
    expect(await tested()).toMatchObject({ is_ok: false, code: 'SignatureDoesNotMatch' })
    const [failing] = (await get('/dataingestion/s3/dataset_integrations')).results
    expect(failing.health).toBe('unhealthy')
    await connect({ bucket: 'nobodys-bucket' })
    expect(await tested()).toMatchObject({ is_ok: false, code: 'NoSuchBucket' })
    await connect()
  })

  it('provides new files once, over several pages, and reports failed ones', async () => {
    s3.objects.set('capital/sales/b.csv', csvOf([{ ...good.sales(41), sales_amount: 'much' }]))
    s3.objects.set('capital/sales/c.csv', csvOf([good.sales(42)]))
    s3.objects.set('capital/sales/notes.txt', 'not a CSV')
    s3.objects.set('capital/owners/d.csv', csvOf([good.owners(40)]))
    s3.objects.set('elsewhere/sales/e.csv', csvOf([good.sales(43)]))
    s3.requests.length = 0
    const run = () => post('/dataingestion/s3/run_dataset_ingestion', { dataset_type: 'sales' })
    const started = await run()
    expect(started.statusCode, started.body).toBe(202)
    await test.runJobs()
    expect(s3.requests).toEqual([
      'LIST capital/sales/',
      'LIST capital/sales/',
      ...['a', 'b', 'c'].map((name) => `GET capital/sales/${name}.csv`),
    ])
    const uploads = (await get('/dataingestion/s3/dataset_uploads')).results
    expect(
      uploads.map(({ file_name, status }: { file_name: string; status: string }) => `${file_name} ${status}`).sort(),
    ).toEqual(['a.csv completed', 'b.csv failed', 'c.csv completed'])
    const failed = uploads.find(({ status }: { status: string }) => status === 'failed')
    const results = await get(`/dataingestion/s3/dataset_upload_validation_results?event_id=${failed.event_id}`)
    expect(results.results).toMatchObject([{ column: 'sales_amount', code: 'invalid_decimal' }])
    const notifications = (await get('/web_notifications')).results
    expect(notifications.map(({ payload }: { payload: { event_id?: string } }) => payload.event_id)).toContain(
      failed.event_id,
    )

    await run()
    await test.runJobs()
    expect((await get('/dataingestion/s3/dataset_uploads')).results, 'nothing is fetched twice').toHaveLength(3)
    s3.objects.set('capital/sales/b.csv', csvOf([good.sales(41)]))
    await run()
    await test.runJobs()
    const again = (await get('/dataingestion/s3/dataset_uploads')).results
    expect(again, 'what was changed is new').toHaveLength(4)
  })

  it('is fetched on schedule', async () => {
    const before = await mine('/dataingestion/s3/dataset_ingestion_configs')
    const put = await mine('/dataingestion/s3/dataset_ingestion_configs', {
      method: 'PUT',
      headers: { 'if-match': String(before.headers.etag) },
      payload: {
        configs: [{ dataset_type: 'owners', enabled: true, schedule: 'hourly', file_format: 'csv', path: 'owners/' }],
      },
    })
    expect(put.statusCode, put.body).toBe(200)
    await test.database.query(
      sql`INSERT INTO jobs (kind, payload, run_at) VALUES ('minute', '{}', ${test.now().toISOString()})`,
    )
    s3.requests.length = 0
    await test.runJobs()
    const config = async () =>
      (await get('/dataingestion/s3/dataset_ingestion_configs')).results.find(
        ({ dataset_type }: { dataset_type: string }) => dataset_type === 'owners',
      )
    const first = await config()
    test.setNow(new Date(Math.max(Date.parse(first.next_run_at), test.now().getTime()) + 61_000))
    await test.runJobs()
    expect(s3.requests).toContain('GET capital/owners/d.csv')
    expect(await config()).toMatchObject({ last_run_status: 'completed' })
  })

  it('skips rejected and oversized files, and reports them', async () => {
    const key = (number: number) => `capital/sales/many-${String(number).padStart(4, '0')}.txt`
    pages.pageSize = 1000
    // More than a page, none of them CSV files.
    for (let number = 0; number < 1005; number += 1) s3.objects.set(key(number), '')
    s3.objects.set('capital/sales/n-denied.csv', csvOf([good.sales(44)]))
    s3.objects.set('capital/sales/o-large.csv', 'x'.repeat(10_485_761))
    s3.objects.set('capital/sales/p-last.csv', csvOf([good.sales(45)]))
    s3.denied.add('capital/sales/n-denied.csv')
    await post('/dataingestion/s3/run_dataset_ingestion', { dataset_type: 'sales' })
    await test.runJobs()
    const byName = async (name: string) =>
      (await get('/dataingestion/s3/dataset_uploads')).results.find(
        ({ file_name }: { file_name: string }) => file_name === name,
      )
    expect(await byName('p-last.csv')).toMatchObject({ status: 'completed' })
    const [latest] = (await get('/dataingestion/s3/dataset_uploads?dataset_type=sales')).results
    expect(await byName('o-large.csv')).toMatchObject({ status: 'failed', size_bytes: 10_485_761 })
    expect((await byName('o-large.csv')).error).toContain('larger than 10 MB')
    const configs = (await get('/dataingestion/s3/dataset_ingestion_configs')).results
    expect(configs.find(({ dataset_type }: { dataset_type: string }) => dataset_type === 'sales')).toMatchObject({
      last_run_status: 'failed',
      last_run_error: 'capital/sales/n-denied.csv: Access was denied. Check the policy of the role or key.',
      latest_upload: latest,
    })
    s3.denied.clear()
    await post('/dataingestion/s3/run_dataset_ingestion', { dataset_type: 'sales' })
    await test.runJobs()
    expect(await byName('n-denied.csv')).toMatchObject({ status: 'completed' })
    pages.pageSize = 2
    for (const name of s3.objects.keys()) if (/many-|o-large/.test(name)) s3.objects.delete(name)
  })

  it('has a failed run after repeated errors of the server, but stays healthy', async () => {
    await connect()
    await test.database.query(sql`UPDATE dataset_integrations SET health = 'healthy', keys_sealed = 'spoilt'`)
    await post('/dataingestion/s3/run_dataset_ingestion', { dataset_type: 'sales' })
    await test.database.query(sql`UPDATE jobs SET tries = 7 WHERE kind = 'fetch_s3'`)
    await test.runJobs()
    const configs: { dataset_type: string }[] = (await get('/dataingestion/s3/dataset_ingestion_configs')).results
    expect(configs.find(({ dataset_type }) => dataset_type === 'sales')).toMatchObject({
      last_run_status: 'failed',
      last_run_error: 'The server failed to read the bucket. Contact its operator.',
    })
    const [integration] = (await get('/dataingestion/s3/dataset_integrations')).results
    expect(integration).toMatchObject({ health: 'healthy' })
    await test.database.query(sql`DELETE FROM jobs`)
  })

  it('is a folder by default', async () => {
    const folder = join(dataDir, 'bucket', fernway, 'prod', 'sales')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'folder.csv'), csvOf([good.sales(50)]))
    const connected = await post('/dataingestion/s3/dataset_integrations', { bucket: 'my-folder', region: 'us-east-1' })
    expect(connected.json()).toMatchObject({ access: 'folder' })
    expect(await tested()).toMatchObject({ is_ok: true, objects: ['sales/folder.csv'] })
    await post('/dataingestion/s3/run_dataset_ingestion', { dataset_type: 'sales' })
    await test.runJobs()
    const uploads = (await get('/dataingestion/s3/dataset_uploads')).results
    expect(uploads.find(({ file_name }: { file_name: string }) => file_name === 'folder.csv')).toMatchObject({
      status: 'completed',
      accepted_count: 1,
    })
  })

  it("can't be in a private network if the server is public", async () => {
    test.config.allowsLoopback = false
    const refused = await connect({ endpoint: 'http://169.254.169.254' })
    test.config.allowsLoopback = true
    // A loopback URL saved earlier, and a host that resolves to it.
    for (const endpoint of [s3.endpoint, s3.endpoint.replace('127.0.0.1', 'localhost')]) {
      await connect({ endpoint })
      test.config.allowsLoopback = false
      expect(await tested(), endpoint).toMatchObject({ is_ok: false, code: 'PrivateNetwork' })
      test.config.allowsLoopback = true
      expect((await tested()).is_ok, endpoint).toBe(true)
    }
    expect(problemOf(refused)).toMatchObject({ status: 422, errors: [{ pointer: '/endpoint' }] })
  })

  it('can be in a private network at a host that the operator lists', async () => {
    test.config.allowsLoopback = false
    test.config.privateHosts = new Set([new URL(s3.endpoint).host])
    await connect({ endpoint: s3.endpoint })
    const listed = await tested()
    test.config.privateHosts = new Set()
    const unlisted = await tested()
    test.config.allowsLoopback = true
    expect([listed.is_ok, unlisted.code]).toEqual([true, 'PrivateNetwork'])
  })
})
