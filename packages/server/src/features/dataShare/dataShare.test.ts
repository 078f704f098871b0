import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { type Call, callAs, withApp } from '../../testing/testApp'

const test = withApp()
let mine: Call

beforeAll(async () => {
  mine = await callAs(test, demoAccounts.partner.email)
})

const headers = { 'content-type': 'text/csv', 'dashboard-sandbox': '1' }
const sandbox = { headers: { 'dashboard-sandbox': '1' } }

interface Upload {
  event_id: string
  status: string
  row_count: number
  accepted_count: number
  rejected_count: number
  remaining_count: number
  repaired_by_event_id: string | null
}

async function upload(query: Record<string, string | string[]>, content: string): Promise<Upload> {
  const search = new URLSearchParams({ file_name: 'x.csv' })
  for (const [name, value] of Object.entries(query)) for (const one of [value].flat()) search.append(name, one)
  const response = await mine(`/dataingestion/manual_uploads?${search}`, { method: 'POST', headers, payload: content })
  expect(response.statusCode, response.body).toBe(202)
  await test.runJobs()
  return get(response.json().event_id)
}

const get = async (id: string): Promise<Upload> => (await mine(`/dataset_uploads/${id}`, sandbox)).json()
const rejected = async (id: string, query = '') =>
  (await mine(`/dataset_uploads/${id}/rejected_rows?${query}`, sandbox)).json()

const header = 'external_id,legal_name,incorporation_type,address_line1,city,state,postal_code,country'
const row = (id: string, state = 'TX', country = 'US', type = 'llc') =>
  `${id},Shop ${id},${type},1 Main St,Austin,${state},78701,${country}`

describe('a repair', () => {
  it('moves its rows from the original upload, including rejected ones', async () => {
    const lines = [header, row('T-1'), row('T-2', 'Texas'), row('T-3', 'TX', 'USA'), row('T-4', '', 'US', 'LLCs')]
    const first = await upload({ dataset_type: 'businesses' }, lines.join('\n'))
    expect(first).toMatchObject({ status: 'completed', accepted_count: 1, rejected_count: 3, remaining_count: 3 })
    expect(first.repaired_by_event_id).toBeNull()

    const { results } = await rejected(first.event_id)
    expect(results.map((bad: { row_number: number }) => bad.row_number)).toEqual([2, 3, 4])
    expect(results[0].results).toMatchObject([
      { column: 'state', code: 'invalid_state', value: 'Texas', suggestion: 'TX' },
    ])
    expect(results[2].results.map((result: { column: string }) => result.column)).toEqual([
      'incorporation_type',
      'state',
    ])
    expect((await rejected(first.event_id, 'code=required&column=state')).results).toHaveLength(1)
    expect((await rejected(first.event_id, 'code=required&column=city')).results).toHaveLength(0)
    const found = await mine(
      `/dataingestion/manual_uploads/dataset_upload_validation_results?event_id=${first.event_id}&column=country`,
      sandbox,
    )
    expect(found.json().results).toMatchObject([{ row_number: 3 }])

    const repair = await upload(
      { dataset_type: 'businesses', repairs_event_id: first.event_id },
      [`${header},source_row`, `${row('T-2')},2`, `${row('T-4', '??')},4`, `${row('T-9')},999`].join('\n'),
    )
    expect(repair).toMatchObject({ accepted_count: 2, rejected_count: 1, remaining_count: 1 })
    expect(await get(first.event_id)).toMatchObject({
      rejected_count: 3,
      remaining_count: 1,
      repaired_by_event_id: repair.event_id,
    })
    expect((await rejected(first.event_id)).results).toMatchObject([{ row_number: 3 }])

    const file = await mine(`/dataset_uploads/${first.event_id}/rejected_rows.csv`, sandbox)
    const [names = '', line = ''] = file.body.replace('\uFEFF', '').split('\r\n')
    expect(names.split(',').slice(-2)).toEqual(['reason', 'source_row'])
    expect(line).toMatch(/country: Must be one of US, CA\.",3$/)
    // The downloaded file with fixes.
    const again = await upload(
      { dataset_type: 'businesses', repairs_event_id: first.event_id },
      file.body.replace(',USA,', ',US,'),
    )
    expect(again).toMatchObject({ accepted_count: 1, rejected_count: 0 })
    expect(await get(first.event_id)).toMatchObject({ remaining_count: 0 })
  })
})

describe('identity numbers of rejected rows', () => {
  const ownerHeader = 'business_external_id,first_name,last_name,email,ssn'
  it('show the last four digits, and a repair with masked values keeps the originals', async () => {
    await upload({ dataset_type: 'businesses' }, [header, row('T-50')].join('\n'))
    const lines = ['T-50,Ana,Lopez,no-email,529-83-7146', 'T-50,Ben,Lopez,ben@example.com,12']
    const first = await upload({ dataset_type: 'owners' }, [ownerHeader, ...lines].join('\n'))
    expect(first).toMatchObject({ accepted_count: 0, rejected_count: 2 })
    const { results } = await rejected(first.event_id)
    expect(results.map(({ values }: { values: { ssn: string } }) => values.ssn)).toEqual(['••••7146', '••••'])
    expect(JSON.stringify(results)).not.toContain('83-7146')

    const repair = await upload(
      { dataset_type: 'owners', repairs_event_id: first.event_id },
      [
        `${ownerHeader},source_row`,
        'T-50,Ana,Lopez,ana@example.com,••••7146,1',
        'T-50,Ben,Lopez,ben@example.com,••••,2',
      ].join('\n'),
    )
    expect(repair).toMatchObject({ accepted_count: 1, rejected_count: 1 })
    const stored = await test.database.query<{ ssn_sealed: string }>(
      sql`SELECT ssn_sealed FROM persons WHERE email = 'ana@example.com' AND ssn_last4 = '7146'`,
    )
    expect(stored.map(({ ssn_sealed }) => test.deps.sealing.open(ssn_sealed))).toEqual(['529837146'])
    const [left] = (await rejected(repair.event_id)).results
    expect(left.values.ssn).toBe('••••')
    expect(left.results).toMatchObject([{ column: 'ssn', value: '••••' }])
  })
})

describe('the file of the rejected rows', () => {
  it('can be uploaded again, without formula escaping and reasons', async () => {
    const name = '=Two & Sons'
    const bad = row('T-40', 'Texas').replace('Shop T-40', name)
    const first = await upload({ dataset_type: 'businesses' }, [`${header},phone`, `${bad},+1 512 555 0123`].join('\n'))
    expect(first).toMatchObject({ accepted_count: 0, rejected_count: 1 })
    const file = (await mine(`/dataset_uploads/${first.event_id}/rejected_rows.csv`, sandbox)).body
    expect(file).toContain(`T-40,'${name},`)
    const [bad40] = (await rejected(first.event_id)).results
    expect(bad40.results).toMatchObject([{ column: 'state', suggestion: 'TX' }])
    const second = await upload({ dataset_type: 'businesses' }, file.replace('Texas', 'TX'))
    expect(second).toMatchObject({ accepted_count: 1, rejected_count: 0 })
    const found = await mine('/partner_dashboard/businesses_page/businesses_table_rows?search=T-40', sandbox)
    expect(found.json().results).toMatchObject([{ legal_name: name }])
  })
})

describe('the columns of a file', () => {
  it('are mapped as specified, and not otherwise', async () => {
    const lines = [`${header},dba_name,phone`, `${row('T-20')},Wrong,5125550123`]
    const plain = await upload(
      { dataset_type: 'businesses', column: ['dba_name:', 'phone:', 'legal_name:city'] },
      lines.join('\n'),
    )
    // Mapping the city to the name makes the city missing.
    expect(plain.status).toBe('failed')
    const chosen = await upload({ dataset_type: 'businesses', column: ['dba_name:', 'phone:'] }, lines.join('\n'))
    expect(chosen).toMatchObject({ status: 'completed', accepted_count: 1 })
    const found = await mine('/partner_dashboard/businesses_page/businesses_table_rows?search=T-20', sandbox)
    expect(found.json().results).toMatchObject([{ external_id: 'T-20', dba_name: null }])
    const nowhere = await mine('/dataingestion/manual_uploads?dataset_type=sales&file_name=x.csv&column=nothing:x', {
      method: 'POST',
      headers,
      payload: 'a',
    })
    expect(nowhere.statusCode).toBe(422)
  })

  it('ignore lines with separators only', async () => {
    const one = await upload({ dataset_type: 'businesses' }, [header, row('T-30'), ',,,,,,,', ' , ,,,,,,'].join('\r\n'))
    expect(one).toMatchObject({ row_count: 1, accepted_count: 1, rejected_count: 0 })
  })
})

describe('the bucket', () => {
  const connect = (payload: object) =>
    mine('/dataingestion/s3/dataset_integrations', {
      method: 'POST',
      headers: { 'dashboard-sandbox': '1', 'content-type': 'application/json' },
      payload,
    })
  const place = { bucket: 'harvest-exports', region: 'us-east-1' }

  it("returns how it's accessed, and keeps a key for its own service only", async () => {
    const answer = async (more: object) => (await connect({ ...place, ...more })).json().access
    expect(await answer({})).toBe('folder')
    expect(await answer({ endpoint: null })).toBe('none')
    expect(await answer({ endpoint: null, role_arn: 'arn:aws:iam::123456789012:role/read' })).toBe('role')
    expect(await answer({ endpoint: null, access_key_id: 'AKIA', secret_access_key: 'secret' })).toBe('key')
    expect(await answer({ endpoint: null, prefix: 'capital/' })).toBe('key')
    expect(await answer({ endpoint: 'https://example.com', access_key_id: null })).toBe('none')
    expect(await answer({ endpoint: null })).toBe('none')
  })

  it('shows a run as processing immediately', async () => {
    await connect(place)
    const configs = await mine('/dataingestion/s3/dataset_ingestion_configs', sandbox)
    const change = { dataset_type: 'sales', enabled: true, schedule: 'manual', file_format: 'csv', path: 'sales/' }
    const saved = await mine('/dataingestion/s3/dataset_ingestion_configs', {
      method: 'PUT',
      headers: {
        'dashboard-sandbox': '1',
        'content-type': 'application/json',
        'if-match': String(configs.headers.etag),
      },
      payload: { configs: [change] },
    })
    expect(saved.statusCode, saved.body).toBe(200)
    const run = await mine('/dataingestion/s3/run_dataset_ingestion', {
      method: 'POST',
      headers: { 'dashboard-sandbox': '1', 'content-type': 'application/json' },
      payload: {},
    })
    expect(run.statusCode, run.body).toBe(202)
    const statusOfSales = async () => {
      const { results } = (await mine('/dataingestion/s3/dataset_ingestion_configs', sandbox)).json()
      return results.find((one: { dataset_type: string }) => one.dataset_type === 'sales').last_run_status
    }
    expect(await statusOfSales()).toBe('processing')
    await test.runJobs()
    expect(await statusOfSales()).toBe('completed')
    // Runs don't change the version, so they don't cause conflicts for admins.
    const after = await mine('/dataingestion/s3/dataset_ingestion_configs', sandbox)
    expect(after.headers.etag).toBe(saved.headers.etag)
  })
})

describe('missing data', () => {
  const incomplete = async (query: string) =>
    (await mine(`/dataingestion/incomplete_businesses?${query}`, sandbox)).json()
  const summary = async (type: string) =>
    (await mine('/dataingestion/summary', sandbox))
      .json()
      .results.find(({ dataset_type }: { dataset_type: string }) => dataset_type === type)
  const daysAgo = (days: number) => new Date(test.now().getTime() - days * 86_400_000).toISOString().slice(0, 10)

  it('is listed and counted by business', async () => {
    await upload({ dataset_type: 'businesses' }, [header, row('MISS-1'), row('MISS-2'), row('MISS-3')].join('\n'))
    const columns = 'business_external_id,date,sales_amount,sales_count'
    const sales = [`MISS-2,${daysAgo(2)},10.00,1`, `MISS-3,${daysAgo(40)},10.00,1`]
    await upload({ dataset_type: 'sales' }, [columns, ...sales].join('\n'))
    expect((await incomplete('search=miss-')).results).toMatchObject([
      { external_id: 'MISS-1', name: 'Shop MISS-1', lacks: ['owners', 'bank_accounts', 'sales'], last_sales_on: null },
      { external_id: 'MISS-2', lacks: ['owners', 'bank_accounts'], last_sales_on: daysAgo(2) },
      { external_id: 'MISS-3', lacks: ['owners', 'bank_accounts', 'recent_sales'], last_sales_on: daysAgo(40) },
    ])
    expect((await incomplete('search=miss-&lacks=sales&lacks=recent_sales')).results).toMatchObject([
      { external_id: 'MISS-1' },
      { external_id: 'MISS-3' },
    ])
    for (const [type, lack, count] of [
      ['owners', 'owners', 'missing_count'],
      ['bank_accounts', 'bank_accounts', 'missing_count'],
      ['sales', 'sales', 'missing_count'],
      ['sales', 'recent_sales', 'late_count'],
    ] as const) {
      const { results, next } = await incomplete(`lacks=${lack}&page_size=100`)
      expect([type, next, results.length]).toEqual([type, null, (await summary(type))[count]])
    }
  })

  it('includes days on which no business has sales', async () => {
    expect((await summary('sales')).missing_days).toEqual([])
    const deletedDays = [daysAgo(9), daysAgo(12)]
    await test.database.query(
      sql`DELETE FROM daily_sales WHERE mode = 'sandbox' AND sold_on = ANY(${deletedDays}::date[])`,
    )
    expect((await summary('sales')).missing_days).toEqual(deletedDays)
  })
})
