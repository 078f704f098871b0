import sql from 'sql-template-tag'
import { beforeAll, expect } from 'vitest'
import { demoAccounts } from '../seed/demoAccounts'
import { partnerPlans } from '../seed/partners'
import { type Call, lastingCallAs, withApp } from './testApp'

/** A partner without data in production. */
export const fernway = partnerPlans.find(({ slug }) => slug === 'fernway')?.id ?? ''

export type Dataset = 'businesses' | 'owners' | 'bank_accounts' | 'sales'
export type Values = Record<string, string>

export const csvOf = (rows: readonly Values[]) => {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return [headers, ...rows.map((row) => headers.map((header) => row[header] ?? ''))]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n')
}

/** A valid row by dataset and number. Owners, bank accounts and sales belong to the first business. */
export const validRow: Record<Dataset, (number: number) => Values> = {
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

/** A server without the demo's jobs, and uploads of `fernway`. */
export function withUploads(env: NodeJS.ProcessEnv = {}) {
  const test = withApp(env)
  let call: Call

  beforeAll(async () => {
    await test.database.query(sql`DELETE FROM jobs`)
    call = await lastingCallAs(test, demoAccounts.new.email)
  })

  const mine: Call = (...request) => call(...request)
  const get = async (url: string) => {
    const response = await mine(url)
    expect(response.statusCode, response.body).toBe(200)
    return response.json()
  }

  /** Uploads a file, and returns the processed upload. */
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

  return { test, mine, get, upload, resultsOf }
}
