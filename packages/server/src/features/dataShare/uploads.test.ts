import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { problemOf } from '../../testing/testApp'
import { csvOf, fernway, validRow, withUploads } from '../../testing/withUploads'

const { test, mine, get, upload, resultsOf } = withUploads()

beforeAll(() => upload('businesses', csvOf([validRow.businesses(2)])))

describe('an uploaded file', () => {
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
    const { country: _, ...others } = validRow.businesses(901)
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
      payload: csvOf([validRow.businesses(9_901)]),
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
    payload: csvOf([validRow.businesses(9_902)]),
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

/** Uploads a file in which one row can't be inserted, as on a full disk, and gives up on it. */
async function uploadStopping(
  type: 'businesses' | 'sales',
  rows: Parameters<typeof csvOf>[0],
  at: { table: string; row: string },
) {
  await test.database.script(`
    CREATE FUNCTION refuse_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'No space.'; END $$;
    CREATE TRIGGER refuse_row BEFORE INSERT ON ${at.table} FOR EACH ROW WHEN (${at.row}) EXECUTE FUNCTION refuse_row();`)
  const response = await mine(`/dataingestion/manual_uploads?dataset_type=${type}&file_name=half.csv`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    payload: csvOf(rows),
  })
  await test.database.query(sql`UPDATE jobs SET tries = 7 WHERE kind = 'read_upload'`)
  await test.runJobs()
  await test.database.script('DROP FUNCTION refuse_row CASCADE')
  await test.database.query(sql`DELETE FROM jobs`)
  return get(`/dataset_uploads/${response.json().event_id}`)
}

it('reports the accepted rows of a file that fails in the middle', async () => {
  const rows = Array.from({ length: 400 }, (_, index) => validRow.businesses(8_000 + index))
  const upload = await uploadStopping('businesses', rows, { table: 'businesses', row: `NEW.external_id = 'FRN-8300'` })
  const imported = await test.database.query(sql`SELECT id FROM businesses WHERE external_id LIKE 'FRN-8___'`)
  expect(imported).toHaveLength(250)
  expect(upload).toMatchObject({ status: 'failed', accepted_count: 250 })
})

it('updates the monthly sales of businesses when a file of sales fails in the middle', async () => {
  const rows = Array.from({ length: 261 }, (_, index) => ({
    ...validRow.sales(60 + index),
    business_external_id: 'FRN-2',
  }))
  await uploadStopping('sales', rows, { table: 'daily_sales', row: `NEW.sold_on = '2026-11-10'` })
  const [business] = await test.database.query<{ sales: number; monthly: number }>(
    sql`SELECT b.monthly_sales_minor AS monthly, (SELECT sum(s.sales_minor - s.reversals_minor) / 3 FROM daily_sales s
          WHERE s.business_id = b.id AND s.sold_on > ${test.now().toISOString()}::date - 90)::bigint AS sales
        FROM businesses b WHERE b.partner_id = ${fernway} AND b.mode = 'prod' AND b.external_id = 'FRN-2'`,
  )
  expect(business?.sales).toBeGreaterThan(0)
  expect(business?.monthly).toBe(business?.sales)
})
