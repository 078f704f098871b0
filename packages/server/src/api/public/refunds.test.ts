import { describe, expect, it, onTestFinished } from 'vitest'
import { addDays } from '../../domain/capital/bankCalendar'
import { withLending } from '../../testing/withLending'

const { test, ok, refused, newProduct, figuresOf } = withLending()

it('refunds the last payment that has something left to refund', async () => {
  const product = await newProduct('flex_loan')
  const at = `/sandbox/capital_products/${product.id}`
  await ok('POST', `${at}/advance_days`, { days: 20 })
  const payments = async () => (await ok('GET', `/capital_product_payments?capital_product_id=${product.id}`)).results
  const count = (await payments()).filter(({ status }: { status: string }) => status === 'succeeded').length
  expect(count).toBeGreaterThan(2)
  for (let refund = 0; refund < count; refund += 1) await ok('POST', `${at}/refund`, {})
  expect((await figuresOf(product)).product.paid_amount).toBe(0)
  expect(await refused('POST', `${at}/refund`, {})).toMatchObject({ status: 409, code: 'nothing_paid' })
})

it('debits what a refund leaves after the last due date on the next business day', async () => {
  const product = await newProduct('term_loan')
  const at = `/sandbox/capital_products/${product.id}`
  for (const days of [360, 20]) await ok('POST', `${at}/advance_days`, { days })
  expect((await figuresOf(product)).product).toMatchObject({ status: 'paid', next_payment_at: null })
  await ok('POST', `${at}/refund`, { amount: 12.34 })
  expect((await figuresOf(product)).product).toMatchObject({
    ...{ status: 'outstanding', outstanding_amount: 12.34, next_payment_at: '2026-11-23T19:30:00Z' },
  })
  const { capital_product_payments } = await ok('POST', `${at}/advance_days`, { days: 2 })
  expect(capital_product_payments).toMatchObject([{ type: 'scheduled', amount: 12.34 }])
  const { product: paid, schedule } = await figuresOf(product)
  expect(paid).toMatchObject({ status: 'paid', paid_amount: 8800, outstanding_amount: 0 })
  expect(schedule.at(-1).due_on < paid.paid_off_at).toBe(true)
})

describe('the remainder that a refund leaves', () => {
  it.each(['2026-11-24', '2026-11-26', '2026-11-27', '2026-11-30'])(
    'is debited on %s neither before the refund nor in a grace period',
    async (day) => {
      const before = test.now()
      onTestFinished(() => test.setNow(before))
      test.setNow(new Date(`${day}T15:00:00Z`))
      for (const [hasGrace, days] of [
        [false, 1],
        [false, 3],
        [true, 1],
      ] as const) {
        const product = await newProduct('spend_card')
        const at = `/sandbox/capital_products/${product.id}`
        await ok('POST', `${at}/advance_days`, { days: 31 })
        await ok('POST', `${at}/refund`, { amount: 200 })
        if (hasGrace) {
          const pause = { starts_on: day, ends_on: addDays(day, 14) }
          await ok('POST', '/grace_period_details', { capital_product_id: product.id, ...pause })
        }
        const { results: payments } = await ok('GET', `/capital_product_payments?capital_product_id=${product.id}`)
        const { capital_product_payments } = await ok('POST', `${at}/advance_days`, { days })
        const { results: refunds } = await ok('GET', `/refunds?payment_id=${payments[0].id}`)
        for (const { initiated_at } of capital_product_payments)
          expect([initiated_at > refunds[0].created_at, hasGrace]).toEqual([true, false])
      }
    },
  )
})
