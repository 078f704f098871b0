import type { components } from '@partner-dashboard/contract'
import { refuse } from '../../platform/refusal'
import { type ActionContext, emitEvent } from './action'
import { missing, onlySandbox, orNotFound, refresh, rowsOf, storeOf } from './actionParts'
import { termsOf } from './applicationTerms'
import { disclose } from './disclosure'
import { type GateAt, requireReviewable } from './gates'
import type { ApplicationRow } from './rowStore'

type Schemas = components['schemas']

export const stepKeys = ['business_info', 'owner_info', 'bank_account', 'identity', 'review', 'agreement'] as const

export const stepsAt = (reached: number, at: Schemas['StepStatus']) =>
  JSON.stringify(
    stepKeys.map((key, index) => ({
      key,
      status: index < reached ? 'completed' : index === reached ? at : 'not_started',
    })),
  )

interface NewApplication {
  businessId?: string
  offerId: string
  amountMinor?: number
}

export async function apply(
  action: ActionContext,
  { businessId, offerId, amountMinor }: NewApplication,
): Promise<string> {
  const store = storeOf(action)
  const now = action.clock()
  const offer = await store.offer(offerId)
  if (!offer) throw missing('/offer_id')
  if (businessId !== undefined && offer.business_id !== businessId) throw missing('/offer_id')
  const isOpen =
    offer.status === 'open' &&
    Date.parse(offer.starts_at) <= now.getTime() &&
    now.getTime() < Date.parse(offer.expires_at)
  if (!isOpen) throw refuse.conflict('offer_not_open', 'The offer is no longer open. Create another one.')
  const amount = amountMinor ?? offer.max_minor
  requireWithin(amount, offer)
  await store.business(offer.business_id)
  if (await store.hasOpenApplication(offer.business_id)) {
    throw refuse.conflict(
      'application_pending',
      "The business already has an open application. Wait until it's decided or funded.",
    )
  }
  const id = action.ids()
  await rowsOf(action, 'capital_product_applications').insert(
    id,
    {
      business_id: offer.business_id,
      offer_id: offerId,
      product_type: offer.product_type,
      status: 'in_progress',
      approval: 'not_started',
      steps: stepsAt(3, 'in_progress'),
      requested_minor: amount,
      currency: offer.currency,
    },
    now,
  )
  await refresh(action, offer.business_id)
  await emitEvent(action, 'capital_product_application.created', 'capital_product_applications', id)
  return id
}

export function requireWithin(amount: number, offer: { min_minor: number; max_minor: number }): void {
  if (amount < offer.min_minor || amount > offer.max_minor) {
    const detail = `must be from ${offer.min_minor / 100} to ${offer.max_minor / 100}`
    throw refuse.invalid({ in: 'body', pointer: '/requested_amount', code: 'range', detail })
  }
}

/** Moves an application to another state, from certain states only. */
async function moveApplication(
  action: ActionContext,
  id: string,
  {
    from,
    code,
    why,
    values,
    event,
  }: {
    from: readonly string[]
    code: string
    why: string
    values: Record<string, unknown>
    event: 'approved' | 'denied' | 'submitted' | 'withdrawn'
  },
): Promise<void> {
  const application = orNotFound(await storeOf(action).application(id))
  if (!from.includes(application.status)) throw refuse.conflict(code, why)
  await rowsOf(action, 'capital_product_applications').update(id, values, action.clock())
  await refresh(action, application.business_id)
  await emitEvent(action, `capital_product_application.${event}`, 'capital_product_applications', id)
}

const inPath: GateAt = { in: 'path', pointer: '/id' }

export async function submitApplication(action: ActionContext, id: string, at = inPath): Promise<void> {
  const application = orNotFound(await storeOf(action).application(id))
  await moveApplication(action, id, {
    from: ['in_progress', 'action_required'],
    code: 'application_not_open',
    why: 'The application was already submitted.',
    values: {
      status: 'under_review',
      approval: 'under_review',
      steps: stepsAt(4, 'in_progress'),
      needs: [],
      submitted_at: action.clock().toISOString(),
    },
    event: 'submitted',
  })
  await requireReviewable(action, application.business_id, at)
}

export const withdrawApplication = (action: ActionContext, id: string) =>
  moveApplication(action, id, {
    from: ['in_progress', 'action_required', 'under_review', 'approved'],
    code: 'application_decided',
    why: 'The application is already decided. Create another one.',
    values: { status: 'withdrawn', decided_at: action.clock().toISOString() },
    event: 'withdrawn',
  })

export interface Decision {
  isApproved: boolean
  /** Text shown to the business; the code's default without one. */
  reason?: string | undefined
  code?: Schemas['AdverseActionCode'] | undefined
}

/** Reasons for adverse actions, after Regulation B, appendix C, form C-1. */
export const adverseActions: Record<Schemas['AdverseActionCode'], string> = {
  sales_declining: 'Sales have fallen in each of the last three months.',
  sales_history_short: 'Sales history is shorter than six months.',
  sales_too_low: 'Sales are too low for the requested amount.',
  bank_account_unverified: "The bank account couldn't be verified.",
  identity_unverified: "The identity of an owner couldn't be verified.",
  obligations_excessive: 'Existing obligations are too high for the sales.',
  payment_history: 'Payments on earlier products were late or failed.',
  other: 'Denied in manual review.',
}

/** Disclosure of an approved application; null without an offer. */
async function disclosureOf(action: ActionContext, application: ApplicationRow): Promise<string | null> {
  const offer = application.offer_id === null ? undefined : await storeOf(action).offer(application.offer_id)
  if (!offer) return null
  return JSON.stringify(disclose(await termsOf(action, application, offer), action.clock().toISOString(), null))
}

export async function decide(action: ActionContext, id: string, decision: Decision): Promise<void> {
  const { isApproved, reason, code = 'other' } = decision
  const application = orNotFound(await storeOf(action).application(id))
  onlySandbox(action)
  await moveApplication(action, id, {
    from: ['under_review'],
    code: 'not_under_review',
    why: "The application isn't under review, so it can't be decided.",
    values: isApproved
      ? {
          status: 'approved',
          approval: 'approved',
          steps: stepsAt(5, 'in_progress'),
          disclosure: await disclosureOf(action, application),
          decided_at: action.clock().toISOString(),
        }
      : {
          status: 'denied',
          steps: stepsAt(4, 'failed'),
          decision_reasons: [reason?.trim() || adverseActions[code]],
          adverse_action_code: code,
          decided_at: action.clock().toISOString(),
        },
    event: isApproved ? 'approved' : 'denied',
  })
}
