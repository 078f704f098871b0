import { type ActionContext, emitEvent } from '../../domain/capital/action'
import { onlySandbox } from '../../domain/capital/actionParts'
import { actionStore } from '../../domain/capital/actionStore'
import { decide } from '../../domain/capital/applicationActions'
import { fund } from '../../domain/capital/productActions'
import { refundLast } from '../../domain/capital/refundActions'
import { chargeOff, recover, startHardshipPlan, waiveAmount } from '../../domain/capital/reliefActions'
import { advanceDays, missPayment, payOff } from '../../domain/capital/sandboxDays'
import type { ResourceName } from '../../domain/resources/contract'
import { wireOf } from '../../domain/resources/resource'
import { resourceStore } from '../../domain/resources/resourceStore'
import { resources } from '../../domain/resources/resources'
import { uuidOf } from '../../platform/ids'
import { refuse } from '../../platform/refusal'
import { minor } from './change'
import { actionOfKey, type PublicContext } from './context'
import type { PublicOperations } from './operation'

interface Subject {
  prefix: 'application' | 'capital_product'
  find: (action: ActionContext, id: string) => Promise<{ business_id: string } | undefined>
}

const application: Subject = {
  prefix: 'application',
  find: ({ database, partner }, id) => actionStore(database, partner).application(id),
}
const product: Subject = {
  prefix: 'capital_product',
  find: ({ database, partner }, id) => actionStore(database, partner).product(id),
}

/** Runs a sandbox step on an object; `work` returns the IDs of other objects it changed. */
async function simulate(
  { prefix, find }: Subject,
  { path }: { path: { id: string } },
  context: PublicContext,
  work: (action: ActionContext, id: string) => Promise<string[]>,
) {
  const action = actionOfKey(context)
  onlySandbox(action)
  const id = uuidOf(path.id)
  const subject = await find(action, id)
  if (!subject) throw refuse.notFound()
  const objects = await work(action, id)
  const object_ids = [`${prefix}_${id}`, ...objects]
  const [applications, products, payments, refunds] = [
    await objectsOf('capital_product_applications', object_ids, context),
    await objectsOf('capital_products', object_ids, context),
    await objectsOf('capital_product_payments', object_ids, context),
    await objectsOf('refunds', object_ids, context),
  ]
  const result = {
    business_id: `business_${subject.business_id}`,
    object_ids,
    event_ids: action.events,
    capital_product_application: applications[0] ?? null,
    capital_product: products[0] ?? null,
    capital_product_payments: payments,
    refund: refunds[0] ?? null,
  }
  // resources.ts is checked to have all fields of the contract.
  return result as SandboxResult
}

type SandboxResult = Awaited<ReturnType<PublicOperations['sandboxFund']>>

/** The objects of one resource in the order of the IDs. */
async function objectsOf(
  name: ResourceName,
  objectIds: readonly string[],
  { database, partner, clock }: PublicContext,
) {
  const ids = objectIds.filter((id) => id.slice(0, -37) === resources[name].prefix)
  if (ids.length === 0) return []
  const records = await resourceStore(database, partner, resources[name]).findAll(ids.map(uuidOf))
  const byId = new Map(records.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(uuidOf(id))
    return row ? [wireOf(resources[name], row, clock())] : []
  })
}

export const sandboxOperations: Pick<
  PublicOperations,
  | 'sandboxDecide'
  | 'sandboxFund'
  | 'sandboxAdvance'
  | 'sandboxMissPayment'
  | 'sandboxPayOff'
  | 'sandboxRefund'
  | 'sandboxHardshipPlan'
  | 'sandboxWaive'
  | 'sandboxChargeOff'
  | 'sandboxRecover'
  | 'sandboxVerifyPerson'
> = {
  sandboxDecide: (input, context) =>
    simulate(application, input, context, async (action, id) => {
      await decide(action, id, {
        isApproved: input.body.decision === 'approve',
        reason: input.body.reason,
        code: input.body.reason_code,
      })
      return []
    }),
  sandboxFund: (input, context) =>
    simulate(application, input, context, async (action, id) => [`capital_product_${await fund(action, id)}`]),
  sandboxAdvance: (input, context) =>
    simulate(product, input, context, async (action, id) =>
      (await advanceDays(action, id, input.body.days)).map((payment) => `payment_${payment}`),
    ),
  sandboxMissPayment: (input, context) =>
    simulate(product, input, context, async (action, id) => [`payment_${await missPayment(action, id)}`]),
  sandboxPayOff: (input, context) =>
    simulate(product, input, context, async (action, id) => [`payment_${await payOff(action, id)}`]),
  sandboxRefund: (input, context) =>
    simulate(product, input, context, async (action, id) => {
      const { amount } = input.body
      return [`refund_${await refundLast(action, id, amount === undefined ? undefined : minor(amount))}`]
    }),
  sandboxHardshipPlan: (input, context) =>
    simulate(product, input, context, async (action, id) => {
      const { payment_reduction, reason } = input.body
      await startHardshipPlan(action, id, { reduction: payment_reduction, reason })
      return []
    }),
  sandboxWaive: (input, context) =>
    simulate(product, input, context, async (action, id) => {
      const { amount, reason } = input.body
      await waiveAmount(action, id, { amount: amount === undefined ? undefined : minor(amount), reason })
      return []
    }),
  sandboxChargeOff: (input, context) =>
    simulate(product, input, context, async (action, id) => {
      await chargeOff(action, id, input.body.reason)
      return []
    }),
  sandboxRecover: (input, context) =>
    simulate(product, input, context, async (action, id) => {
      const { amount } = input.body
      return [`payment_${await recover(action, id, amount === undefined ? undefined : minor(amount))}`]
    }),
  async sandboxVerifyPerson({ path, body }, context) {
    const action = actionOfKey(context)
    onlySandbox(action)
    const persons = resourceStore(context.database, context.partner, resources.persons)
    const person = await persons.lock(uuidOf(path.id))
    if (!person) throw refuse.notFound()
    const isVerified = body.status === 'verified'
    const now = context.clock()
    const method = isVerified ? 'identity_document' : null
    const verifiedAt = isVerified ? now.toISOString() : null
    await persons.update(
      person.id,
      { auth_status: body.status, auth_method: method, auth_verified_at: verifiedAt },
      now,
    )
    await emitEvent(action, 'person.updated', 'persons', person.id)
    const changed = await persons.find(person.id)
    if (!changed) throw refuse.notFound()
    return wireOf(resources.persons, changed, now) as Awaited<ReturnType<PublicOperations['sandboxVerifyPerson']>>
  },
}
