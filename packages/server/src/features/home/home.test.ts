import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { type Call, callAs, withApp } from '../../testing/testApp'

const test = withApp()
const emptyAccount = { email: 'sam.okafor@example.com' }
const tabs = '/partner_dashboard/capital_tab'

interface Figure {
  currency: string
  amount: number
}

const accounts = [demoAccounts.partner, demoAccounts.canadian, emptyAccount]
const calls = new Map<string, Call>()
beforeAll(async () => {
  for (const { email } of accounts) calls.set(email, await callAs(test, email))
})

// Compares Home's numbers with the lists that the app links to (views/home.ts).
for (const headers of [{}, { 'dashboard-sandbox': '1' }]) {
  it.each(accounts.map(({ email }) => email))(
    `counts for %s what its lists count, ${JSON.stringify(headers)}`,
    async (email) => {
      const ask = async (url: string) => {
        const response = await calls.get(email)?.(url, { headers })
        expect(response?.statusCode, response?.body).toBe(200)
        return response?.json()
      }
      const count = async (url: string): Promise<number> => (await ask(url)).count
      const [home] = (await ask('/partner_dashboard/home_summary')).results
      const days = `from=${home.from}&to=${home.to}`
      const businesses = (activity: string) =>
        count(`/partner_dashboard/businesses_page/count?activity=${activity}&${days}`)

      const ledTo = (activity: string) =>
        count(`/partner_dashboard/businesses_page/count?activity=${activity}&from=${home.funnel_from}&to=${home.to}`)

      expect(home.businesses_with_offer.count).toBe(await businesses('offered'))
      expect(home.applications.count).toBe(await count(`${tabs}/applications/count?${days}`))
      expect(home.funnel.map(({ count }: { count: number }) => count)).toEqual([
        await ledTo('offered'),
        await ledTo('offer_applied'),
        await ledTo('offer_funded'),
        await ledTo('offer_repaid'),
      ])
      const steps = home.funnel.map(({ count }: { count: number }) => count)
      expect(steps).toEqual(steps.toSorted((one: number, other: number) => other - one))

      const sums = async (query: string, name: string): Promise<Figure[]> =>
        (await ask(`${tabs}/funded_products/totals?${query}`)).results
          .map((row: Record<string, unknown>) => ({ currency: row.currency, amount: row[name] }))
          .filter(({ amount }: Figure) => amount !== 0)
      const figures = (name: string): Figure[] =>
        home[name]
          .map(({ currency, amount }: Figure) => ({ currency, amount }))
          .filter(({ amount }: Figure) => amount !== 0)
      expect(figures('funded_amount')).toEqual(await sums(days, 'funded_amount'))
      expect(figures('outstanding_amount')).toEqual(
        await sums('status=outstanding&status=abandoned', 'outstanding_amount'),
      )
      expect(figures('repaid_amount')).toEqual(await sums(`activity=payment_succeeded&${days}`, 'repaid_amount'))
      expect(figures('revenue_share_amount')).toEqual(
        await sums(`activity=payment_succeeded&${days}`, 'revenue_share_amount'),
      )

      const pastDue = 'delinquency=1_29&delinquency=30_59&delinquency=60_89&delinquency=90_plus'
      const rows = async (url: string): Promise<number> => (await ask(`${url}&page_size=100`)).results.length
      for (const { type, count: found, from } of home.attention) {
        const behind = {
          applications_waiting: () => count(`${tabs}/applications/count?status=action_required`),
          payments_failed: () => count(`${tabs}/funded_products/count?has_failed_payment=true`),
          products_past_due: () => count(`${tabs}/funded_products/count?${pastDue}`),
          deliveries_failing: () => rows(`/webhook_logs/events?status=failed&from=${from}T00:00:00Z`),
          uploads_with_errors: () => rows(`/dataset_uploads?has_errors=true&from=${from}`),
          bucket_files_with_errors: () => rows(`/dataingestion/s3/dataset_uploads?has_errors=true&from=${from}`),
          promotions_denied: () => rows(`/marketing/fee_discounts?state=denied&reviewed_from=${from}`),
        }[type as string]
        expect({ type, count: await behind?.() }).toEqual({ type, count: found })
      }
    },
  )
}

it('has one entry per partner of an organization', async () => {
  const organization = await callAs(test, demoAccounts.organization.email)
  const { results } = (await organization('/partner_dashboard/home_summary')).json()
  const partners = (await organization('/partners')).json().results
  expect(results.map(({ partner_id }: { partner_id: string }) => partner_id).sort()).toEqual(
    partners.map(({ id }: { id: string }) => id).sort(),
  )
})

it("equals each partner's own summary", async () => {
  const organization = await callAs(test, demoAccounts.organization.email)
  const { results } = (await organization('/partner_dashboard/home_summary')).json()
  const figures = ({ data_as_of, ...rest }: Record<string, unknown>) => rest
  for (const summary of results) {
    const headers = { 'dashboard-partner': `partner_${summary.partner_id}` }
    const [own] = (await organization('/partner_dashboard/home_summary', { headers })).json().results
    expect(figures(summary)).toEqual(figures(own))
    const steps = own.funnel.map(({ count }: { count: number }) => count)
    // Finalized orders of a marketplace come from no offer.
    expect(steps).toEqual(steps.toSorted((one: number, other: number) => other - one))
  }
})

describe.each(accounts.map(({ email }) => email))('the details of Home for %s', (email) => {
  const ask = async (url: string) => {
    const response = await calls.get(email)?.(url)
    expect(response?.statusCode, response?.body).toBe(200)
    return response?.json()
  }

  it("adds up days to the period's sum, and buckets to the outstanding amount", async () => {
    const { results, totals } = await ask('/partner_dashboard/home_summary')
    const [home] = results
    const cents = (amounts: number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)
    for (const name of ['funded_amount', 'repaid_amount', 'revenue_share_amount']) {
      for (const { daily, amount } of home[name]) {
        expect(daily).toHaveLength(30)
        expect(cents(daily)).toBe(Math.round(amount * 100))
      }
      expect(totals[name]).toEqual(home[name])
    }
    expect(home.applications.daily.reduce((sum: number, count: number) => sum + count, 0)).toBe(home.applications.count)

    for (const { currency, amount, daily } of home.outstanding_amount) {
      expect([daily.length, daily.at(-1)]).toEqual([30, amount])
      for (const index of [0, 14]) {
        const day = new Date(Date.parse(home.from) + index * 86_400_000).toISOString().slice(0, 10)
        const { results: then } = await ask(`${tabs}/funded_products/totals?outstanding_on=${day}&currency=${currency}`)
        expect([day, daily[index]]).toEqual([day, then[0]?.outstanding_amount ?? 0])
      }
      const health = home.health.find((row: { currency: string }) => row.currency === currency)
      const owed = health?.buckets.map((bucket: { amount: number }) => bucket.amount) ?? []
      expect(cents([...owed, health?.charged_off_amount ?? 0])).toBe(cents([amount]))
      const abandoned = `status=abandoned&currency=${currency}`
      const { results: chargedOff } = await ask(`${tabs}/funded_products/totals?${abandoned}`)
      expect(health?.charged_off_amount).toBe(chargedOff[0]?.outstanding_amount ?? 0)
    }
    for (const { currency, buckets } of home.health) {
      for (const { bucket, count, amount } of buckets) {
        const query = `delinquency=${bucket}&currency=${currency}`
        const { results: sums } = await ask(`${tabs}/funded_products/totals?${query}`)
        expect({ bucket, amount }).toEqual({ bucket, amount: sums[0]?.outstanding_amount ?? 0 })
        expect((await ask(`${tabs}/funded_products/count?${query}`)).count).toBe(count)
      }
    }
  })

  it('names the businesses with the largest amounts', async () => {
    const [home] = (await ask('/partner_dashboard/home_summary')).results
    const failed = home.attention.find(({ type }: { type: string }) => type === 'payments_failed')
    const { results } = await ask(`${tabs}/funded_products_table_rows?has_failed_payment=true&page_size=100`)
    const largest = results
      .map(({ id, business_id, business_name, currency, failed_payment }: Record<string, { amount: number }>) => ({
        business_id,
        business_name,
        object_id: id,
        amount: failed_payment?.amount,
        currency,
      }))
      .toSorted((one: { amount: number }, other: { amount: number }) => other.amount - one.amount)
      .slice(0, 3)
    expect(failed?.examples ?? []).toEqual(largest)
  })
})

it('completes the setup step by step', async () => {
  const call = await callAs(test, emptyAccount.email)
  const setup = async () => {
    const { results } = (await call('/partner_dashboard/home_summary')).json()
    return results[0].setup
      .filter(({ is_done }: { is_done: boolean }) => is_done)
      .map(({ key }: { key: string }) => key)
  }
  expect(await setup()).toEqual([])
  const payload = { url: 'https://hooks.example.com/capital', event_types: [] }
  const added = await call('/webhook_endpoints', { method: 'POST', payload })
  expect(added.statusCode, added.body).toBe(201)
  expect(await setup()).toEqual(['webhook_endpoint'])
})

it('adds up the partners of an organization by currency', async () => {
  const organization = await callAs(test, demoAccounts.organization.email)
  const { results, totals } = (await organization('/partner_dashboard/home_summary')).json()
  type Summary = { applications: { count: number }; repaid_amount: Figure[] }
  expect(totals.applications.count).toBe(
    results.reduce((sum: number, { applications }: Summary) => sum + applications.count, 0),
  )
  for (const { currency, amount } of totals.repaid_amount as Figure[]) {
    const amounts = results
      .flatMap(({ repaid_amount }: Summary) => repaid_amount)
      .filter((row: Figure) => row.currency === currency)
    expect(Math.round(amount * 100)).toBe(
      amounts.reduce((sum: number, row: Figure) => sum + Math.round(row.amount * 100), 0),
    )
  }
})
