import type { components } from '@partner-dashboard/contract'
import type { Mode } from '../platform/scope'
import { businessAddress, businessNames } from './names'
import type { PartnerPlan } from './partners'
import { createRandom, type Random } from './random'

type Schemas = components['schemas']
type Step = Schemas['ApplicationStep']

const day = 86_400_000

/** What a business is there to show. */
export type Scenario =
  | 'no_offer'
  | 'offer_available'
  | 'in_progress'
  | 'action_required'
  | 'under_review'
  | 'denied'
  | 'funded'
  | 'behind'
  | 'repaid'
  | 'renewed'

const scenarios: Record<Scenario, number> = {
  no_offer: 36,
  offer_available: 31,
  in_progress: 4,
  action_required: 2,
  under_review: 3,
  denied: 3,
  funded: 12,
  behind: 2,
  repaid: 4,
  renewed: 3,
}

/** The first sandbox businesses of a partner, by name: each opens a state that one wants to try. */
export const sandboxScenarios: readonly (readonly [name: string, scenario: Scenario])[] = [
  ['Sandbox Manual Review', 'under_review'],
  ['Sandbox Second Review', 'under_review'],
  ['Sandbox Open Offer', 'offer_available'],
  ['Sandbox Begun Application', 'in_progress'],
  ['Sandbox Documents Needed', 'action_required'],
  ['Sandbox Denied', 'denied'],
  ['Sandbox Funded', 'funded'],
  ['Sandbox Behind On Payments', 'behind'],
  ['Sandbox Paid Off', 'repaid'],
  ['Sandbox No Offer', 'no_offer'],
]

export interface Plan {
  partner: PartnerPlan
  mode: Mode
  now: Date
}

/** Rows by table, as the database names their columns. */
export interface Rows {
  businesses: object[]
  offers: object[]
  applications: object[]
  capital_products: object[]
  payments: object[]
  /** What daily_sales is made from, by one statement. */
  sales: { business_id: string; daily_minor: number; first_day: number; last_day: number }[]
}

export const noRows = (): Rows => ({
  businesses: [],
  offers: [],
  applications: [],
  capital_products: [],
  payments: [],
  sales: [],
})

const round = (minor: number, unit: number) => Math.round(minor / unit) * unit
const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * day).toISOString()

/** One business with its whole history, added to `rows`. Numbers fit each other: what is paid never exceeds what is owed. */
export function addBusiness(rows: Rows, random: Random, { partner, mode, now }: Plan, index: number): void {
  const named = mode === 'sandbox' ? sandboxScenarios[index] : undefined
  const scenario = named?.[1] ?? random.weighted(scenarios)
  const type = random.weighted({
    llc: 55,
    corporation: 22,
    sole_proprietorship: 15,
    partnership: 5,
    cooperative: 1,
    business_trust: 0.7,
    joint_venture: 0.7,
    other: 0.6,
  })
  const industry = random.pick(partner.industries)
  const names = businessNames(random, industry.kind, type, partner.country)
  const address = businessAddress(random, partner.country)
  const monthly = Math.min(900_000_00, Math.max(900_00, Math.round(random.around(partner.monthlySales * 100, 0.75))))
  const age = random.whole(40, 1100)
  const id = random.uuid()
  const currency = partner.country === 'CA' ? 'CAD' : 'USD'
  const base = { partner_id: partner.id, mode }

  rows.businesses.push({
    ...base,
    id,
    external_id: `${partner.externalIdPrefix}-${10_001 + index}`,
    legal_name: named ? `${named[0]} LLC` : names.legal,
    dba_name: named ? named[0] : names.legal === names.dba ? null : names.dba,
    incorporation_type: type,
    naics_code: random.chance(0.94) ? industry.code : null,
    naics_industry: industry.industry,
    established_on: random.chance(0.9) ? daysAgo(now, age + random.whole(100, 6000)).slice(0, 10) : null,
    address_line1: address.line1,
    address_line2: address.line2,
    city: address.city,
    region: address.region,
    postal_code: address.postalCode,
    country: partner.country,
    currency,
    created_at: daysAgo(now, age + random.next()),
    updated_at: daysAgo(now, random.between(0, 20)),
  })
  rows.sales.push({
    business_id: id,
    daily_minor: Math.round(monthly / 30),
    first_day: Math.min(age, 540),
    // A few stop selling, and the list shows it.
    last_day: scenario === 'behind' ? 25 : random.chance(0.03) ? random.whole(10, 120) : 0,
  })
  if (scenario === 'no_offer') return

  const history = { rows, random, base, now, id, currency, monthly, product: random.weighted(partner.products) }
  if (scenario === 'repaid' || scenario === 'renewed') addFunded(history, random.between(300, 520), 'paid')
  if (scenario === 'repaid') return
  if (scenario === 'funded' || scenario === 'renewed') addFunded(history, random.between(15, 150), 'outstanding')
  else if (scenario === 'behind') addFunded(history, random.between(120, 200), 'outstanding', 0.35)
  else addOffer(history, scenario)
}

interface History {
  rows: Rows
  random: Random
  base: { partner_id: string; mode: Mode }
  now: Date
  id: string
  currency: string
  monthly: number
  product: Schemas['ProductType']
}

/** An offer of half to 1.2 times the sales of a month, open for 30 days. */
function makeOffer(
  { rows, random, base, now, id, currency, monthly, product }: History,
  startedDaysAgo: number,
  status: string,
) {
  const most = Math.min(150_000_00, Math.max(500_00, round(monthly * random.between(0.5, 1.2), 100_00)))
  const offer = {
    ...base,
    id: random.uuid(),
    business_id: id,
    product_type: product,
    status,
    min_minor: Math.min(500_00, most),
    max_minor: most,
    currency,
    fee_rate: Number(Math.min(0.16, Math.max(0.08, random.around(0.11, 0.2))).toFixed(4)),
    repayment_rate: Number(Math.min(0.2, Math.max(0.06, random.around(0.11, 0.3))).toFixed(4)),
    starts_at: daysAgo(now, startedDaysAgo),
    expires_at: daysAgo(now, startedDaysAgo - 30),
  }
  rows.offers.push(offer)
  return offer
}

const stepKeys = ['business_info', 'owner_info', 'bank_account', 'identity', 'review', 'agreement'] as const

const stepsUntil = (reached: number, at: Step['status']): Step[] =>
  stepKeys.map((key, index) => ({
    key,
    status: index < reached ? 'completed' : index === reached ? at : 'not_started',
  }))

const pending: Partial<
  Record<Scenario, { reached: number; at: Step['status']; approval: Schemas['Approval']; needs: string[] }>
> = {
  in_progress: { reached: 2, at: 'in_progress', approval: 'not_started', needs: ['Bank account'] },
  action_required: {
    reached: 3,
    at: 'failed',
    approval: 'under_review',
    needs: ['Photo of an identity document', 'Bank statement of last month'],
  },
  under_review: { reached: 4, at: 'in_progress', approval: 'under_review', needs: [] },
  denied: { reached: 4, at: 'failed', approval: 'under_review', needs: [] },
}

function addOffer(history: History, scenario: Scenario): void {
  const { rows, random, base, now, id, currency, product } = history
  const startedDaysAgo = random.between(1, 24)
  const offer = makeOffer(history, startedDaysAgo, scenario === 'denied' ? 'closed' : 'open')
  const state = pending[scenario]
  if (!state) return
  const begunDaysAgo = random.between(0.4, startedDaysAgo)
  const isSubmitted = state.approval !== 'not_started'
  rows.applications.push({
    ...base,
    id: random.uuid(),
    business_id: id,
    offer_id: offer.id,
    product_type: product,
    status: scenario,
    approval: state.approval,
    steps: stepsUntil(state.reached, state.at),
    requested_minor: round(random.between(offer.min_minor, offer.max_minor), 100_00) || offer.max_minor,
    currency,
    decision_reasons:
      scenario === 'denied'
        ? [
            random.pick([
              'Sales have fallen in each of the last three months.',
              'The bank account could not be verified.',
              'Sales history is shorter than six months.',
            ]),
          ]
        : [],
    needs: state.needs,
    created_at: daysAgo(now, begunDaysAgo),
    submitted_at: isSubmitted ? daysAgo(now, begunDaysAgo * 0.8) : null,
    decided_at: scenario === 'denied' ? daysAgo(now, begunDaysAgo * 0.5) : null,
  })
}

/** An accepted offer, its funded application, the product and its payments: a share of sales on every business day. */
function addFunded(history: History, fundedDaysAgo: number, status: 'paid' | 'outstanding', pace = 1): void {
  const { rows, random, base, now, id, currency, monthly, product } = history
  const offer = makeOffer(history, fundedDaysAgo + random.between(3, 12), 'accepted')
  const advance = Math.max(offer.min_minor, round(offer.max_minor * random.between(0.5, 1), 100_00))
  const fee = Math.round(advance * offer.fee_rate)
  const applicationId = random.uuid()
  rows.applications.push({
    ...base,
    id: applicationId,
    business_id: id,
    offer_id: offer.id,
    product_type: product,
    status: 'funded',
    approval: 'approved',
    steps: stepsUntil(stepKeys.length, 'completed'),
    requested_minor: advance,
    currency,
    decision_reasons: [],
    needs: [],
    created_at: daysAgo(now, fundedDaysAgo + 2.5),
    submitted_at: daysAgo(now, fundedDaysAgo + 2.2),
    decided_at: daysAgo(now, fundedDaysAgo + 1),
  })
  const productId = random.uuid()
  const total = advance + fee
  const paidOff = addPayments(history, {
    productId,
    total,
    fundedDaysAgo,
    share: offer.repayment_rate * pace,
    isPaid: status === 'paid',
    monthly,
  })
  rows.capital_products.push({
    ...base,
    id: productId,
    business_id: id,
    application_id: applicationId,
    product_type: product,
    status: paidOff === null ? 'outstanding' : 'paid',
    advance_minor: advance,
    fee_minor: fee,
    total_minor: total,
    repayment_rate: offer.repayment_rate,
    currency,
    funded_at: daysAgo(now, fundedDaysAgo),
    paid_off_at: paidOff,
  })
}

interface Repayment {
  productId: string
  total: number
  fundedDaysAgo: number
  share: number
  isPaid: boolean
  monthly: number
}

/** Answers when the last payment settled, or null while something is left. */
function addPayments({ rows, random: business, base, now, currency }: History, repayment: Repayment): string | null {
  const { productId, total, fundedDaysAgo, share, isPaid, monthly } = repayment
  // How many payments there are depends on the weekday of the seed; what comes after them must not.
  const random = createRandom(business.whole(0, 2 ** 31))
  // A product that is there to be paid off is, whatever its sales would have paid by now.
  const daily = isPaid ? Math.max(total / 180, (monthly / 21) * share) : (monthly / 21) * share
  let left = total
  for (let ago = Math.floor(fundedDaysAgo) - 1; ago >= 1 && left > 0; ago -= 1) {
    const date = new Date(now.getTime() - ago * day)
    if (date.getUTCDay() === 0 || date.getUTCDay() === 6) continue
    const amount = Math.min(left, Math.max(1_00, Math.round(daily * random.between(0.6, 1.4))))
    // What is outstanding stays so: the last tenth is left to pay.
    if (!isPaid && left - amount < total * 0.1) break
    const isFailed = random.chance(0.015)
    rows.payments.push({
      ...base,
      id: random.uuid(),
      capital_product_id: productId,
      type: 'sales_based',
      status: isFailed ? 'failed' : ago <= 2 && !isPaid ? 'pending' : 'succeeded',
      amount_minor: amount,
      currency,
      initiated_at: date.toISOString(),
      settled_at: isFailed || (ago <= 2 && !isPaid) ? null : daysAgo(now, ago - 1),
      failure_code: isFailed ? 'insufficient_funds' : null,
    })
    if (isFailed || (ago <= 2 && !isPaid)) continue
    left -= amount
    if (left === 0) return daysAgo(now, ago - 1)
  }
  return null
}
