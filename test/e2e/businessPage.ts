import type { components } from '@partner-dashboard/contract'
import type { BrowserContextOptions, Page } from 'playwright'
import { expect } from 'vitest'
import { partnerPlans } from '../../packages/server/src/seed/partners'
import { origin, tokensOf, visitAs } from './person'

type Schemas = components['schemas']

export interface Scope {
  partner: string
  sandbox?: boolean
}

export const harvest = { partner: 'harvest-pos' }
export const idOf = (slug: string) => partnerPlans.find((partner) => partner.slug === slug)?.id ?? ''

/** Returns a page of a signed-in user with a function for API requests of the same user. */
export async function enter(email: string, { partner, sandbox }: Scope, options: BrowserContextOptions = {}) {
  const { access } = await tokensOf(email)
  // Without the app: each test opens its own page.
  const page = await visitAs(email, '/config.json', options)
  const headers = {
    authorization: `Bearer ${access}`,
    'content-type': 'application/json',
    'dashboard-partner': `partner_${idOf(partner)}`,
    ...(sandbox && { 'dashboard-sandbox': '1' }),
  }
  const ask = async <TAnswer>(path: string, body?: object): Promise<TAnswer> => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const answer = await fetch(`${origin()}/api${path}`, { ...init, headers })
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true)
    return answer.json()
  }
  return { page, ask }
}

export type Ask = Awaited<ReturnType<typeof enter>>['ask']

export const funded = async (ask: Ask, query = '') =>
  (await ask<Schemas['FundedProductPage']>(`/partner_dashboard/capital_tab/funded_products_table_rows${query}`)).results

/** First funded product of a filtered list. */
export async function fundedOf(ask: Ask, query: string): Promise<Schemas['FundedProduct']> {
  const [product] = await funded(ask, query)
  if (!product) throw new Error(`Nothing is funded with ${query}`)
  return product
}

export const sections = (page: Page) => page.getByRole('navigation', { name: 'Business sections' })
export const main = (page: Page) => page.getByRole('main')
export const facts = (page: Page) => page.getByRole('complementary', { name: 'Facts' })
export const money = (amount: number, currency = 'USD') =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount)
