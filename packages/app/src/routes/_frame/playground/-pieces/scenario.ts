import type { Application, FundedProduct, Offer, PlaygroundStep } from '@partner-dashboard/client'

interface Call {
  method: string
  path: string
  body: unknown
}

/** A completed step with its API requests, events and changes. Plain data, so it can be stored in the tab. */
export interface PastStep {
  kind: StepKind
  /** Title, such as "Approved". */
  title: string
  /** Requests in order; for steps of another tab, those that can be derived from the records. */
  calls: Call[]
  /** Undefined for steps of another tab, where they weren't recorded. */
  event_ids?: string[]
  object_ids: string[]
}

export const stepKinds = ['create', 'apply', 'decide', 'fund', 'repay'] as const
export type StepKind = (typeof stepKinds)[number]

export function toPastStep(kind: StepKind, title: string, response: PlaygroundStep): PastStep {
  const { business_id, offer, application, capital_product, payment } = response
  return {
    kind,
    title,
    calls: response.api_calls.map(({ method, path, body }) => ({ method: String(method), path: String(path), body })),
    event_ids: response.event_ids,
    object_ids: [business_id, offer?.id, application?.id, capital_product?.id, payment?.id].filter(
      (id) => id !== undefined,
    ),
  }
}

export interface Scenario {
  offer: Offer
  /** Latest application for the offer. */
  application: Application | undefined
  product: FundedProduct | undefined
}

/** State of a scenario, which decides the next step. */
export type Stage = 'apply' | 'decide' | 'fund' | 'repay' | 'recover' | 'paid' | 'waived' | 'denied' | 'closed'

export function stageOf({ offer, application, product }: Scenario): Stage {
  if (product?.status === 'outstanding') return 'repay'
  if (product?.status === 'abandoned') return 'recover'
  if (product?.status === 'paid' || product?.status === 'waived') return product.status
  if (product) return 'closed'
  if (application?.status === 'under_review') return 'decide'
  if (application?.status === 'approved') return 'fund'
  if (offer.status !== 'open') return 'closed'
  return application?.status === 'denied' ? 'denied' : 'apply'
}

const reached: Record<Stage, number> = {
  apply: 1,
  decide: 2,
  denied: 2,
  closed: 1,
  fund: 3,
  repay: 4,
  recover: 4,
  paid: 5,
  waived: 5,
}

/** Steps for the progress row. */
export function stepsOf(stage: Stage) {
  const at = reached[stage]
  const labels = ['Create', 'Apply', 'Review', 'Fund', 'Repay']
  const here = stage === 'denied' || stage === 'recover' ? 'failed' : stage === 'closed' ? 'expired' : 'in_progress'
  return labels.map((label, index) => ({
    id: label,
    label,
    status: index < at ? 'completed' : index === at ? here : 'not_started',
  }))
}

const api = '/api/v1'
const post = (path: string, body: unknown = null): Call => ({ method: 'POST', path: `${api}${path}`, body })

/** Derives the steps of a scenario started in another tab from its records, without events. Repayments are in the payments. */
export function derivedSteps({ offer, application, product }: Scenario): PastStep[] {
  const { business_id, product_type, min_amount, max_amount, fee_rate, repayment_rate, discount, is_top_up } = offer
  const response: PastStep[] = [
    {
      kind: 'create',
      title: 'Offer created',
      calls: [
        post('/capital_product_offers', {
          business_id,
          product_type,
          min_amount,
          max_amount,
          fee_rate,
          repayment_rate,
          ...(discount ? { discount_rate: discount.rate } : {}),
          ...(is_top_up ? { is_top_up } : {}),
        }),
      ],
      object_ids: [business_id, offer.id],
    },
  ]
  if (!application) return response
  const requested = { business_id, offer_id: offer.id, requested_amount: application.requested_amount }
  response.push({
    kind: 'apply',
    title: 'Application submitted',
    calls: [
      post('/capital_product_applications', requested),
      post(`/capital_product_applications/${application.id}/submit`),
    ],
    object_ids: [business_id, offer.id, application.id],
  })
  const helper = `/sandbox/capital_product_applications/${application.id}`
  if (application.status === 'withdrawn') {
    response.push({
      kind: 'decide',
      title: 'Withdrawn',
      calls: [post(`/capital_product_applications/${application.id}/withdraw`)],
      object_ids: [business_id, application.id],
    })
  } else if (application.decided_at !== null) {
    const isDenied = application.status === 'denied'
    response.push({
      kind: 'decide',
      title: isDenied ? 'Denied' : 'Approved',
      calls: [post(`${helper}/decide`, { decision: isDenied ? 'deny' : 'approve' })],
      object_ids: [business_id, application.id],
    })
  }
  if (product) {
    response.push({
      kind: 'fund',
      title: 'Funded',
      calls: [post(`${helper}/fund`, null)],
      object_ids: [business_id, application.id, product.id],
    })
  }
  return response
}

/** Adds derived steps that weren't recorded: the creation first, others before the next one of their application. */
export function withUnseen(seen: readonly PastStep[], known: readonly PastStep[]): PastStep[] {
  const all = [...seen]
  const repaid = all.findIndex(({ kind }) => kind === 'repay')
  let next = repaid < 0 ? all.length : repaid
  for (const one of known.toReversed()) {
    const isSame = ({ kind, object_ids }: PastStep) =>
      kind === one.kind && one.object_ids.every((id) => object_ids.includes(id))
    const at = all.findLastIndex(isSame)
    if (at < 0) all.splice(one.kind === 'create' ? 0 : next, 0, one)
    else next = at
  }
  return all
}

/** What is debited in the days that pass. */
export const daysHint = ({ repayment_rate }: Pick<FundedProduct, 'repayment_rate'>): string =>
  `1 to 365. ${repayment_rate === null ? 'Payments are debited on their due dates.' : "Each day's sales are repaid at the holdback rate."}`
