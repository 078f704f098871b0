import type { ActionContext } from '../../domain/capital/action'
import { onlySandbox } from '../../domain/capital/actionParts'
import { actionStore } from '../../domain/capital/actionStore'
import { decide } from '../../domain/capital/applicationActions'
import { advanceDays, missPayment, payOff } from '../../domain/capital/paymentActions'
import { fund } from '../../domain/capital/productActions'
import { refundLast } from '../../domain/capital/refundActions'
import { refuse } from '../../platform/refusal'

// biome-ignore lint/suspicious/noExplicitAny: the contract has checked each body.
type Body = any

interface SandboxResult {
  business_id: string
  object_ids: string[]
  event_ids: string[]
}

async function ofApplication(action: ActionContext, id: string, work: () => Promise<string[]>): Promise<SandboxResult> {
  onlySandbox(action)
  const application = await actionStore(action.database, action.partner).application(id)
  if (!application) throw refuse.notFound()
  const objects = await work()
  return {
    business_id: `business_${application.business_id}`,
    object_ids: [`application_${id}`, ...objects],
    event_ids: action.events,
  }
}

async function ofProduct(action: ActionContext, id: string, work: () => Promise<string[]>): Promise<SandboxResult> {
  onlySandbox(action)
  const product = await actionStore(action.database, action.partner).product(id)
  if (!product) throw refuse.notFound()
  const objects = await work()
  return {
    business_id: `business_${product.business_id}`,
    object_ids: [`capital_product_${id}`, ...objects],
    event_ids: action.events,
  }
}

/** The sandbox helpers of the public API, by operation. */
export const sandboxHelpers: Record<string, (id: string, body: Body, action: ActionContext) => Promise<SandboxResult>> =
  {
    sandboxDecide: (id, body, action) =>
      ofApplication(action, id, async () => {
        await decide(action, id, body.decision === 'approve', body.reason)
        return []
      }),
    sandboxFund: (id, _body, action) =>
      ofApplication(action, id, async () => [`capital_product_${await fund(action, id)}`]),
    sandboxAdvance: (id, body, action) =>
      ofProduct(action, id, async () =>
        (await advanceDays(action, id, body.days)).map((payment) => `payment_${payment}`),
      ),
    sandboxMissPayment: (id, _body, action) =>
      ofProduct(action, id, async () => [`payment_${await missPayment(action, id)}`]),
    sandboxPayOff: (id, _body, action) => ofProduct(action, id, async () => [`payment_${await payOff(action, id)}`]),
    sandboxRefund: (id, body, action) =>
      ofProduct(action, id, async () => [
        `refund_${await refundLast(action, id, body.amount === undefined ? undefined : Math.round(body.amount * 100))}`,
      ]),
  }
