import { setTimeout as wait } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { partnerPlans } from '../../seed/partners'
import { type Call, inSandbox, lastingCallAs, problemOf, withApp } from '../../testing/testApp'
import { testNow } from '../../testing/testDatabase'
import { movePromotions } from './offerPriceStore'
import { promotionStore } from './promotionStore'

const test = withApp()
const harvest = partnerPlans.find(({ slug }) => slug === 'harvest-pos')?.id ?? ''

let production: Call
let mine: Call
let canadian: Call
let fresh: Call

const post = (call: Call, url: string, payload?: object) =>
  call(url, { method: 'POST', ...(payload ? { payload } : {}) })

beforeAll(async () => {
  production = await lastingCallAs(test, demoAccounts.partner.email)
  mine = inSandbox(production)
  canadian = inSandbox(await lastingCallAs(test, demoAccounts.canadian.email))
  fresh = await lastingCallAs(test, demoAccounts.new.email)
})

const promotion = {
  name: 'Spring restock',
  discount_rate: 0.25,
  products: ['merchant_cash_advance', 'flex_loan', 'term_loan'],
  starts_at: '2026-12-01',
  ends_at: '2026-12-31',
  audience: { type: 'filter' } as object,
}

async function grant(call: Call): Promise<void> {
  expect((await post(call, '/marketing/fee_discounts/request_access')).json().status).toBe('granted')
}

async function create(changes: object = {}, call = mine) {
  const response = await post(call, '/marketing/fee_discounts', { ...promotion, ...changes })
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}

const read = async (id: string, call = mine) => (await call(`/marketing/fee_discounts/${id}`)).json()
const businessesOf = async (id: string, query = '') =>
  (await mine(`/marketing/fee_discounts/${id}/businesses?page_size=100&${query}`)).json().results

/** Sets the clock and runs the recurring job. */
async function at(time: string): Promise<void> {
  test.setNow(new Date(time))
  await movePromotions(test.database, test.deps)
}

const uuid = (id: string) => id.slice(-36)

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

describe('the estimate', () => {
  it('returns audience and cost, and creates nothing in a dry run', async () => {
    const before = (await mine('/marketing/fee_discounts?page_size=100')).json().results.length
    const body = { promotion: { ...promotion, products: ['flex_loan'], discount_rate: 0.3 }, dry_run: true }
    const { estimate, fee_discount } = (await post(mine, '/marketing/review', body)).json()
    expect(fee_discount).toBeNull()
    expect((await mine('/marketing/fee_discounts?page_size=100')).json().results).toHaveLength(before)
    const offers = await test.database.query<{ business_id: string; max_minor: number; fee_rate: string }>(
      sql`SELECT business_id, max_minor, fee_rate FROM offers WHERE partner_id = ${harvest} AND mode = 'sandbox' AND status = 'open'
            AND product_type = 'flex_loan' AND expires_at > ${testNow.toISOString()}`,
    )
    const best = new Map<string, number>()
    for (const { business_id, max_minor, fee_rate } of offers) {
      const cost = Math.round(Math.round(max_minor * Number(fee_rate)) * 0.3)
      best.set(business_id, Math.max(cost, best.get(business_id) ?? 0))
    }
    const full = [...best.values()].reduce((sum, cost) => sum + cost, 0)
    const [counts] = await test.database.query<{ businesses: number; offers: number; taken: number }>(
      sql`SELECT (SELECT count(*) FROM businesses WHERE partner_id = ${harvest} AND mode = 'sandbox') AS businesses,
            count(*) AS offers, count(*) FILTER (WHERE status = 'accepted') AS taken
          FROM offers WHERE partner_id = ${harvest} AND mode = 'sandbox' AND starts_at > '2025-11-21T12:00:00Z'`,
    )
    const rate = Math.round(((counts?.taken ?? 0) / (counts?.offers ?? 1)) * 10_000) / 10_000
    expect(best.size).toBeGreaterThan(0)
    expect(estimate).toMatchObject({
      businesses_count: counts?.businesses,
      with_open_offer_count: best.size,
      full_cost_amount: full / 100,
      expected_take_up_rate: rate,
      expected_cost_amount: Math.round(full * rate) / 100,
      currency: 'USD',
      costs: [0.1, 0.25, 0.5, 1].map((share) => ({
        take_up_rate: share,
        cost_amount: Math.round(full * share) / 100,
      })),
    })
    expect(estimate.already_covered_count).toBe(counts?.businesses)
    const covered: {
      business_id: string
      business_name: string
      fee_discount_id: string
      fee_discount_name: string
    }[] = estimate.already_covered
    expect(covered).toHaveLength(Math.min(25, counts?.businesses ?? 0))
    expect(covered.map(({ business_name }) => business_name.toLowerCase())).toEqual(
      covered.map(({ business_name }) => business_name.toLowerCase()).sort(),
    )
    for (const { business_id, fee_discount_id, fee_discount_name } of covered.slice(0, 3)) {
      expect((await read(fee_discount_id)).name).toBe(fee_discount_name)
      const theirs: { business_id: string }[] = await businessesOf(fee_discount_id)
      expect(theirs.map((row) => row.business_id)).toContain(business_id)
    }
    const later = { ...body.promotion, starts_at: '2030-01-01', ends_at: '2030-01-31' }
    const free = (await post(mine, '/marketing/review', { promotion: later, dry_run: true })).json()
    expect(free.estimate.already_covered_count).toBe(0)
  })

  it('of a file counts its businesses, without an audit entry', async () => {
    const [a, b] = await test.database.query<{ external_id: string }>(
      sql`SELECT external_id FROM businesses WHERE partner_id = ${harvest} AND mode = 'sandbox' ORDER BY id LIMIT 2`,
    )
    const entryCount = async () =>
      (await mine('/partner/audit_events?action=submitPromotion&page_size=100')).json().results.length
    const before = await entryCount()
    const ofFile = { ...promotion, audience: { type: 'csv' } }
    const dry = (audience_csv: string, changes: object = {}) =>
      post(mine, '/marketing/review', { promotion: { ...ofFile, ...changes }, dry_run: true, audience_csv })
    const answer = (await dry(`external_id\n${a?.external_id}\n${b?.external_id}\nNOPE`)).json()
    expect(answer).toMatchObject({ fee_discount: null, estimate: { businesses_count: 2 } })
    expect(answer.csv_audience).toEqual({ row_count: 3, matched_count: 2, unknown: ['NOPE'] })
    expect(problemOf(await dry('name\nOrtega'))).toMatchObject({ status: 422, code: 'column_missing' })
    expect(problemOf(await dry('external_id\nX', { audience: { type: 'filter' } }))).toMatchObject({ status: 422 })
    expect(await entryCount()).toBe(before)
  })

  it("of an existing promotion doesn't change it", async () => {
    const { id, ...kept } = await create({ name: 'Kept' })
    const answer = (await post(mine, '/marketing/review', { fee_discount_id: id, dry_run: true })).json()
    expect(answer.fee_discount).toEqual({ id, ...kept })
    expect(answer.estimate.businesses_count).toBe(kept.businesses_count)
    await test.runJobs()
  })

  it('requires one promotion, existing or new', async () => {
    for (const body of [
      {},
      { fee_discount_id: `fee_discount_${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`, promotion },
    ]) {
      expect(problemOf(await post(mine, '/marketing/review', body))).toMatchObject({ status: 422, code: 'one_of' })
    }
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

describe('an uploaded audience', () => {
  const upload = (id: string, payload: string) =>
    mine(`/marketing/s3_upload/${id}`, { method: 'POST', headers: { 'content-type': 'text/csv' }, payload })

  it('is matched row by row, replaces an earlier one, and is then reviewed', async () => {
    const [a, b, c] = await test.database.query<{ id: string; external_id: string }>(
      sql`SELECT id, external_id FROM businesses WHERE partner_id = ${harvest} AND mode = 'sandbox' ORDER BY id LIMIT 3`,
    )
    const { id } = await create({ name: 'From a file', audience: { type: 'csv' } })
    expect(await test.runJobs()).toBe(0)
    expect(problemOf(await post(mine, '/marketing/review', { fee_discount_id: id }))).toMatchObject({
      status: 409,
      code: 'businesses_missing',
    })
    const nobody = (await upload(id, 'external_id\nX-1\n')).json()
    expect(nobody).toEqual({ row_count: 1, matched_count: 0, unknown: ['X-1'] })
    expect(await test.runJobs()).toBe(0)
    const file = `\uFEFFName, External_ID \r\n"Ortega, Inc",${a?.external_id}\r\nTwice,${a?.external_id}\r\nOther,"${b?.external_id}"\r\nNone,NOPE\r\nEmpty,\r\n`
    expect((await upload(id, file)).json()).toEqual({ row_count: 5, matched_count: 3, unknown: ['NOPE'] })
    expect((await businessesOf(id)).map((row: { business_id: string }) => row.business_id).sort()).toEqual(
      [`business_${a?.id}`, `business_${b?.id}`].sort(),
    )
    await test.runJobs()
    expect(await read(id)).toMatchObject({ state: 'scheduled', businesses_count: 2 })
    expect((await upload(id, `business_id\nbusiness_${c?.id}\n${c?.id}\n`)).json()).toEqual({
      row_count: 2,
      matched_count: 1,
      unknown: [c?.id],
    })
    expect((await read(id)).businesses_count).toBe(1)
  })

  it('is used again for a new promotion', async () => {
    const [a, b] = await test.database.query<{ id: string; external_id: string }>(
      sql`SELECT id, external_id FROM businesses WHERE partner_id = ${harvest} AND mode = 'sandbox' ORDER BY id LIMIT 2`,
    )
    const { id } = await create({ name: 'From a file', discount_rate: 0.9, audience: { type: 'csv' } })
    const again = { ...promotion, audience: { type: 'csv', fee_discount_id: id } }
    const unknown = {
      status: 422,
      errors: [{ pointer: '/promotion/audience/fee_discount_id', code: 'not_found' }],
    }
    expect(problemOf(await post(mine, '/marketing/review', { promotion: again }))).toMatchObject(unknown)
    await upload(id, `external_id\n${a?.external_id}\n${b?.external_id}\n`)
    await test.runJobs()
    expect((await read(id)).state).toBe('denied')
    const dry = (await post(mine, '/marketing/review', { promotion: again, dry_run: true })).json()
    expect(dry.estimate.businesses_count).toBe(2)
    const made = (await post(mine, '/marketing/review', { promotion: again })).json().fee_discount
    await test.runJobs()
    expect(await read(made.id)).toMatchObject({ state: 'scheduled', businesses_count: 2, audience: { type: 'csv' } })
    expect(problemOf(await post(production, '/marketing/review', { promotion: again }))).toMatchObject(unknown)
  })

  it("is rejected if it can't be read or isn't expected", async () => {
    const { id } = await create({ name: 'From a file', audience: { type: 'csv' } })
    expect(problemOf(await upload(id, 'name\nOrtega'))).toMatchObject({ status: 422, code: 'column_missing' })
    expect(problemOf(await upload(id, 'external_id\n"open'))).toMatchObject({ status: 422, code: 'csv' })
    const other = await create()
    expect(problemOf(await upload(other.id, 'external_id\nX'))).toMatchObject({ status: 409, code: 'audience_not_csv' })
    await test.runJobs()
    await post(mine, `/marketing/fee_discounts/${other.id}/end`)
  })

  it('can have many rows', async () => {
    const { id } = await create({ name: 'Long', audience: { type: 'csv' } })
    const rows = Array.from({ length: 25_000 }, (_, index) => `NOBODY-${index}`)
    const answer = (await upload(id, ['external_id', ...rows, 'HRV-10001'].join('\n'))).json()
    expect(answer).toMatchObject({ row_count: 25_001, matched_count: 1 })
    expect(answer.unknown).toHaveLength(100)
    await test.runJobs()
  })
})

describe('a running promotion', () => {
  const step = async (url: string, payload: object = {}) => {
    const response = await post(mine, `/playground/${url}`, payload)
    expect(response.statusCode, response.body).toBeLessThan(300)
    return response.json()
  }
  const discountOf = async (offer: string) =>
    (
      await test.database.query<{ discount_rate: string | null }>(
        sql`SELECT discount_rate FROM offers WHERE partner_id = ${harvest} AND mode = 'sandbox' AND id = ${uuid(offer)}`,
      )
    )[0]?.discount_rate

  it('discounts open and new offers, counts its cost, and keeps the discount of accepted ones', async () => {
    // Other promotions would discount the same offers.
    await test.database.query(sql`UPDATE fee_discounts SET state = 'ended' WHERE state IN ('scheduled', 'running')`)
    const offer = async (name: string) =>
      (await step('offers', { business_name: name, product_type: 'flex_loan', amount: 10_000, fee_rate: 0.1 })) as {
        business_id: string
        offer: { id: string }
      }
    const [early, idle, applied] = [await offer('Early'), await offer('Idle'), await offer('Applied')]
    const businessIds = [early, idle, applied].map(({ business_id }) => business_id)
    const withoutOffer = await test.database.query<{ id: string }>(
      sql`SELECT 'business_' || id AS id FROM businesses b WHERE partner_id = ${harvest} AND mode = 'sandbox'
            AND NOT EXISTS (SELECT FROM offers o WHERE o.business_id = b.id AND o.status = 'open') ORDER BY name_key, id LIMIT 2`,
    )
    const none = withoutOffer.map((row) => row.id)
    const { id } = await create({ name: 'Runs', audience: { type: 'list', business_ids: [...none, ...businessIds] } })
    await test.runJobs()
    expect(await discountOf(early.offer.id)).toBeNull()
    await at('2026-11-30T23:59:59Z')
    expect((await read(id)).state).toBe('scheduled')
    await at('2026-12-01T00:00:00Z')
    expect((await read(id)).state).toBe('running')
    expect(await discountOf(early.offer.id)).toBe('0.25000')
    const late = await step('offers', {
      business_id: early.business_id,
      product_type: 'term_loan',
      amount: 3000,
      fee_rate: 0.1,
    })
    expect(late.offer.discount).toEqual({ rate: 0.25, source: id })

    const { application } = await step(`offers/${early.offer.id}/submit`)
    await step(`applications/${application.id}/decide`, { decision: 'approve' })
    await step(`applications/${application.id}/fund`)
    await step(`offers/${applied.offer.id}/submit`)
    // A discount of 25% on a fee of 1,000.
    const brought = { discounted_offers_count: 4, applications_count: 2, funded_amount: 10_000 }
    expect(await read(id)).toMatchObject({ ...brought, redeemed_count: 1, discount_cost_amount: 250 })
    const rows: (typeof brought & { business_id: string; activity: string; discount_amount: number })[] =
      await businessesOf(id)
    // The businesses' figures add up to the promotion's.
    for (const [name, sum] of Object.entries(brought) as [keyof typeof brought, number][]) {
      expect(rows.reduce((all, row) => all + row[name], 0)).toBe(sum)
    }
    const [listed] = (await mine('/marketing/fee_discounts?search=Runs')).json().results
    expect(listed).toEqual(await read(id))
    const rowOf = (business: { business_id: string }) => rows.find((row) => row.business_id === business.business_id)
    expect(rowOf(early)).toMatchObject({ discounted_offers_count: 2, applications_count: 1, funded_amount: 10_000 })
    expect(rowOf(early)).toMatchObject({ activity: 'funded', discount_amount: 250, currency: 'USD' })
    expect(rowOf(applied)).toMatchObject({ activity: 'applied', discount_amount: 0 })
    expect(rowOf(idle)).toMatchObject({ activity: 'offered', discount_amount: 0 })
    // Furthest activity first, then name, also across pages and back.
    const order = [early, applied, idle].map(({ business_id }) => business_id).concat(none)
    expect(none.length).toBe(2)
    expect(rows.map((row) => row.business_id)).toEqual(order)
    const pageOf = async (query: string) =>
      (await mine(`/marketing/fee_discounts/${id}/businesses?page_size=2&${query}`)).json()
    const idsOf = (page: { results: { business_id: string }[] }) => page.results.map((row) => row.business_id)
    const first = await pageOf('')
    const second = await pageOf(`cursor=${first.next}`)
    expect([...idsOf(first), ...idsOf(second)]).toEqual(order.slice(0, 4))
    expect(idsOf(await pageOf(`cursor=${second.previous}`))).toEqual(order.slice(0, 2))
    for (const activity of ['funded', 'applied', 'offered', 'none']) {
      expect(await businessesOf(id, `activity=${activity}`)).toEqual(rows.filter((row) => row.activity === activity))
    }

    const ended = (await post(mine, `/marketing/fee_discounts/${id}/end`)).json()
    expect(ended).toMatchObject({ ...brought, state: 'ended', ended_at: '2026-12-01T00:00:00Z', redeemed_count: 1 })
    expect(await discountOf(idle.offer.id)).toBeNull()
    expect(await discountOf(applied.offer.id)).toBe('0.25000')
    expect(await discountOf(early.offer.id)).toBe('0.25000')
    expect((await businessesOf(id, 'activity=offered')).length).toBe(1)
    expect(problemOf(await post(mine, `/marketing/fee_discounts/${id}/end`))).toMatchObject({
      status: 409,
      code: 'promotion_not_running',
    })
    test.setNow(testNow)
  })

  it('discounts neither offers in another currency nor a price that an approval has disclosed', async () => {
    const offer = async (name: string) =>
      (await step('offers', { business_name: name, product_type: 'flex_loan', amount: 10_000, fee_rate: 0.1 })) as {
        business_id: string
        offer: { id: string }
      }
    const [approved, foreign, other] = [await offer('Approved'), await offer('Foreign'), await offer('Other')]
    const { application } = await step(`offers/${approved.offer.id}/submit`)
    await step(`applications/${application.id}/decide`, { decision: 'approve' })
    for (const [table, id] of [
      [sql`businesses`, foreign.business_id],
      [sql`offers`, foreign.offer.id],
    ] as const)
      await test.database.query(
        sql`UPDATE ${table} SET currency = 'CAD' WHERE partner_id = ${harvest} AND mode = 'sandbox' AND id = ${uuid(id)}`,
      )
    const business_ids = [approved, foreign, other].map(({ business_id }) => business_id)
    const audience = { type: 'list', business_ids }
    await create({ name: 'Own currency', audience, starts_at: '2026-11-21', discount_rate: 0.5 })
    await test.runJobs()
    expect(await discountOf(other.offer.id)).toBe('0.50000')
    expect(await discountOf(foreign.offer.id)).toBeNull()
    expect(await discountOf(approved.offer.id)).toBeNull()
    const later = { business_id: foreign.business_id, product_type: 'term_loan', amount: 3000, fee_rate: 0.1 }
    expect((await step('offers', later)).offer.discount).toBeNull()
    const funded = await step(`applications/${application.id}/fund`)
    expect(funded.capital_product).toMatchObject({ fee_amount: 1000 })
  })

  it('keeps the higher of two discounts that start at the same time', async () => {
    const { business_id, offer } = await step('offers', {
      ...{ business_name: 'Two', product_type: 'flex_loan', amount: 10_000, fee_rate: 0.1 },
    })
    const audience = { type: 'list', business_ids: [business_id] }
    const [higher, lower] = [
      await create({ name: 'Higher', audience, discount_rate: 0.3 }),
      await create({ name: 'Lower', audience, discount_rate: 0.1 }),
    ]
    await test.runJobs()
    const start = (id: string) =>
      test.database.transaction(async (tx) => {
        await tx.query(sql`UPDATE fee_discounts SET state = 'running' WHERE id = ${uuid(id)}`)
        await promotionStore(tx, { partnerId: harvest, mode: 'sandbox' }).priceOffers('2026-12-01T00:00:00Z')
        if (id === higher.id) {
          later = start(lower.id)
          await wait(300)
        }
      })
    let later: Promise<void> | undefined
    await start(higher.id)
    await later
    expect(await discountOf(offer.id)).toBe('0.30000')
  })

  it('ends by date or when its budget is used up', async () => {
    const { business_id, offer } = await step('offers', {
      business_name: 'Budget',
      product_type: 'flex_loan',
      amount: 10_000,
      fee_rate: 0.1,
    })
    const audience = { type: 'list', business_ids: [business_id] }
    const byTime = await create({
      name: 'By time',
      audience,
      starts_at: '2026-11-21',
      ends_at: '2026-11-22',
      discount_rate: 0.1,
    })
    const byBudget = await create({ name: 'By budget', audience, starts_at: '2026-11-21', budget_amount: 200 })
    await test.runJobs()
    expect((await read(byTime.id)).state).toBe('running')
    expect(await discountOf(offer.id)).toBe('0.25000')
    const { application } = await step(`offers/${offer.id}/submit`)
    await step(`applications/${application.id}/decide`, { decision: 'approve' })
    await step(`applications/${application.id}/fund`)
    await at('2026-11-22T23:59:59Z')
    expect(await read(byBudget.id)).toMatchObject({ state: 'ended', ended_at: null, discount_cost_amount: 250 })
    expect((await read(byTime.id)).state).toBe('running')
    await at('2026-11-23T00:00:00Z')
    expect((await read(byTime.id)).state).toBe('ended')
    test.setNow(testNow)
  })
})
