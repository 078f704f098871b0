import sql from 'sql-template-tag'
import { beforeEach, expect, it } from 'vitest'
import { beginRecurring } from '../../kernel/recurringJobs'
import { demoAccounts } from '../../seed/demoAccounts'
import { callAs } from '../../testing/testApp'
import { withLending } from '../../testing/withLending'
import { refreshBusinesses, refreshOutdated } from './refreshStore'

const { test, ok, newBusiness } = withLending()
const day = 86_400_000

beforeEach(async () => {
  await test.database.query(sql`DELETE FROM jobs`)
})

const detailsOf = async ({ id }: { id: string }) => {
  const call = await callAs(test, demoAccounts.partner.email)
  return (await call(`/partner_dashboard/get_business_details/${id}`, { headers: { 'dashboard-sandbox': '1' } })).json()
}

async function runDailyJobs(at: string): Promise<void> {
  test.setNow(new Date(at))
  await beginRecurring(test.database, test.now())
  await test.runJobs()
}

it('ages the status, largest offer and monthly sales of businesses daily', async () => {
  const [offered, selling, both] = [await newBusiness(), await newBusiness(), await newBusiness()]
  const expires = new Date(test.now().getTime() + day).toISOString()
  for (const [{ id: business_id }, max_amount, expires_at] of [
    [offered, 8000, expires],
    [both, 9000, expires],
    [both, 5000, undefined],
  ] as const) {
    await ok('POST', '/capital_product_offers', {
      ...{ business_id, product_type: 'flex_loan', min_amount: 500, max_amount, fee_rate: 0.1, repayment_rate: 0.1 },
      ...(expires_at ? { expires_at } : {}),
    })
  }
  for (const [date, sales_amount] of [
    ['2026-11-02', 30_000],
    ['2026-11-20', 30_000],
  ] as const)
    await ok('POST', '/daily_sales_records', { business_id: selling.id, date, sales_amount, sales_count: 10 })
  expect(await detailsOf(offered)).toMatchObject({ status: 'offer_available', max_offer_amount: 8000 })
  expect(await detailsOf(selling)).toMatchObject({ monthly_sales_amount: 20_000 })

  await runDailyJobs('2026-12-01T12:00:00Z')
  expect(await detailsOf(offered)).toMatchObject({ status: 'no_offer', max_offer_amount: 0 })
  expect(await detailsOf(both)).toMatchObject({ status: 'offer_available', max_offer_amount: 5000 })
  expect(await detailsOf(selling)).toMatchObject({ monthly_sales_amount: 20_000 })
  await runDailyJobs('2027-02-10T12:00:00Z')
  expect(await detailsOf(selling)).toMatchObject({ monthly_sales_amount: 10_000 })
  await runDailyJobs('2027-03-01T12:00:00Z')
  expect(await detailsOf(selling)).toMatchObject({ monthly_sales_amount: 0 })
  expect(await ok('POST', '/eligibility', { business_id: selling.id, product_type: 'flex_loan' })).toMatchObject({
    is_eligible: false,
    reasons: ['sales_too_low', 'no_sales_data'],
  })
  const ids = [offered, selling, both].map(({ id }) => id).join('|')
  const events = await test.database.query(
    sql`SELECT type FROM webhook_events WHERE created_at >= '2026-12-01' AND body::text ~ ${ids}`,
  )
  expect(events).toEqual([{ type: 'eligibility.evaluated' }])
})

it('refreshes in batches as a refresh of all businesses does', async () => {
  const later = new Date('2026-12-20T12:00:00Z')
  const figures = () =>
    test.database.query(
      sql`SELECT id, status, product_type, max_offer_minor, monthly_sales_minor, outstanding_minor, updated_at FROM businesses ORDER BY id`,
    )
  let batches = 0
  await refreshOutdated(test.database, later, async () => (batches += 1))
  expect(batches).toBeGreaterThan(2)
  const refreshed = await figures()
  const partners = await test.database.query<{ id: string }>(sql`SELECT id FROM partners`)
  for (const { id } of partners) {
    await refreshBusinesses(test.database, { partnerId: id, mode: 'prod' }, later)
    await refreshBusinesses(test.database, { partnerId: id, mode: 'sandbox' }, later)
  }
  expect(await figures()).toEqual(refreshed)
})
