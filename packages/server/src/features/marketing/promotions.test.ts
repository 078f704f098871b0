import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { type Call, inSandbox, lastingCallAs, problemOf } from '../../testing/testApp'
import { testNow } from '../../testing/testDatabase'
import { harvest, post, promotion, withPromotions } from '../../testing/withPromotions'

const { test, production, mine, create, read, businessesOf } = withPromotions()
let canadian: Call
let fresh: Call

beforeAll(async () => {
  canadian = inSandbox(await lastingCallAs(test, demoAccounts.canadian.email))
  fresh = await lastingCallAs(test, demoAccounts.new.email)
})

async function grant(call: Call): Promise<void> {
  expect((await post(call, '/marketing/fee_discounts/request_access')).json().status).toBe('granted')
}

describe('access to promotions', () => {
  it('is requested in production, and granted immediately in the sandbox', async () => {
    const url = '/marketing/fee_discounts/request_access'
    expect((await fresh(url)).json()).toEqual({ status: 'not_requested', requested_at: null, granted_at: null })
    const submitted = (await post(fresh, url)).json()
    expect(submitted).toMatchObject({ status: 'requested', granted_at: null })
    expect((await post(fresh, url)).json()).toEqual(submitted)
    for (const call of [fresh, inSandbox(fresh)]) {
      for (const [path, body] of [
        ['/marketing/fee_discounts', promotion],
        ['/marketing/review', { promotion, dry_run: true }],
      ] as const) {
        expect(problemOf(await post(call, path, body))).toMatchObject({ status: 409, code: 'access_not_granted' })
      }
    }
    for (const call of [inSandbox(fresh), mine, canadian]) await grant(call)
    expect((await mine(url)).json().granted_at).not.toBeNull()
  })
})

describe('a promotion', () => {
  it.each([
    ['/name', { name: '   ' }],
    ['/discount_rate', { discount_rate: 0 }],
    ['/discount_rate', { discount_rate: 0.000001 }],
    ['/starts_at', { starts_at: '2026-11-20' }],
    ['/ends_at', { ends_at: '2026-11-30' }],
    ['/ends_at', { ends_at: '9999-12-31' }],
    ['/audience/business_ids', { audience: { type: 'list' } }],
    [
      '/audience/business_ids/0',
      { audience: { type: 'list', business_ids: ['business_00000000-0000-4000-8000-000000000000'] } },
    ],
  ])('is refused at %s for %j', async (pointer, changes) => {
    const body = { ...promotion, ...changes }
    expect(problemOf(await post(mine, '/marketing/fee_discounts', body))).toMatchObject({
      status: 422,
      errors: [{ in: 'body', pointer }],
    })
    expect(problemOf(await post(mine, '/marketing/review', { promotion: body, dry_run: true }))).toMatchObject({
      status: 422,
      errors: [{ in: 'body', pointer: `/promotion${pointer}` }],
    })
  })

  it("applies to the businesses matching its filter when it's created", async () => {
    const { id, businesses_count, ...made } = await create({
      audience: { type: 'filter', regions: ['TX', 'CA', 'NY'], min_monthly_sales_amount: 20_000, junk: 1 },
      budget_amount: 5000.5,
    })
    expect(made).toMatchObject({
      state: 'under_review',
      starts_at: '2026-12-01T00:00:00Z',
      ends_at: '2027-01-01T00:00:00Z',
      audience: { type: 'filter', regions: ['TX', 'CA', 'NY'], min_monthly_sales_amount: 20_000 },
      budget_amount: 5000.5,
      currency: 'USD',
      funded_by: 'partner',
      created_by: 'Maya Ortiz',
    })
    expect(made.audience).not.toHaveProperty('junk')
    const expected = await test.database.query<{ id: string }>(
      sql`SELECT 'business_' || id AS id FROM businesses WHERE partner_id = ${harvest} AND mode = 'sandbox'
            AND region IN ('TX', 'CA', 'NY') AND monthly_sales_minor >= 2000000 ORDER BY name_key, id`,
    )
    expect(expected.length).toBeGreaterThan(0)
    expect(businesses_count).toBe(expected.length)
    expect((await businessesOf(id)).map((row: { business_id: string }) => row.business_id)).toEqual(
      expected.map((row) => row.id),
    )
  })

  it.each([
    [{ discount_rate: 0.51 }, 'denied', 'half of the fee'],
    [{ discount_rate: 0.5 }, 'scheduled', null],
    [{ name: 'Please DENY this' }, 'denied', 'program'],
    [{ audience: { type: 'filter', regions: ['YT'] } }, 'denied', 'no business'],
    [{ starts_at: '2026-11-21' }, 'running', null],
  ])('%j is %s after review', async (changes, state, reason) => {
    const { id } = await create(changes)
    await test.runJobs()
    const reviewed = await read(id)
    expect(reviewed.state).toBe(state)
    expect(reviewed.reviewed_at).not.toBeNull()
    if (reason === null) expect(reviewed.review_reason).toBeNull()
    else expect(reviewed.review_reason).toContain(reason)
    if (state === 'running') await post(mine, `/marketing/fee_discounts/${id}/end`)
  })

  it('is listed newest first, and filtered by status and name', async () => {
    test.setNow(new Date(testNow.getTime() + 1000))
    const { id } = await create({ name: 'Findable 100% name' })
    test.setNow(testNow)
    const list = async (query: string) => (await mine(`/marketing/fee_discounts?${query}`)).json().results
    const all = await list('page_size=100')
    expect(all[0].id).toBe(id)
    const times = all.map((row: { created_at: string }) => row.created_at)
    expect(times).toEqual([...times].sort().reverse())
    expect((await list('search=100%25 NAME'.replace(' ', '%20'))).map((row: { id: string }) => row.id)).toEqual([id])
    expect(await list('search=100_')).toEqual([])
    const denied = await list('state=denied&page_size=100')
    expect(denied.length).toBeGreaterThan(0)
    expect(denied).toEqual(all.filter((row: { state: string }) => row.state === 'denied'))
    const first = (await mine('/marketing/fee_discounts?page_size=25')).json()
    expect(first.previous).toBeNull()
    await test.runJobs()
  })

  it("of another partner or mode isn't found", async () => {
    const { id } = await create()
    await test.runJobs()
    for (const call of [canadian, production]) {
      expect((await call(`/marketing/fee_discounts/${id}`)).statusCode).toBe(404)
      expect((await call(`/marketing/fee_discounts/${id}/businesses`)).statusCode).toBe(404)
      expect((await post(call, `/marketing/fee_discounts/${id}/end`)).statusCode).toBe(404)
      const upload = { method: 'POST' as const, headers: { 'content-type': 'text/csv' }, payload: 'external_id\nX' }
      expect((await call(`/marketing/s3_upload/${id}`, upload)).statusCode).toBe(404)
    }
    expect(problemOf(await post(canadian, '/marketing/review', { fee_discount_id: id }))).toMatchObject({ status: 404 })
    expect((await read(id)).state).toBe('scheduled')
  })
})

describe('a submitted promotion', () => {
  it('is created and reviewed; resubmitting changes nothing, and a denied one is over', async () => {
    const { fee_discount } = (await post(mine, '/marketing/review', { promotion })).json()
    expect(fee_discount.state).toBe('under_review')
    expect((await post(mine, '/marketing/review', { fee_discount_id: fee_discount.id })).statusCode).toBe(200)
    expect(await test.runJobs()).toBe(1)
    const again = (await post(mine, '/marketing/review', { fee_discount_id: fee_discount.id })).json()
    expect(again.fee_discount.state).toBe('scheduled')
    expect(await test.runJobs()).toBe(0)
    const denied = (await post(mine, '/marketing/review', { promotion: { ...promotion, discount_rate: 0.9 } })).json()
    await test.runJobs()
    const refused = await post(mine, '/marketing/review', { fee_discount_id: denied.fee_discount.id })
    expect(problemOf(refused)).toMatchObject({ status: 409, code: 'promotion_over' })
  })
})
