import { setTimeout as wait } from 'node:timers/promises'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { partnerPlans } from '../../seed/partners'
import { type Call, callAs, problemOf, withApp } from '../../testing/testApp'
import { testNow } from '../../testing/testDatabase'
import { movePromotions } from './offerPriceStore'
import { promotionStore } from './promotionStore'

const test = withApp({ SESSION_IDLE_MINUTES: '0' })
const harvest = partnerPlans.find(({ slug }) => slug === 'harvest-pos')?.id ?? ''
const inSandbox = { 'dashboard-sandbox': '1' }

let production: Call
let mine: Call
let canadian: Call
let fresh: Call

/** Stays signed in, because the clock moves by weeks. */
async function stay(email: string): Promise<Call> {
  await callAs(test, email)
  const [session] = await test.database.query<{ id: string }>(
    sql`UPDATE sessions s SET expires_at = '2030-01-01' FROM users u WHERE u.id = s.user_id AND u.email = ${email} RETURNING s.id`,
  )
  return async (url, options = {}) =>
    test.app.inject({
      ...options,
      url: `/api${url}`,
      headers: { authorization: `Bearer ${await test.tokens.signAccess(session?.id ?? '')}`, ...options.headers },
    })
}

/** In the sandbox, access is granted immediately. */
const sandboxed =
  (call: Call): Call =>
  (url, options = {}) =>
    call(url, { ...options, headers: { ...inSandbox, ...options.headers } })

const post = (call: Call, url: string, payload?: object) =>
  call(url, { method: 'POST', ...(payload ? { payload } : {}) })

beforeAll(async () => {
  production = await stay(demoAccounts.partner.email)
  mine = sandboxed(production)
  canadian = sandboxed(await stay(demoAccounts.canadian.email))
  fresh = await stay(demoAccounts.new.email)
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
    for (const call of [fresh, sandboxed(fresh)]) {
      for (const [path, body] of [
        ['/marketing/fee_discounts', promotion],
        ['/marketing/review', { promotion, dry_run: true }],
      ] as const) {
        expect(problemOf(await post(call, path, body))).toMatchObject({ status: 409, code: 'access_not_granted' })
      }
    }
    for (const call of [sandboxed(fresh), mine, canadian]) await grant(call)
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

describe('the revenue share', () => {
  it("is the partner’s share of each month's fees, to the cent", async () => {
    const { months, results, totals, revenue_share_rate } = (
      await production('/marketing/fee_discounts/revenue_share')
    ).json()
    expect(revenue_share_rate).toBe(0.1)
    const entries = await test.database.query<{ period: string; product_type: string; fee: number; share: number }>(
      sql`SELECT to_char(p.settled_at, 'YYYY-MM') AS period, c.product_type, p.fee_minor AS fee, p.share_minor AS share
          FROM payments p JOIN capital_products c ON c.id = p.capital_product_id
          WHERE p.partner_id = ${harvest} AND p.mode = 'prod' AND p.status = 'succeeded'
          UNION ALL
          SELECT to_char(r.created_at, 'YYYY-MM'), c.product_type, -r.fee_minor, -r.share_minor
          FROM refunds r JOIN capital_products c ON c.id = r.capital_product_id WHERE r.partner_id = ${harvest} AND r.mode = 'prod'`,
    )
    const expected = new Map<string, { fee: number; share: number }>()
    for (const { period, product_type, ...entry } of entries) {
      const line = expected.get(`${period} ${product_type}`) ?? { fee: 0, share: 0 }
      expected.set(`${period} ${product_type}`, { fee: line.fee + entry.fee, share: line.share + entry.share })
    }
    expect(expected.size).toBeGreaterThan(3)
    expect(results).toHaveLength(expected.size)
    for (const { period, product_type, currency, fee_amount, accrued_amount, paid_amount } of results) {
      const { fee = 0, share = 0 } = expected.get(`${period} ${product_type}`) ?? {}
      expect({ currency, fee_amount, accrued_amount, paid_amount }).toEqual({
        currency: 'USD',
        fee_amount: fee / 100,
        accrued_amount: share / 100,
        paid_amount: period < '2026-11' ? share / 100 : 0,
      })
    }
    for (const name of ['fee_amount', 'accrued_amount', 'paid_amount']) {
      const sum = months.reduce(
        (total: number, row: Record<string, number>) => total + Math.round((row[name] ?? 0) * 100),
        0,
      )
      expect(Math.round(totals[0][name] * 100)).toBe(sum)
    }
    for (const month of months) {
      const lines = results.filter((row: { period: string }) => row.period === month.period)
      for (const name of ['fee_amount', 'accrued_amount', 'paid_amount']) {
        const sum = lines.reduce(
          (total: number, row: Record<string, number>) => total + Math.round((row[name] ?? 0) * 100),
          0,
        )
        expect(Math.round(month[name] * 100), `${month.period} ${name}`).toBe(sum)
      }
    }
    expect(months.map(({ period }: { period: string }) => period)).toEqual([
      ...new Set(results.map(({ period }: { period: string }) => period)),
    ])
    const periods = results.map((row: { period: string }) => row.period)
    expect(periods).toEqual([...periods].sort().reverse())
  })

  it('equals the balance transactions', async () => {
    const call = sandboxed(fresh)
    const made = await post(call, '/playground/offers', {
      business_name: 'Shared',
      product_type: 'flex_loan',
      amount: 7777.77,
      fee_rate: 0.1234,
    })
    const { application } = (await post(call, `/playground/offers/${made.json().offer.id}/submit`, {})).json()
    await post(call, `/playground/applications/${application.id}/decide`, { decision: 'approve' })
    const { capital_product } = (await post(call, `/playground/applications/${application.id}/fund`, {})).json()
    await post(call, `/playground/capital_products/${capital_product.id}/advance_days`, { days: 20 })
    const { results } = (await call('/marketing/fee_discounts/revenue_share')).json()
    const accrued = results.reduce(
      (sum: number, row: { accrued_amount: number }) => sum + Math.round(row.accrued_amount * 100),
      0,
    )
    const [ledger] = await test.database.query<{ minor: number }>(
      sql`SELECT coalesce(-sum(amount_minor), 0)::bigint AS minor FROM balance_transactions t JOIN partners p ON p.id = t.partner_id
          WHERE p.slug = 'fernway' AND t.mode = 'sandbox' AND t.type = 'revenue_share'`,
    )
    expect(accrued).toBeGreaterThan(0)
    expect(accrued).toBe(ledger?.minor)
  })
})

describe('marketing tools', () => {
  it('are connected with a key that is stored encrypted and never returned', async () => {
    const url = '/marketing/integrations'
    const connected = await post(mine, url, { vendor: 'klaviyo', api_key: 'pk_secret_12345' })
    expect(connected.json()).toMatchObject({ vendor: 'klaviyo', status: 'connected', connected_by: 'Maya Ortiz' })
    await post(mine, url, { vendor: 'braze', api_key: 'bz_secret_12345' })
    await post(mine, url, { vendor: 'klaviyo', api_key: 'pk_secret_67890' })
    const list = await mine(url)
    expect(list.json().results.map(({ vendor }: { vendor: string }) => vendor)).toEqual(['braze', 'klaviyo'])
    expect(list.body + connected.body).not.toContain('secret')
    const rows = await test.database.query<{ key_sealed: string }>(
      sql`SELECT key_sealed FROM marketing_integrations WHERE partner_id = ${harvest} AND vendor = 'klaviyo'`,
    )
    expect(rows.map(({ key_sealed }) => test.deps.sealing.open(key_sealed))).toEqual(['pk_secret_67890'])
    expect(rows[0]?.key_sealed).not.toContain('secret')
    expect(test.log.join('')).not.toContain('pk_secret')
    expect((await production(url)).json().results).toEqual([])
    expect((await mine(`${url}/klaviyo`, { method: 'DELETE' })).statusCode).toBe(204)
    expect((await mine(`${url}/klaviyo`, { method: 'DELETE' })).statusCode).toBe(404)
  })

  it("get a token for 24 hours, which isn't valid here", async () => {
    const { token, expires_at } = (await mine('/marketing/integrations/token')).json()
    expect(expires_at).toBe('2026-11-22T12:00:00.000Z')
    expect(decodeProtectedHeader(token).typ).toBe('marketing+jwt')
    expect(decodeJwt(token)).toMatchObject({ partner_id: harvest, mode: 'sandbox', exp: Date.parse(expires_at) / 1000 })
    const opened = await test.app.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}` } })
    expect(opened.statusCode).toBe(401)
  })
})

describe('toolkits', () => {
  const toolkit = async (query: string, call = mine) => (await call(`/marketing/gtm_toolkit?${query}`)).json()
  const products = ['merchant_cash_advance', 'flex_loan', 'term_loan', 'bnpl', 'spend_card']

  it('have texts for every channel and product, in the partner’s name', async () => {
    const { results } = (await mine('/marketing/gtm_toolkits')).json()
    expect(results.map(({ id }: { id: string }) => id)).toEqual(['email', 'banner', 'social', 'call_script'])
    for (const summary of results) {
      for (const product of products) {
        const { toolkit: detail, assets } = await toolkit(`id=${summary.id}&product_type=${product}`)
        expect(detail).toEqual(summary)
        expect(assets).toHaveLength(summary.assets_count)
        for (const { content } of assets) {
          expect(content).toContain('Harvest POS')
          if (product === 'merchant_cash_advance') expect(content).not.toMatch(/\b(loan|lend|borrow|interest|credit)/i)
        }
      }
    }
  })

  it('have images whose text fits, even in a wide font', async () => {
    for (const product of products) {
      for (const { content } of (await toolkit(`id=banner&product_type=${product}`)).assets) {
        const width = Number(/width="(\d+)"/.exec(content)?.[1])
        const lines = [...content.matchAll(/<text x="(\d+)" y="\d+" font-size="(\d+)"[^>]*>([^<]*)</g)]
        expect(lines).toHaveLength(3)
        for (const [, x, size, text = ''] of lines) {
          expect(Number(x) + text.length * Number(size) * 0.69).toBeLessThan(width)
        }
      }
    }
  })

  it('are for the partner’s first product by default', async () => {
    expect(await toolkit('id=social')).toEqual(await toolkit('id=social&product_type=merchant_cash_advance'))
  })

  it("escape the partner's name and use its colors", async () => {
    await test.database.query(
      sql`INSERT INTO brandings (owner_id, display_name, primary_color, accent_color, updated_at)
          VALUES (${harvest}, ${'<b>"Harvest" & Sons</b>'}, '#ffee00', '#123456', ${testNow.toISOString()})`,
    )
    for (const id of ['email', 'banner']) {
      const { assets } = await toolkit(`id=${id}`)
      for (const { content } of assets) {
        expect(content).not.toContain('<b>')
        expect(content).toContain('#ffee00')
        expect(content.replaceAll(/src="[^"]*"/g, '')).toContain('&lt;b&gt;&quot;Harvest&quot; &amp; Sons&lt;/b&gt;')
      }
    }
    const [text] = (await toolkit('id=social')).assets
    expect(text.content).toContain('<b>"Harvest" & Sons</b>')
    await test.database.query(sql`DELETE FROM brandings WHERE owner_id = ${harvest}`)
  })
})

describe('files of offers', () => {
  it('are created in the background, listed and downloaded', async () => {
    const made = (await post(mine, '/marketing/offer_csvs/generate', { product_type: ['flex_loan'] })).json()
    expect(made).toMatchObject({
      status: 'processing',
      progress: 0,
      file_name: 'offers-2026-11-21.csv',
      created_by: 'Maya Ortiz',
    })
    const url = `/marketing/offer_csvs/${made.id}/file`
    expect(problemOf(await mine(url))).toMatchObject({ status: 409, code: 'export_not_ready' })
    await test.runJobs()
    const [listed] = (await mine('/marketing/offer_csvs')).json().results
    expect(listed).toMatchObject({ id: made.id, status: 'completed', progress: 1 })
    const file = await mine(url)
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.headers['content-disposition']).toContain('offers-2026-11-21.csv')
    const [counted] = await test.database.query<{ n: number }>(
      sql`SELECT count(*) AS n FROM offers WHERE partner_id = ${harvest} AND mode = 'sandbox' AND status = 'open'
            AND product_type = 'flex_loan' AND expires_at > ${testNow.toISOString()}`,
    )
    expect(listed.row_count).toBe(counted?.n)
    expect(file.body.trim().split('\r\n')).toHaveLength((counted?.n ?? 0) + 1)
    expect((await canadian(url)).statusCode).toBe(404)
    expect((await production('/marketing/offer_csvs')).json().results).toEqual([])
    test.setNow(new Date('2026-12-22T12:00:00Z'))
    expect((await mine('/marketing/offer_csvs')).json().results).toEqual([])
    test.setNow(testNow)
  })
})
