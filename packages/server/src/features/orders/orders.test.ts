import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { partnerPlans } from '../../seed/partners'
import { type Call, callAs, problemOf, withApp } from '../../testing/testApp'

const test = withApp()
const harvest = partnerPlans[0]?.id ?? ''
let mine: Call
let businessId = ''

beforeAll(async () => {
  mine = await callAs(test, demoAccounts.partner.email)
  const [business] = await test.database.query<{ id: string }>(
    sql`SELECT id FROM businesses b WHERE partner_id = ${harvest} AND mode = 'prod' AND currency = 'USD' AND NOT EXISTS
          (SELECT 1 FROM credit_limits c WHERE c.business_id = b.id) ORDER BY id LIMIT 1`,
  )
  businessId = `business_${business?.id}`
})

let number = 0
const orderOf = (amount: number, values: object = {}) => {
  number += 1
  return {
    business_id: businessId,
    external_id: `TEST-${number}`,
    currency: 'USD',
    line_items: [{ description: 'Oven', quantity: 2, unit_amount: amount / 2 }],
    terms: { type: 'net', days: 30 },
    ...values,
  }
}
const post = (call: string, payload: object, headers: Record<string, string> = {}) =>
  mine(`/partner_dashboard/orders_tab/${call}`, { method: 'POST', payload, headers })
const limit = (dollars: number) =>
  test.database.query(
    sql`INSERT INTO credit_limits (partner_id, mode, id, business_id, product_type, limit_minor, currency, status, created_at, updated_at)
        VALUES (${harvest}, 'prod', ${randomUUID()}, ${businessId.slice(-36)}, 'bnpl', ${dollars * 100}, 'USD', 'enabled', now(), now())
        ON CONFLICT DO NOTHING`,
  )
const credit = async () => (await mine(`/partner_dashboard/orders_tab/credit/${businessId}`)).json().available_amount
const eventsOf = async (id: string) => {
  const { results } = (await mine(`/webhook_logs/events?object_id=${id}&page_size=100`)).json()
  return results.map(({ type }: { type: string }) => type).sort()
}

describe('an order', () => {
  it("is opened without a limit, and can't be finalized then", async () => {
    expect(await credit()).toBeNull()
    const made = await post('create_order', orderOf(500))
    expect(made.statusCode, made.body).toBe(201)
    expect(made.json()).toMatchObject({ status: 'opened', total_amount: 500, accepted_at: null, finalized_at: null })
    const [logged] = (await mine('/partner/audit_events?action=createOrder')).json().results
    expect(logged).toMatchObject({ target: made.json().id, names: { [made.json().id]: made.json().external_id } })
    const refused = await post('finalize_order', { order_id: made.json().id })
    expect(problemOf(refused)).toMatchObject({ status: 409, code: 'order_not_accepted' })
    const cancelled = await post('cancel_order', { order_id: made.json().id, reason: ' Out of stock ' })
    expect(cancelled.json()).toMatchObject({ status: 'cancelled', cancel_reason: 'Out of stock' })
    expect(problemOf(await post('cancel_order', { order_id: made.json().id })).code).toBe('order_cancelled')
    expect(problemOf(await post('finalize_order', { order_id: made.json().id })).code).toBe('order_not_accepted')
    expect(await eventsOf(made.json().id)).toEqual(['order.cancelled', 'order.created'])
  })

  it('is accepted within the limit, and becomes a product that is repaid by its terms', async () => {
    await limit(1000)
    expect(await credit()).toBe(1000)
    const made = await post('create_order', orderOf(600))
    expect(await credit()).toBe(400)
    expect(made.json()).toMatchObject({ status: 'accepted', accepted_at: '2026-11-21T12:00:00Z' })
    const beyond = await post('create_order', orderOf(600))
    expect(beyond.json().status, 'two orders never share a limit').toBe('opened')

    const id = made.json().id
    const finalized = await post('finalize_order', { order_id: id })
    expect(finalized.json()).toMatchObject({
      status: 'finalized',
      finalized_at: '2026-11-21T12:00:00Z',
      due_at: '2026-12-21T12:00:00Z',
    })
    const { results } = (
      await mine(`/partner_dashboard/business_details_page/${businessId}/funded_products?page_size=100`)
    ).json()
    expect(results).toContainEqual(
      expect.objectContaining({
        product_type: 'bnpl',
        status: 'outstanding',
        advance_amount: 600,
        fee_amount: 0,
        outstanding_amount: 600,
      }),
    )
    expect(problemOf(await post('cancel_order', { order_id: id })).code).toBe('order_finalized')
    expect(problemOf(await post('finalize_order', { order_id: id })).code).toBe('order_not_accepted')
    expect(await eventsOf(id)).toEqual(['order.accepted', 'order.created', 'order.finalized'])
    // The outstanding amount still uses the limit.
    expect(await credit()).toBe(400)
    expect((await post('create_order', orderOf(401))).json().status).toBe('opened')
    expect((await post('create_order', orderOf(400))).json().status).toBe('accepted')
  })

  it('has the amount of each line', async () => {
    const lines = [
      { description: 'Oven', quantity: 3, unit_amount: 33.35 },
      { description: 'Flour', quantity: 7, unit_amount: 0.29 },
    ]
    const { line_items, total_amount } = (await post('create_order', { ...orderOf(1), line_items: lines })).json()
    expect(line_items.map(({ amount }: { amount: number }) => amount)).toEqual([100.05, 2.03])
    expect(total_amount).toBe(102.08)
  })

  it('is created once per key and per external ID', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const body = orderOf(10)
    const both = await Promise.all([post('create_order', body, key), post('create_order', body, key)])
    const [first, second] = both.map((response) => response.json())
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(second).toEqual(first)
    expect((await post('create_order', body, key)).json()).toEqual(first)
    // Also with another key order, at every depth.
    const reversed = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(reversed)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([name, inner]) => [name, reversed(inner)]),
            )
          : value
    const again = await post('create_order', reversed(body) as object, key)
    expect(again.json()).toEqual(first)
    const { results } = (
      await mine(`/partner_dashboard/orders_tab/orders_table_rows?search=${body.external_id}`)
    ).json()
    expect(results).toHaveLength(1)
    const other = await post('create_order', { ...body, external_id: 'another' }, key)
    expect(problemOf(other)).toMatchObject({ status: 422, code: 'idempotency_key_reused' })
    expect(problemOf(await post('create_order', body))).toMatchObject({ status: 409, code: 'external_id_taken' })
    const [otherBusiness] = await test.database.query<{ id: string }>(
      sql`SELECT 'business_' || id AS id FROM businesses WHERE partner_id = ${harvest} AND mode = 'prod' AND currency = 'USD'
            AND id <> ${businessId.slice(-36)} LIMIT 1`,
    )
    const next = orderOf(10)
    const concurrent = await Promise.all(
      [next, { ...next, business_id: otherBusiness?.id }].map((order) => post('create_order', order)),
    )
    expect(concurrent.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  })

  it.each([
    [{ currency: 'CAD' }, '/currency'],
    [{ business_id: 'business_00000000-0000-4000-8000-000000000000' }, '/business_id'],
    [{ line_items: [{ description: 'Oven', quantity: 1, unit_amount: 0 }] }, '/line_items/0/unit_amount'],
    [{ line_items: [] }, '/line_items'],
    [{ external_id: '  ' }, '/external_id'],
  ])('is refused with %j', async (values, pointer) => {
    expect(problemOf(await post('create_order', orderOf(100, values)))).toMatchObject({
      status: 422,
      errors: [{ pointer }],
    })
  })
})
