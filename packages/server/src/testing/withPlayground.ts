import { beforeAll, expect } from 'vitest'
import { demoAccounts } from '../seed/demoAccounts'
import { type Call, callAs, inSandbox, problemOf, withApp } from './testApp'

/** Steps of the playground of Harvest POS, and reads in its sandbox. */
export function withPlayground() {
  const test = withApp()
  let signedIn: Call

  beforeAll(async () => {
    signedIn = await callAs(test, demoAccounts.partner.email)
  })

  const production: Call = (...request) => signedIn(...request)
  const mine = inSandbox(production)
  const post = (url: string, payload?: object, headers: Record<string, string> = {}) =>
    mine(url, { method: 'POST', headers, ...(payload ? { payload } : {}) })
  async function step(url: string, payload?: object) {
    const response = await post(`/playground${url}`, payload)
    expect(response.statusCode, response.body).toBe(url === '/offers' ? 201 : 200)
    return response.json()
  }
  const refusal = async (url: string, payload?: object) => problemOf(await post(`/playground${url}`, payload))
  const read = async (url: string) => (await mine(url)).json()

  async function funded(values: object = {}) {
    const { offer } = await step('/offers', {
      business_name: 'Corner Bakery',
      product_type: 'merchant_cash_advance',
      amount: 10_000,
      fee_rate: 0.1,
      repayment_rate: 0.1,
      ...values,
    })
    const { application } = await step(`/offers/${offer.id}/submit`, { amount: 10_000 })
    await step(`/applications/${application.id}/decide`, { decision: 'approve' })
    const made = await step(`/applications/${application.id}/fund`)
    return { ...made, offer, application: made.application }
  }

  return { test, production, post, step, refusal, read, funded }
}
