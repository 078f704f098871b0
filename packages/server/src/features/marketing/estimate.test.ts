import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { problemOf } from '../../testing/testApp'
import { testNow } from '../../testing/testDatabase'
import { harvest, post, promotion, withPromotions } from '../../testing/withPromotions'

const { test, mine, create, read, businessesOf } = withPromotions()

beforeAll(async () => {
  await create({ name: 'For all businesses' })
  await test.runJobs()
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
