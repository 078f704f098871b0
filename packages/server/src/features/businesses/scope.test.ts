import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { partnerPlans } from '../../seed/partners'
import { type Call, callAs, inSandbox, problemOf, withApp } from '../../testing/testApp'

const test = withApp()
const page = '/partner_dashboard/businesses_page'
const idOf = (slug: string) => partnerPlans.find((partner) => partner.slug === slug)?.id ?? ''
const harvest = idOf('harvest-pos')
const forPartner = (id: string) => ({ headers: { 'dashboard-partner': `partner_${id}` } })

let mine: Call
let organization: Call
let canadian: Call

beforeAll(async () => {
  mine = await callAs(test, demoAccounts.partner.email)
  organization = await callAs(test, demoAccounts.organization.email)
  canadian = await callAs(test, demoAccounts.canadian.email)
})

async function rows(query = '', call = mine): Promise<{ results: { id: string }[] }> {
  const response = await call(`${page}/businesses_table_rows?${query}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

const count = async (query = '', call = mine): Promise<number> => (await call(`${page}/count?${query}`)).json().count

describe('scope', () => {
  it('of foreign, unknown and malformed partners gets the same response', async () => {
    const others = [
      idOf('maple-till'),
      '00000000-0000-4000-8000-000000000000',
      'nonsense',
      '',
      "' OR 1=1 --",
      harvest.slice(0, -1),
    ]
    const urls = [`${page}/businesses_table_rows`, `${page}/count`, '/partner/configs']
    for (const url of urls) {
      for (const id of others) {
        expect(problemOf(await organization(url, forPartner(id)))).toMatchObject({
          status: 404,
          code: 'partner_not_found',
          detail: 'No partner was found for the given ID',
        })
      }
    }
    expect((await mine(`${page}/count`, forPartner(idOf('bulkhead-market')))).statusCode).toBe(404)
    expect((await mine(`${page}/count`, forPartner(harvest.toUpperCase()))).statusCode).toBe(200)
  })

  it('is the sandbox on request, which shares nothing with production', async () => {
    const sandbox = inSandbox(mine)
    const [there, here] = [await rows('page_size=100', sandbox), await rows('page_size=100')]
    expect(there.results.length).toBeGreaterThan(10)
    const ids = new Set(here.results.map(({ id }) => id))
    expect(there.results.filter(({ id }) => ids.has(id))).toEqual([])
    expect(await count('', sandbox)).toBe(there.results.length)
    expect((await sandbox(`/partner_dashboard/get_business_details/${there.results[0]?.id}`)).statusCode).toBe(200)
  })

  it('of an organization user is the selected partner in production', async () => {
    expect(await count('', (url, options) => organization(url, { ...options, ...forPartner(harvest) }))).toBe(
      await count(),
    )
    expect(problemOf(await organization(`${page}/count`))).toMatchObject({
      code: 'partner_required',
      errors: [{ in: 'header', pointer: '/Dashboard-Partner' }],
    })
    const sandbox = { headers: { ...forPartner(harvest).headers, 'dashboard-sandbox': '1' } }
    expect(problemOf(await organization(`${page}/count`, sandbox))).toMatchObject({
      status: 422,
      code: 'sandbox_not_available',
    })
  })

  it('separates partners and modes', async () => {
    const [row] = (await rows()).results as [{ id: string }]
    for (const url of [
      `/partner_dashboard/get_business_details/${row.id}`,
      `/partner_dashboard/business_details_page/${row.id}/applications`,
    ]) {
      const unknown = problemOf(await mine(url.replace(row.id, 'business_00000000-0000-4000-8000-000000000000')))
      expect(unknown).toMatchObject({ status: 404, code: 'not_found' })
      expect(problemOf(await canadian(url))).toEqual(unknown)
      expect(problemOf(await mine(url, { headers: { 'dashboard-sandbox': '1' } }))).toEqual(unknown)
      expect((await mine(url)).statusCode).toBe(200)
    }
    expect(await count(`search=${row.id}`, canadian)).toBe(0)
  })

  it("lists the session's partners by name, organization and configurations", async () => {
    const names = (await organization('/partners')).json().results.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['Bulkhead Market', 'Harvest POS', 'Stillwater Booking'])
    expect((await organization('/partners', forPartner('nonsense'))).statusCode).toBe(200)
    expect((await mine('/partners')).json().results).toMatchObject([
      { name: 'Harvest POS', config: { country_code: 'US' } },
    ])
    expect((await organization('/partner/organizations')).json().results).toMatchObject([
      { name: 'Northgate Commerce', is_enabled: true },
    ])
    expect((await mine('/partner/organizations')).json().results).toEqual([])
    expect((await organization('/partner/configs')).json().results).toHaveLength(3)
    expect((await organization('/partner/configs', forPartner(harvest))).json().results).toMatchObject([
      { partner_id: harvest },
    ])
    expect((await canadian('/partner/configs')).json().results).toMatchObject([
      { country_code: 'CA', identity_data_share: 'post_opt_in_sync_webhook' },
    ])
  })
})
