import type { components } from '@partner-dashboard/contract'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { enter, funded, fundedOf, harvest, idOf, main, money, sections } from './businessPage'
import { withBrowser } from './person'
import { expectStill, stagger } from './shifts'

withBrowser()

type Schemas = components['schemas']
const day = (text: string | null) => (text ? `${text.slice(5, 7)}/${text.slice(8, 10)}/${text.slice(0, 4)}` : '')

it("shows the repayment of the latest or selected product with the server's numbers", async () => {
  const { page, ask } = await enter(demoAccounts.partner.email, harvest)
  const products = await funded(ask, '?page_size=100&sort=-funded_at')
  const progressOf = (product: Schemas['FundedProduct']) =>
    ask<Schemas['PaymentProgress']>(
      `/partner_dashboard/business_details_page/${product.business_id}/payment_progress?capital_product_id=${product.id}`,
    )
  // The progress depends on the day.
  const pair = async () => {
    for (const latest of products) {
      const [first, earlier] = products.filter((one) => one.business_id === latest.business_id)
      if (first !== latest || !earlier) continue
      const progress = await progressOf(latest)
      if (progress.payments_count > 25 && progress.next_payment_at) return { latest, earlier, progress }
    }
    throw new Error('No business has two funded products, the latest with more than a page of payments.')
  }
  const withMinimum = async () => {
    for (const flexLoan of products.filter(({ product_type }) => product_type === 'flex_loan')) {
      if ((await progressOf(flexLoan)).current_repayment_interval?.minimum_amount) return flexLoan
    }
    throw new Error('No flex loan has a minimum in this period.')
  }
  const { latest, earlier, progress } = await pair()

  await page.goto(`/businesses/${latest.business_id}/capital/payment-progress`)
  const bar = page.getByRole('progressbar', { name: 'Repayment' })
  await bar.waitFor()
  const expected = progress.points.at(-1)?.expected_amount ?? 0
  await expect
    .poll(() => bar.getAttribute('aria-valuetext'))
    .toBe(
      `${money(progress.paid_amount)} of ${money(progress.total_repayment_amount)} paid, ${money(expected)} expected by today`,
    )
  for (const text of [progress.estimated_payoff_date, progress.next_payment_at]) {
    await main(page).getByText(day(text)).first().waitFor()
  }
  await page.getByRole('slider', { name: /Paid vs. expected/ }).waitFor()
  await expect
    .poll(() => page.getByRole('table', { name: 'Payments' }).getByRole('row').count())
    .toBe(Math.min(25, progress.payments_count) + 1)
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByText(/Showing 26 to/).waitFor()
  await page.reload()
  await page.getByText(/Showing 26 to/).waitFor()

  await page.getByRole('combobox', { name: 'Funded product' }).click()
  await page.getByRole('listbox').getByRole('option').nth(1).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('capital_product_id')).toBe(earlier.id)
  await page
    .getByText(`${money(earlier.total_repayment_amount)}`)
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'View product details' }).click()
  await page.getByRole('heading', { name: 'Terms' }).waitFor()
  await page.getByText(earlier.id).first().waitFor()

  const flexLoan = await withMinimum()
  await page.goto(`/businesses/${flexLoan.business_id}/capital/payment-progress?capital_product_id=${flexLoan.id}`)
  await page.getByRole('progressbar', { name: 'Minimum this period' }).waitFor()

  const voided = await fundedOf(ask, '?status=void')
  await page.goto(`/businesses/${voided.business_id}/capital/payment-progress?capital_product_id=${voided.id}`)
  await main(page).getByText('This product ended before its first payment.').waitFor()

  // A product of another business isn't found, and the rest of the page stays.
  const other = products.find((one) => one.business_id !== latest.business_id)
  await page.goto(`/businesses/${latest.business_id}/capital/funded-products/${other?.id}`)
  await page.getByText('Nothing was found for the given ID').waitFor()
  await expect.poll(() => sections(page).isVisible()).toBe(true)
})

it('shows a failed payment in the list with its reason and retry, and opens it with one click', async () => {
  const { page, ask } = await enter(demoAccounts.partner.email, harvest)
  const { results } = await ask<Schemas['FundedProductPage']>(
    '/partner_dashboard/capital_tab/funded_products_table_rows?has_failed_payment=true',
  )
  const [product] = results
  const payment = product?.failed_payment
  if (!product || !payment) throw new Error('No funded product has a failed payment.')
  const reason = `${payment.failure_code} ${payment.failure_message}`

  await page.goto('/businesses/capital?has_failed_payment=true')
  const pill = page.getByRole('link', { name: 'Failed', exact: true })
  await expect.poll(() => pill.count()).toBe(Math.min(results.length, 25))
  await pill.first().hover()
  await page.getByRole('tooltip').getByText(reason).waitFor()
  await pill.first().click()
  const panel = page.getByRole('dialog')
  await panel.getByText(payment.id).waitFor()
  await panel.getByText(reason).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('payment')).toBe(payment.id)

  // The head shows it on tabs that don't.
  for (const path of ['overview', 'applications', 'sales', `funded-products/${product.id}`]) {
    await page.goto(`/businesses/${product.business_id}/${path === 'sales' ? '' : 'capital/'}${path}`)
    const alert = main(page).getByText(
      `Payment of ${money(payment.amount)} failed on ${day(payment.initiated_at)}: ${reason}.`,
    )
    await alert.waitFor()
    await page.getByRole('link', { name: 'View payment', exact: true }).first().click()
    await panel.getByText(payment.id).waitFor()
  }
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).searchParams.get('payment')).toBeNull()
})

it("opens a payment and an offer by ID that aren't on the current page", async () => {
  const { page, ask } = await enter(demoAccounts.partner.email, harvest)
  const products = await funded(ask, '?page_size=100&sort=-funded_at')
  const earlier = products.find((one, index) => products.slice(0, index).some(isOfSame(one)))
  if (!earlier) throw new Error('No business has two funded products.')
  const details = `/partner_dashboard/business_details_page/${earlier.business_id}`
  const { results } = await ask<Schemas['PaymentPage']>(
    `${details}/payments?capital_product_id=${earlier.id}&page_size=100`,
  )
  const payment = results.at(-1)
  const capital = `/businesses/${earlier.business_id}/capital`

  // The link names no product.
  await page.goto(`${capital}/payment-progress?payment=${payment?.id}`)
  await page.getByRole('dialog').getByText(`${payment?.id}`).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).searchParams.has('payment')).toBe(false)
  const product = page.getByRole('link', { name: 'View product details' })
  await expect.poll(() => product.getAttribute('href')).toContain(earlier.id)
  for (const [query, title] of [
    ['payment=payment_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11', 'Payment'],
    ['payment=nowhere', 'Payment'],
  ]) {
    await page.goto(`${capital}/payment-progress?${query}`)
    await page.getByRole('dialog', { name: title }).getByText('Nothing was found for the given ID').waitFor()
  }

  const offers = await ask<Schemas['OfferPage']>(`${details}/offers?page_size=1`)
  await page.goto(`${capital}/offers?page_size=10&cursor=${offers.next ?? ''}&offer=${offers.results[0]?.id}`)
  await page.getByRole('dialog').getByText('Marketable').waitFor()
})

const isOfSame = (one: Schemas['FundedProduct']) => (other: Schemas['FundedProduct']) =>
  one.business_id === other.business_id

it('opens the terms of an offer by URL, and closes them with Escape', async () => {
  const { page, ask } = await enter(demoAccounts.partner.email, harvest)
  const product = await fundedOf(ask, '?product_type=merchant_cash_advance')
  await page.goto(`/businesses/${product.business_id}/capital/offers`)
  const first = page.getByRole('rowheader').first().getByRole('link')
  await first.click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('table', { name: 'Terms by amount' }).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('offer')).toMatch(/^offer_/)
  await page.reload()
  await panel.getByText('Marketable').waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).searchParams.has('offer')).toBe(false)
})

it('opens a business of a selected partner for an organization, with its spend cards', async () => {
  const { page, ask } = await enter(demoAccounts.organization.email, { partner: 'bulkhead-market' })
  const product = await fundedOf(ask, '?product_type=spend_card')
  const search = `?partner_id=${idOf('bulkhead-market')}`
  await stagger(page)
  await page.goto(`/businesses/${product.business_id}/spend/anything/else${search}`)
  const cards = page.getByRole('navigation', { name: 'Funded products sections' })
  await cards.locator('[aria-current=page]', { hasText: 'Spend cards' }).waitFor()
  const statements = page.getByRole('table', { name: 'Spend cards' })
  await statements.getByRole('rowheader').first().waitFor()
  await expectStill(page)
  await statements.getByRole('rowheader').first().getByRole('link', { name: 'Spend card' }).click()
  await page.getByRole('heading', { name: 'Terms' }).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('partner_id')).toBe(idOf('bulkhead-market'))
  await main(page)
    .getByText(/Bulkhead Market/)
    .waitFor()
  await sections(page).getByRole('link', { name: 'Orders' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.getByRole('table', { name: 'Orders' }).count()).toBe(1)
})
