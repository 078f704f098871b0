import type { Application, FundedProduct, Offer, PlaygroundStep } from '@partner-dashboard/client'
import { expect, it } from 'vitest'
import { daysHint, derivedSteps, type PastStep, stageOf, stepsOf, toPastStep, withUnseen } from './scenario'

const offer = { id: 'offer_1', business_id: 'business_1', status: 'open', max_amount: 100 } as Offer
const application = (status: Application['status'], decided_at: string | null = null) =>
  ({ id: 'application_1', status, decided_at, requested_amount: 80 }) as Application
const product = (status: FundedProduct['status']) => ({ id: 'capital_product_1', status }) as FundedProduct
const step = (kind: PastStep['kind'], title: string, application = '1'): PastStep => ({
  kind,
  title,
  calls: [{ method: 'POST', path: '/', body: null }],
  object_ids: kind === 'create' ? ['offer_1'] : [`application_${application}`],
})

it.each([
  ['apply', { offer, application: undefined, product: undefined }],
  ['closed', { offer: { ...offer, status: 'expired' as const }, application: undefined, product: undefined }],
  ['decide', { offer, application: application('under_review'), product: undefined }],
  ['denied', { offer, application: application('denied'), product: undefined }],
  [
    'closed',
    { offer: { ...offer, status: 'closed' as const }, application: application('denied'), product: undefined },
  ],
  ['apply', { offer, application: application('withdrawn'), product: undefined }],
  ['fund', { offer, application: application('approved'), product: undefined }],
  ['repay', { offer, application: application('funded'), product: product('outstanding') }],
  ['recover', { offer, application: application('funded'), product: product('abandoned') }],
  ['waived', { offer, application: application('funded'), product: product('waived') }],
  ['paid', { offer, application: application('funded'), product: product('paid') }],
] as const)('stands at %s', (stage, scenario) => {
  expect(stageOf(scenario)).toBe(stage)
  expect(stepsOf(stage)).toHaveLength(5)
})

it('has all steps behind it once the rest is waived', () => {
  expect(new Set(stepsOf('waived').map(({ status }) => status))).toEqual(new Set(['completed']))
})

it('derives steps of another tab from the records', () => {
  const scenario = {
    offer,
    application: application('funded', '2026-11-21T10:00:00Z'),
    product: product('outstanding'),
  }
  expect(derivedSteps(scenario).map(({ title }) => title)).toEqual([
    'Offer created',
    'Application submitted',
    'Approved',
    'Funded',
  ])
  expect(derivedSteps({ offer, application: undefined, product: undefined })).toHaveLength(1)
  const discounted = { ...offer, discount: { rate: 0.25, source: 'sandbox' }, is_top_up: true } as Offer
  const [created] = derivedSteps({ offer: discounted, application: undefined, product: undefined })
  expect(created?.calls[0]?.body).toMatchObject({ discount_rate: 0.25, is_top_up: true })
})

it('derives no approval from a withdrawn application', () => {
  const withdrawn = application('withdrawn', '2026-11-21T10:00:00Z')
  expect(
    derivedSteps({ offer, application: withdrawn, product: undefined }).map(({ title, calls }) => [
      title,
      calls.at(-1)?.path,
    ]),
  ).toEqual([
    ['Offer created', '/api/v1/capital_product_offers'],
    ['Application submitted', '/api/v1/capital_product_applications/application_1/submit'],
    ['Withdrawn', '/api/v1/capital_product_applications/application_1/withdraw'],
  ])
})

const titlesOf = (steps: readonly PastStep[]) => steps.map(({ title }) => title)

it('adds derived steps before recorded ones', () => {
  const known = [step('create', 'a'), step('apply', 'b'), step('decide', 'c')]
  expect(titlesOf(withUnseen([], known))).toEqual(['a', 'b', 'c'])
  const seen = [
    step('apply', 'b'),
    step('decide', 'Denied'),
    step('apply', 'Again', '2'),
    step('decide', 'Approved', '2'),
  ]
  const again = [step('create', 'a'), step('apply', 'd', '2'), step('decide', 'e', '2')]
  expect(titlesOf(withUnseen(seen, again))).toEqual(['a', 'b', 'Denied', 'Again', 'Approved'])
})

it('adds what another tab did after recorded steps', () => {
  const known = [step('create', 'a'), step('apply', 'b'), step('decide', 'c'), step('fund', 'd')]
  expect(titlesOf(withUnseen([step('create', 'Own')], known))).toEqual(['Own', 'b', 'c', 'd'])
  const paid = [step('create', 'Own'), step('repay', '30 days passed')]
  expect(titlesOf(withUnseen(paid, known))).toEqual(['Own', 'b', 'c', 'd', '30 days passed'])
  const denied = [step('create', 'Own'), step('apply', 'Applied'), step('decide', 'Denied')]
  const again = [step('create', 'a'), step('apply', 'b', '2'), step('decide', 'c', '2')]
  expect(titlesOf(withUnseen(denied, again))).toEqual(['Own', 'Applied', 'Denied', 'b', 'c'])
})

it('keeps the displayed parts of a step', () => {
  const response = {
    api_calls: [{ method: 'POST', path: '/api/v1/x', body: { a: 1 } }],
    event_ids: ['event_1'],
    business_id: 'business_1',
    offer: null,
    application: null,
    capital_product: null,
    payment: null,
  } satisfies PlaygroundStep
  expect(toPastStep('fund', 'Funded', response)).toEqual({
    kind: 'fund',
    title: 'Funded',
    calls: response.api_calls,
    event_ids: ['event_1'],
    object_ids: ['business_1'],
  })
})

it('explains what is debited by the kind of repayment', () => {
  expect(daysHint({ repayment_rate: 0.1 })).toBe("1 to 365. Each day's sales are repaid at the holdback rate.")
  expect(daysHint({ repayment_rate: null })).toBe('1 to 365. Payments are debited on their due dates.')
})
