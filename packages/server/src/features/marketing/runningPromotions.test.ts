import { setTimeout as wait } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { problemOf } from '../../testing/testApp'
import { testNow } from '../../testing/testDatabase'
import { harvest, post, withPromotions } from '../../testing/withPromotions'
import { movePromotions } from './offerPriceStore'
import { promotionStore } from './promotionStore'

const { test, mine, create, read, businessesOf } = withPromotions()

/** Sets the clock and runs the recurring job. */
async function at(time: string): Promise<void> {
  test.setNow(new Date(time))
  await movePromotions(test.database, test.deps)
}

const uuid = (id: string) => id.slice(-36)

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
