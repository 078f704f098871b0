import { addDays, dayOf } from '../../domain/capital/bankCalendar'
import {
  chargeOff,
  grantGracePeriod,
  recover,
  startHardshipPlan,
  waiveAmount,
} from '../../domain/capital/reliefActions'
import type { Operations } from '../../kernel/operation'
import { call, minor, productOf, step } from './step'

const inMinor = (amount: number | undefined) => (amount === undefined ? undefined : minor(amount))

/** Sandbox steps that lower, pause, end or recover the outstanding amount. */
export const reliefOperations: Pick<
  Operations,
  | 'gracePlaygroundProduct'
  | 'startPlaygroundHardshipPlan'
  | 'waivePlaygroundProduct'
  | 'chargeOffPlaygroundProduct'
  | 'recoverPlaygroundProduct'
> = {
  gracePlaygroundProduct: ({ path, body }, context) =>
    step(context, async (action) => {
      const product = await productOf(action, path.id)
      const today = dayOf(action.clock())
      const [startsOn, endsOn] = [addDays(today, 1), addDays(today, body.days)]
      await grantGracePeriod(action, { productId: product.id, startsOn, endsOn })
      const request = { capital_product_id: path.id, starts_on: startsOn, ends_on: endsOn }
      return {
        businessId: product.business_id,
        productId: product.id,
        calls: [call('POST', '/grace_period_details', request)],
      }
    }),

  startPlaygroundHardshipPlan: ({ path, body }, context) =>
    step(context, async (action) => {
      const product = await productOf(action, path.id)
      await startHardshipPlan(action, product.id, { reduction: body.payment_reduction, reason: body.reason })
      const calls = [call('POST', `/sandbox/capital_products/${path.id}/hardship_plan`, body)]
      return { businessId: product.business_id, productId: product.id, calls }
    }),

  waivePlaygroundProduct: ({ path, body }, context) =>
    step(context, async (action) => {
      const product = await productOf(action, path.id)
      await waiveAmount(action, product.id, { amount: inMinor(body.amount), reason: body.reason })
      const calls = [call('POST', `/sandbox/capital_products/${path.id}/waive`, body)]
      return { businessId: product.business_id, productId: product.id, calls }
    }),

  chargeOffPlaygroundProduct: ({ path, body }, context) =>
    step(context, async (action) => {
      const product = await productOf(action, path.id)
      await chargeOff(action, product.id, body.reason)
      const calls = [call('POST', `/sandbox/capital_products/${path.id}/charge_off`, body)]
      return { businessId: product.business_id, productId: product.id, calls }
    }),

  recoverPlaygroundProduct: ({ path, body }, context) =>
    step(context, async (action) => {
      const product = await productOf(action, path.id)
      const paymentId = await recover(action, product.id, inMinor(body.amount))
      const calls = [call('POST', `/sandbox/capital_products/${path.id}/recover`, body)]
      return { businessId: product.business_id, productId: product.id, paymentId, calls }
    }),
}
