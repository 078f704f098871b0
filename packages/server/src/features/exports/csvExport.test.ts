import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { partnerPlans } from '../../seed/partners'
import { type Call, callAs, problemOf, withApp } from '../../testing/testApp'

const test = withApp()
const harvest = partnerPlans[0]?.id ?? ''
let mine: Call
let canadian: Call

beforeAll(async () => {
  mine = await callAs(test, demoAccounts.partner.email)
  canadian = await callAs(test, demoAccounts.canadian.email)
  await test.database.query(
    sql`UPDATE businesses SET legal_name = '=HYPERLINK("http://x")', dba_name = NULL WHERE id = (
          SELECT id FROM businesses WHERE partner_id = ${harvest} AND mode = 'prod' ORDER BY id LIMIT 1)`,
  )
})

const csv = '/partner_dashboard/capital_tab/csv_export'
const linesOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(0, -1)
const counts: Record<string, string> = {
  businesses: '/partner_dashboard/businesses_page/count',
  funded_products: '/partner_dashboard/capital_tab/funded_products/count',
  applications: '/partner_dashboard/capital_tab/applications/count',
  offers: '/partner_dashboard/capital_tab/offers/count',
  orders: '/partner_dashboard/orders_tab/count',
}

describe('an export', () => {
  it('has the return code of a failed payment with its meaning, as the screens do', async () => {
    const filter = 'has_failed_payment=true'
    const list = await mine(`/partner_dashboard/capital_tab/funded_products_table_rows?${filter}&page_size=100`)
    const failed = list
      .json()
      .results.map(({ failed_payment }: { failed_payment: Record<string, string> }) =>
        [failed_payment.failure_code, failed_payment.failure_message].join(' '),
      )
    expect(failed.length).toBeGreaterThan(0)
    const lines = linesOf((await mine(`${csv}?kind=funded_products&${filter}`)).body).slice(1)
    expect(lines.map((line, index) => line.includes(`,${failed[index]},`))).toEqual(failed.map(() => true))
  })

  it.each(Object.entries(counts))(
    'of %s has a line for each row that is counted, at once and in the background',
    async (kind, at) => {
      const { count } = (await mine(at)).json()
      const file = await mine(`${csv}?kind=${kind}`)
      expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
      const name = `${kind.replaceAll('_', '-')}-2026-11-21.csv`
      expect(file.headers['content-disposition']).toBe(`attachment; filename="${name}"`)
      expect(file.body.startsWith('\uFEFF')).toBe(true)
      expect(linesOf(file.body)).toHaveLength(count + 1)

      const started = await mine(csv, { method: 'POST', payload: { kind } })
      expect(started.statusCode, started.body).toBe(202)
      expect(started.json()).toMatchObject({ status: 'processing', progress: 0, file_name: name })
      const address = `${csv}s/${started.json().id}`
      expect(problemOf(await mine(`${address}/file`))).toMatchObject({ status: 409, code: 'not_ready' })
      await test.runJobs()
      const ended = (await mine(address)).json()
      expect(ended).toMatchObject({ status: 'completed', progress: 1, row_count: count, error: null })
      expect((await mine(`${address}/file`)).body).toBe(file.body)
      expect((await mine(`${csv}s`)).json().results).toContainEqual(ended)
      expect((await canadian(address)).statusCode).toBe(404)
      expect((await canadian(`${address}/file`)).statusCode).toBe(404)
    },
  )

  it('contains the filtered rows, without formulas', async () => {
    const query = 'status=outstanding&product_type=merchant_cash_advance'
    const { count } = (await mine(`/partner_dashboard/capital_tab/funded_products/count?${query}`)).json()
    expect(count).toBeGreaterThan(0)
    expect(linesOf((await mine(`${csv}?kind=funded_products&${query}`)).body)).toHaveLength(count + 1)
    expect((await mine(`${csv}?kind=businesses`)).body).toContain(`"'=HYPERLINK(""http://x"")"`)
  })

  it('of offers for a campaign omits offers that may not be marketed', async () => {
    const isOpen = sql`partner_id = ${harvest} AND mode = 'prod' AND status = 'open'`
    const [open] = await test.database.query<{ count: number }>(
      sql`SELECT count(*) AS count FROM offers WHERE ${isOpen}`,
    )
    await test.database.query(
      sql`UPDATE offers SET is_marketable = id NOT IN (SELECT id FROM offers WHERE ${isOpen} ORDER BY id LIMIT 2)
          WHERE partner_id = ${harvest}`,
    )
    const rows = async (payload: object) => {
      const started = await mine('/marketing/offer_csvs/generate', { method: 'POST', payload })
      expect(started.statusCode, started.body).toBe(202)
      await test.runJobs()
      return linesOf((await mine(`/marketing/offer_csvs/${started.json().id}/file`)).body).length - 1
    }
    expect(await rows({})).toBe(Number(open?.count))
    expect(await rows({ is_marketable_only: true })).toBe(Number(open?.count) - 2)
  })
})
