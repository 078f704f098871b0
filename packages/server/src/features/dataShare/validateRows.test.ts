import { describe, expect, it } from 'vitest'
import { csvOf, type Dataset, type Values, validRow, withUploads } from '../../testing/withUploads'

const { mine, get, upload, resultsOf } = withUploads()

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
    fault({ business_external_id: 'UNKNOWN' }, 'business_external_id', 'unknown_business'),
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
    validRow.businesses(1),
    validRow.businesses(2),
    { ...validRow.businesses(3), state: 'ON', incorporation_state: 'ON', country: 'CA', postal_code: 'M5X 1A9' },
  ],
  owners: [validRow.owners(1), validRow.owners(2)],
  bank_accounts: [validRow.bank_accounts(1)],
  sales: [validRow.sales(1), validRow.sales(2)],
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
      const bad = own.map(({ values }, index) => ({ ...validRow[dataset](100 + index), ...values }))
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
        ...validRow[dataset](200 + row_number),
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
})
