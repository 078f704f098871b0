import { expect, it } from 'vitest'
import { addDays } from '../../domain/capital/bankCalendar'
import { withLending } from '../../testing/withLending'

const { test, ok, refused, newAccount, newProduct, figuresOf } = withLending()

it('shares nothing on days with more reversals than sales', async () => {
  const product = await newProduct('merchant_cash_advance')
  const { business_id } = product
  const today = test.now().toISOString().slice(0, 10)
  for (let days = 1; days <= 15; days += 1)
    await ok('POST', '/daily_sales_records', {
      ...{ business_id, date: addDays(today, -days), sales_amount: 0, sales_count: 0 },
      ...{ reversals_amount: 500, reversals_count: 1 },
    })
  const made = await ok('POST', `/sandbox/capital_products/${product.id}/advance_days`, { days: 7 })
  expect(made.capital_product_payments).toEqual([])
})

it('misses a payment on a business day, also if the product was funded on a weekend', async () => {
  // November 21 is a Saturday.
  const product = await newProduct('merchant_cash_advance')
  const { capital_product_payments } = await ok('POST', `/sandbox/capital_products/${product.id}/miss_payment`)
  expect(capital_product_payments).toMatchObject([{ status: 'failed', initiated_at: '2026-11-20T19:30:00Z' }])
  expect((await figuresOf(product)).product.funded_at.slice(0, 10)).toBe('2026-11-19')
})

it('misses the retries of the last installment, and nothing after them', async () => {
  const product = await newProduct('spend_card')
  const miss = `/sandbox/capital_products/${product.id}/miss_payment`
  const missed = async () => (await ok('POST', miss)).capital_product_payments[0]
  const { amount } = await missed()
  expect(amount).toBe(product.total_repayment_amount)
  expect((await figuresOf(product)).product.next_payment_amount).toBe(amount)
  await ok('POST', `/sandbox/capital_products/${product.id}/waive`, { amount: 100 })
  expect((await figuresOf(product)).product.next_payment_amount).toBe(amount - 100)
  expect(await missed()).toMatchObject({ status: 'failed', amount: amount - 100 })
  expect(await missed()).toMatchObject({ status: 'failed', amount: amount - 100 })
  expect((await figuresOf(product)).product.next_payment_at).toBeNull()
  expect(await refused('POST', miss)).toMatchObject({ status: 409, code: 'no_debit_planned' })
})

it('cancels a retry if pending payments cover what is left', async () => {
  const product = await newProduct('spend_card')
  const at = `/sandbox/capital_products/${product.id}`
  await ok('POST', `${at}/miss_payment`)
  const { outstanding_amount: amount } = product
  await ok('POST', '/capital_product_payments', { capital_product_id: product.id, amount })
  expect((await figuresOf(product)).product.next_payment_at).toBeNull()
  expect(await refused('POST', `${at}/miss_payment`)).toMatchObject({ status: 409, code: 'payment_pending' })
  expect((await ok('POST', `${at}/advance_days`, { days: 14 })).capital_product_payments).toEqual([])
  expect((await figuresOf(product)).product.failed_payment?.next_attempt_at ?? null).toBeNull()
})

it('stops debits after the account is closed, until the business adds another one', async () => {
  const product = await newProduct('term_loan')
  const at = `/sandbox/capital_products/${product.id}`
  const payment = await ok('POST', '/capital_product_payments', { capital_product_id: product.id, amount: 100 })
  await ok('PATCH', `/capital_product_payments/${payment.id}`, { status: 'failed', failure_code: 'R02' })
  expect((await figuresOf(product)).product).toMatchObject({
    ...{ next_payment_at: null, failed_payment: { failure_code: 'R02', next_attempt_at: null } },
    needs_bank_account: true,
  })
  expect((await ok('POST', `${at}/advance_days`, { days: 65 })).capital_product_payments).toEqual([])
  expect((await refused('POST', `${at}/miss_payment`)).code).toBe('debits_stopped')
  expect((await figuresOf(product)).product).toMatchObject({ paid_amount: 0, delinquency: '30_59' })

  const now = test.now()
  test.setNow(new Date(now.getTime() + 60_000))
  await newAccount(product.business_id)
  const renewed = (await figuresOf(product)).product
  expect([renewed.needs_bank_account, renewed.next_payment_at]).toEqual([false, expect.any(String)])
  expect((await ok('POST', `${at}/advance_days`, { days: 35 })).capital_product_payments).toHaveLength(1)
  test.setNow(now)
})
