import type { components } from '@partner-dashboard/contract'
import { describe, expect, it } from 'vitest'
import { partnerPlans } from '../seed/partners'
import { brokenOf, cents, factsOf, type Product, sum, usersWithSandbox, withAskers } from '../testing/productInvariants'
import { withApp } from '../testing/testApp'

type Schemas = components['schemas']

const test = withApp()
const asker = withAskers(test)
const today = () => test.now().toISOString().slice(0, 10)

const tab = '/partner_dashboard/capital_tab'
const buckets = ['current', '1_29', '30_59', '60_89', '90_plus'] as const

const scopes = partnerPlans
  .filter(({ counts }) => counts.prod > 0)
  .flatMap(({ slug }) => [{ slug, isSandbox: false }, ...(usersWithSandbox[slug] ? [{ slug, isSandbox: true }] : [])])

describe.each(scopes)('the books of $slug (sandbox: $isSandbox)', ({ slug, isSandbox }) => {
  it('hold for every product', async () => {
    const api = asker(slug, isSandbox)
    const products = await api.all<Product>(`${tab}/funded_products_table_rows`)
    expect(products.length).toBeGreaterThan(0)
    const broken: string[] = []
    for (const product of products) {
      const offers = await api.all<Schemas['Offer']>(
        `/partner_dashboard/business_details_page/${product.business_id}/offers`,
      )
      broken.push(...brokenOf(await factsOf(api, product, offers), today()))
    }
    expect(broken).toEqual([])
  })

  it('add up across lists, Home and reports', async () => {
    const { ask, all } = asker(slug, isSandbox)
    const products = await all<Product>(`${tab}/funded_products_table_rows`)
    const totals = (await ask<{ results: Schemas['FundedProductTotal'][] }>(`${tab}/funded_products/totals`)).results[0]
    expect(cents(totals?.outstanding_amount ?? 0)).toBe(sum(products, ({ outstanding_amount }) => outstanding_amount))
    expect(cents(totals?.past_due_amount ?? 0)).toBe(sum(products, ({ past_due_amount }) => past_due_amount))
    expect(cents(totals?.repaid_amount ?? 0)).toBe(sum(products, ({ paid_amount }) => paid_amount))
    for (const bucket of buckets) {
      const found = await all<Product>(`${tab}/funded_products_table_rows?delinquency=${bucket}`)
      expect(found.map(({ id }) => id).sort()).toEqual(
        products
          .filter(({ delinquency }) => delinquency === bucket)
          .map(({ id }) => id)
          .sort(),
      )
    }
    const home = (await ask<{ results: Schemas['HomeSummary'][] }>('/partner_dashboard/home_summary')).results[0]
    expect(cents(home?.outstanding_amount[0]?.amount ?? 0)).toBe(cents(totals?.outstanding_amount ?? 0))
    const balance = await ask<Schemas['ReportRows']>('/reports/balance_transactions/rows?from=2024-01-01&page_size=25')
    const kept = products.filter(({ status }) => status !== 'cancelled' && status !== 'void')
    const funded = sum(kept, ({ advance_amount }) => advance_amount)
    expect(cents(totals?.funded_amount ?? 0)).toBe(funded)
    const [figure] = home?.funded_amount ?? []
    const inPeriod = kept.filter(({ funded_at }) => funded_at.slice(0, 10) >= (home?.from ?? ''))
    expect(cents(figure?.amount ?? 0)).toBe(sum(inPeriod, ({ advance_amount }) => advance_amount))
    expect(sum(figure?.daily ?? [], (amount) => amount)).toBe(cents(figure?.amount ?? 0))
    const report = await ask<Schemas['ReportRows']>('/reports/funded_products/rows?from=2024-01-01&page_size=25')
    expect(cents(Number(report.totals[0]?.values.advance_amount ?? 0))).toBe(funded)
    expect(report.count).toBe(kept.length)
    const { token } = await ask<{ token: string }>('/analytics/query_token')
    const query = { measures: ['funded_products.advance_amount'] }
    const cube = await test.app.inject({
      ...{ method: 'POST', url: '/api/analytics/cube/load', headers: { authorization: token }, payload: { query } },
    })
    expect(cents(Number(cube.json().data[0]['funded_products.advance_amount']))).toBe(funded)
    const moved = cents(Number(balance.totals[0]?.values.amount ?? 0))
    expect(moved).toBe(cents(totals?.repaid_amount ?? 0) - funded - cents(totals?.revenue_share_amount ?? 0))
  })

  it('have a falling funnel, and no Canadian product above the criminal interest rate', async () => {
    const { ask, all } = asker(slug, isSandbox)
    const products = await all<Product>(`${tab}/funded_products_table_rows`)
    const home = (await ask<{ results: Schemas['HomeSummary'][] }>('/partner_dashboard/home_summary')).results[0]
    const funnel = (home?.funnel ?? []).map(({ count }) => count)
    expect(funnel).toEqual(funnel.toSorted((one, other) => other - one))
    // Criminal Code of Canada, section 347, and the Criminal Interest Rate Regulations of 2025.
    const canadian = products.filter(({ currency }) => currency === 'CAD')
    const tooExpensive: string[] = []
    for (const { id, business_id, advance_amount } of canadian) {
      const { estimated_apr } = await ask<Schemas['FundedProductDetails']>(
        `/partner_dashboard/business_details_page/${business_id}/funded_product_details?capital_product_id=${id}`,
      )
      if ((estimated_apr ?? 0) >= (advance_amount > 10_000 ? 0.48 : 0.35)) tooExpensive.push(id)
    }
    expect(tooExpensive).toEqual([])
  })

  it('charge promotions the discounts of their products', async () => {
    const { all } = asker(slug, isSandbox)
    const products = await all<Product>(`${tab}/funded_products_table_rows`)
    const promotions = await all<Schemas['FeeDiscount']>('/marketing/fee_discounts')
    const discounted = products.filter(
      ({ discount_amount, status }) => discount_amount > 0 && status !== 'cancelled' && status !== 'void',
    )
    expect(promotions.reduce((all, { redeemed_count }) => all + redeemed_count, 0)).toBe(discounted.length)
    expect(sum(promotions, ({ discount_cost_amount }) => discount_cost_amount)).toBe(
      sum(discounted, ({ discount_amount }) => discount_amount),
    )
    expect(sum(promotions, ({ funded_amount }) => funded_amount)).toBe(
      sum(discounted, ({ advance_amount }) => advance_amount),
    )
  })

  it('fund and review only businesses that pass the gates', async () => {
    const { ask, all } = asker(slug, isSandbox)
    const products = await all<Product>(`${tab}/funded_products_table_rows`)
    const applications = await all<Schemas['ApplicationRow']>(`${tab}/applications_table_rows`)
    const funded = new Set(products.map(({ business_id }) => business_id))
    const reviewed = new Set([
      ...funded,
      ...applications.filter(({ submitted_at }) => submitted_at !== null).map(({ business_id }) => business_id),
    ])
    const broken: string[] = []
    for (const id of reviewed) {
      const base = `/partner_dashboard/business_details_page/${id}`
      const owners = (await ask<{ results: Schemas['Owner'][] }>(`${base}/owner_info`)).results
      const accounts = (await ask<{ results: unknown[] }>(`${base}/bank_info`)).results
      const business = await ask<Schemas['BusinessInfo']>(`${base}/business_info`)
      const identity = await ask<Schemas['OwnerAuth']>(`/partner_dashboard/business/owner_auth/${id}`)
      const share = owners.reduce((all, { ownership_rate }) => all + (ownership_rate ?? 0), 0)
      const isSole = business.incorporation_type === 'sole_proprietorship'
      const [owner] = owners
      const first = products.findLast(({ business_id }) => business_id === id)
      const checks = {
        'an owner and an account': owners.length > 0 && accounts.length > 0,
        'at most 100 % owned': share <= 1.000001,
        'a sole proprietor owns alone, under their name':
          !isSole || (owners.length === 1 && `${owner?.first_name} ${owner?.last_name}` === business.legal_name),
        'verified before the first funding':
          !funded.has(id) ||
          (identity.status === 'verified' && (identity.verified_at ?? '') < (first?.funded_at ?? '')),
      }
      broken.push(...Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [`${name}: ${id}`])))
    }
    expect(broken).toEqual([])
  })

  it('link each finalized order to its product and back', async () => {
    const { all } = asker(slug, isSandbox)
    const products = await all<Product>(`${tab}/funded_products_table_rows`)
    const orders = await all<Schemas['Order']>('/partner_dashboard/orders_tab/orders_table_rows')
    const linked = orders.flatMap(({ id, capital_product_id }) =>
      capital_product_id ? [[capital_product_id, id]] : [],
    )
    expect(orders.filter(({ status }) => status === 'finalized')).toHaveLength(linked.length)
    const open = products.filter(({ status, order_id }) => order_id && status === 'outstanding')
    const dueOf = new Map(orders.map(({ id, due_at }) => [id, due_at?.slice(0, 10) ?? '']))
    for (const { order_id, estimated_payoff_date, days_past_due } of open) {
      const due = dueOf.get(order_id ?? '') ?? ''
      // A debit of today or one that is pending settles on the next business day.
      if (due > today() || days_past_due > 0)
        expect(estimated_payoff_date, `${order_id}`).toBe(due > today() ? due : null)
    }
    expect(linked.sort()).toEqual(products.flatMap(({ id, order_id }) => (order_id ? [[id, order_id]] : [])).sort())
  })
})
