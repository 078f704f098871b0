import { beforeAll, expect, it } from 'vitest'
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

// What Home says, each beside what the list behind it says: the links of the app's views/home.ts ask the same.
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

      expect(home.businesses_with_offer.count).toBe(await businesses('offered'))
      expect(home.applications.count).toBe(await count(`${tabs}/applications/count?${days}`))
      expect(home.funnel.map(({ count }: { count: number }) => count)).toEqual([
        await businesses('offered'),
        await businesses('applied'),
        await businesses('funded'),
        await businesses('repaid'),
      ])

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
          payments_failed: () =>
            count(`${tabs}/funded_products/count?activity=payment_failed&from=${from}&to=${home.to}`),
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

it('has one entry for each partner of an organization', async () => {
  const organization = await callAs(test, demoAccounts.organization.email)
  const { results } = (await organization('/partner_dashboard/home_summary')).json()
  const partners = (await organization('/partners')).json().results
  expect(results.map(({ partner_id }: { partner_id: string }) => partner_id).sort()).toEqual(
    partners.map(({ id }: { id: string }) => id).sort(),
  )
})

it('says of each partner in the organization what that partner says of itself', async () => {
  const organization = await callAs(test, demoAccounts.organization.email)
  const { results } = (await organization('/partner_dashboard/home_summary')).json()
  const figures = ({ data_as_of, ...rest }: Record<string, unknown>) => rest
  for (const summary of results) {
    const headers = { 'dashboard-partner': `partner_${summary.partner_id}` }
    const [own] = (await organization('/partner_dashboard/home_summary', { headers })).json().results
    expect(figures(summary)).toEqual(figures(own))
  }
})
