import sql from 'sql-template-tag'
import { beforeAll, expect } from 'vitest'
import { demoAccounts } from '../seed/demoAccounts'
import { partnerPlans } from '../seed/partners'
import { type Call, inSandbox, lastingCallAs, withApp } from './testApp'

/** Partner of the promotions. */
export const harvest = partnerPlans.find(({ slug }) => slug === 'harvest-pos')?.id ?? ''

/** A valid promotion of all businesses. */
export const promotion = {
  name: 'Spring restock',
  discount_rate: 0.25,
  products: ['merchant_cash_advance', 'flex_loan', 'term_loan'],
  starts_at: '2026-12-01',
  ends_at: '2026-12-31',
  audience: { type: 'filter' } as object,
}

export const post = (call: Call, url: string, payload?: object) =>
  call(url, { method: 'POST', ...(payload ? { payload } : {}) })

/** A server without the demo's jobs, and promotions in the sandbox. */
export function withPromotions() {
  const test = withApp()
  let signedIn: Call

  beforeAll(async () => {
    await test.database.query(sql`DELETE FROM jobs`)
    signedIn = await lastingCallAs(test, demoAccounts.partner.email)
  })

  const production: Call = (...request) => signedIn(...request)
  const mine = inSandbox(production)

  async function create(changes: object = {}) {
    const response = await post(mine, '/marketing/fee_discounts', { ...promotion, ...changes })
    expect(response.statusCode, response.body).toBe(201)
    return response.json()
  }

  const read = async (id: string) => (await mine(`/marketing/fee_discounts/${id}`)).json()
  const businessesOf = async (id: string, query = '') =>
    (await mine(`/marketing/fee_discounts/${id}/businesses?page_size=100&${query}`)).json().results

  return { test, production, mine, create, read, businessesOf }
}
