import type { components } from '@partner-dashboard/contract'
import {
  addBusinessDays,
  addDays,
  businessDayFrom,
  dayOf,
  isBusinessDay,
  subtractBusinessDays,
} from '../domain/capital/bankCalendar'
import { type DisclosureRecord, disclose } from '../domain/capital/disclosure'
import { feeOf } from '../domain/capital/ledger'
import { feeRateOf, isSalesBased } from '../domain/capital/pricing'
import type { Mode } from '../platform/scope'
import type { PartnerPlan } from './partners'
import type { Outcome, ProductPlan } from './productPlan'
import { discountOn, offerDays, seedOf } from './promotions'
import { createRandom, type Random } from './random'
import { day, daysAgo, noRows, type Rows, type SalesPlan, slumpDays } from './rows'
import type { Scenario } from './scenarios'

type Schemas = components['schemas']
type Step = Schemas['ApplicationStep']

const round = (minor: number, unit: number) => Math.round(minor / unit) * unit

export interface History {
  rows: Rows
  random: Random
  base: { partner_id: string; mode: Mode }
  now: Date
  id: string
  currency: Schemas['Currency']
  monthly: number
  product: Schemas['ProductType']
  sales: SalesPlan
  index: number
  age: number
  partner: PartnerPlan
}

/** An offer of half to 1.2 months of sales. */
function makeOffer(
  { rows, random, base, now, id, currency, monthly, product, index, partner }: History,
  startedDaysAgo: number,
  status: string,
) {
  const limit = Math.min(150_000_00, Math.max(500_00, round(monthly * random.between(0.5, 1.2), 100_00)))
  const offer = {
    ...base,
    id: random.uuid(),
    business_id: id,
    product_type: product,
    status,
    min_minor: Math.min(500_00, limit),
    max_minor: limit,
    currency,
    fee_rate: product === 'spend_card' ? 0 : feeRateIn(partner.country, random),
    repayment_rate: isSalesBased(product) ? repaymentRateOf(random, limit / monthly, partner.country) : null,
    starts_at: daysAgo(now, startedDaysAgo),
    expires_at: daysAgo(now, startedDaysAgo - offerDays),
    ...discountOn({ partner, mode: base.mode, product, index, startedDaysAgo, status }),
  }
  rows.offers.push(offer)
  return offer
}

/**
 * Fees, and months to repay an offer. Canada's criminal interest rate is 35% APR (48% above CA$10,000), so its offers
 * cost less and take longer.
 */
const prices = {
  US: { fee: 0.11, minFee: 0.08, maxFee: 0.16, months: [7, 10] },
  CA: { fee: 0.08, minFee: 0.06, maxFee: 0.1, months: [14, 18] },
} as const

function feeRateIn(country: PartnerPlan['country'], random: Random): number {
  const { fee, minFee, maxFee } = prices[country]
  return Number(Math.min(maxFee, Math.max(minFee, random.around(fee, 0.2))).toFixed(4))
}

/** Holdback that repays an offer within the months of its country. */
function repaymentRateOf(random: Random, sales: number, country: PartnerPlan['country']): number {
  const [from, to] = prices[country].months
  return Number(Math.min(0.25, Math.max(0.01, (sales * 1.11) / random.between(from, to))).toFixed(4))
}

/** Adds earlier offers, one after the other. Most expired; some have denied or withdrawn applications. */
export function addEarlierOffers(each: History, scenario: Scenario, nextDaysAgo: number, stoppedDaysAgo: number): void {
  const { random, age } = each
  const first = nextDaysAgo + 31
  for (let ago = first + random.between(0, 24); ago < Math.min(age, 420); ago += random.between(33, 58)) {
    if (!random.chance(scenario === 'no_offer' ? 0.4 : 0.85)) continue
    // A business without sales gets no offers.
    const history = ago > stoppedDaysAgo ? each : { ...each, rows: noRows() }
    const isApplied = random.chance(0.26)
    const isWithdrawn = random.chance(0.45)
    const offer = makeOffer(history, ago, isApplied ? 'closed' : 'expired')
    if (!isApplied) continue
    const startedAgo = ago - random.between(1, 20)
    const submittedOn = businessDayFrom(dayOf(history.now.getTime() - startedAgo * day), history.partner.country)
    const times = reviewTimes(history, submittedOn, addBusinessDays(submittedOn, 1, history.partner.country))
    if (!isWithdrawn) slumpSometimes(history, daysSince(history.now, times.decided_at))
    history.rows.applications.push({
      ...applicationOf(history, offer, isWithdrawn ? 'withdrawn' : 'denied', startedAgo),
      approval: 'under_review',
      steps: stepsUntil(4, isWithdrawn ? 'in_progress' : 'failed'),
      ...times,
    })
  }
}

/** Times of an application: submitted and decided in business hours. It takes minutes to hours to fill in. */
function reviewTimes({ id }: History, submittedOn: string, decidedOn: string) {
  // A generator of its own, so that times don't change the rest of the history.
  const random = createRandom(seedOf(`${id}${submittedOn}`))
  const at = (on: string) => Date.parse(on) + random.whole(14 * 3600, 22 * 3600 - 1) * 1000
  const submitted = at(submittedOn)
  const minutes = 10 + 770 * random.next() ** 3
  return {
    created_at: new Date(submitted - Math.round(minutes * 60) * 1000).toISOString(),
    submitted_at: new Date(submitted).toISOString(),
    decided_at: new Date(at(decidedOn)).toISOString(),
  }
}

const daysSince = (now: Date, time: string) => (now.getTime() - Date.parse(time)) / day

/** Some denials follow months of falling sales, so that denials have various reasons. */
function slumpSometimes({ random, sales }: History, decidedDaysAgo: number): void {
  const isSlump = random.chance(0.3)
  if (isSlump && sales.slump_day === null && sales.first_day > decidedDaysAgo + slumpDays)
    sales.slump_day = Math.ceil(decidedDaysAgo)
}

function applicationOf(
  { random, base, now, id, currency, product }: History,
  offer: { id: string; min_minor: number; max_minor: number },
  status: string,
  startedDaysAgo: number,
) {
  return {
    ...base,
    id: random.uuid(),
    business_id: id,
    offer_id: offer.id,
    product_type: product,
    status,
    approval: 'not_started',
    steps: stepsUntil(0, 'not_started'),
    requested_minor: requestedOf(random, offer),
    currency,
    decision_reasons: [] as string[],
    adverse_action_code: null as string | null,
    disclosure: null as DisclosureRecord | null,
    needs: [] as string[],
    created_at: daysAgo(now, startedDaysAgo),
    submitted_at: null as string | null,
    decided_at: null as string | null,
  }
}

const requestedOf = (random: Random, { min_minor, max_minor }: { min_minor: number; max_minor: number }) =>
  Math.min(max_minor, Math.max(min_minor, round(random.between(min_minor, max_minor), 100_00)))

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
    needs: ['Photo of an identity document', "Last month's bank statement"],
  },
  under_review: { reached: 4, at: 'in_progress', approval: 'under_review', needs: [] },
  denied: { reached: 4, at: 'failed', approval: 'under_review', needs: [] },
}

/** Adds the current offer and returns how many days ago it started. */
export function addOffer(history: History, scenario: Scenario): number {
  const { rows, random, now } = history
  // Applicants have had the offer for a while.
  const startedDaysAgo = scenario === 'offer_available' ? random.between(0.5, 20) : random.between(6, 27)
  const offer = makeOffer(history, startedDaysAgo, scenario === 'denied' ? 'closed' : 'open')
  const state = pending[scenario]
  if (!state) return startedDaysAgo
  const begunDaysAgo = random.between(0.4, startedDaysAgo)
  const decidedDaysAgo = begunDaysAgo * 0.5
  if (scenario === 'denied') slumpSometimes(history, decidedDaysAgo)
  const isSubmitted = state.approval !== 'not_started'
  rows.applications.push({
    ...applicationOf(history, offer, scenario, begunDaysAgo),
    approval: state.approval,
    steps: stepsUntil(state.reached, state.at),
    needs: state.needs,
    submitted_at: isSubmitted ? daysAgo(now, begunDaysAgo * 0.8) : null,
    decided_at: scenario === 'denied' ? daysAgo(now, decidedDaysAgo) : null,
  })
  return startedDaysAgo
}

/** A card's statement is due after 25 days, so open statements are younger, and past-due ones a little older. */
function cardDaysAgo(days: number, outcome: Outcome): number {
  if (outcome === 'outstanding' || outcome === 'behind') return 2 + (days % 21)
  return outcome === 'past_due' ? 28 + (days % 60) : days
}

/** Days since the funding: products other than cards are funded on business days, while banks are open. */
function fundingDaysAgo({ now, random, partner }: History, drawnDaysAgo: number): number {
  let on = addDays(dayOf(now), -Math.max(1, Math.floor(drawnDaysAgo)))
  while (!isBusinessDay(on, partner.country)) on = addDays(on, -1)
  return (now.getTime() - Date.parse(on) - random.whole(15 * 3600, 21 * 3600) * 1000) / day
}

/** Adds an accepted offer, its funded application and the product. Returns how many days ago the offer started. */
export function addFunded(history: History, drawnDaysAgo: number, outcome: Outcome): number {
  const { rows, random, base, now, id, currency, monthly, product, partner } = history
  // A card has a statement per 30 days; its application is before the first.
  const laterStatements = product === 'spend_card' && outcome === 'outstanding' ? random.whole(2, 7) : 0
  const fundedDaysAgo =
    product === 'spend_card'
      ? cardDaysAgo(drawnDaysAgo, outcome) + 30 * laterStatements
      : fundingDaysAgo(history, drawnDaysAgo)
  const fundedOn = dayOf(now.getTime() - fundedDaysAgo * day)
  const decidedOn = subtractBusinessDays(fundedOn, 1, partner.country)
  const times = reviewTimes(history, subtractBusinessDays(decidedOn, 1, partner.country), decidedOn)
  const offeredDaysAgo = daysSince(now, times.created_at) + random.between(0.5, 9.5)
  const offer = makeOffer(history, offeredDaysAgo, 'accepted')
  const advance = Math.max(
    offer.min_minor,
    Math.min(offer.max_minor, round(offer.max_minor * random.between(0.6, 0.95), 100_00)),
  )
  const application = {
    ...applicationOf(history, offer, 'funded', fundedDaysAgo),
    ...times,
    approval: 'approved',
    steps: stepsUntil(stepKeys.length, 'completed'),
    requested_minor: advance,
  }
  rows.applications.push(application)
  const feeRate = feeRateOf({ ...offer, fee_rate: String(offer.fee_rate) }, advance)
  const pace = (monthly / 30) * (offer.repayment_rate ?? 0)
  const plan: ProductPlan = {
    ...{ base, businessId: id, orderId: null, type: product, currency, advance, feeRate, outcome },
    id: random.uuid(),
    applicationId: application.id,
    discountRate: offer.discount_rate ?? 0,
    feeDiscountId: offer.discount_rate === null ? null : offer.fee_discount_id,
    repaymentRate: offer.repayment_rate,
    fundedAt: daysAgo(now, fundedDaysAgo),
    dailySales: Math.round(monthly / 30),
    termDays: pace > 0 ? Math.min(540, Math.max(60, Math.round((advance * (1 + feeRate)) / pace))) : 30,
    frequency: advance < weeklyBelow ? 'weekly' : 'monthly',
    seed: random.whole(0, 2 ** 31),
  }
  const { fee } = feeOf(advance, feeRate, plan.discountRate)
  const terms = {
    productType: product,
    advance,
    fee,
    currency,
    estimatedTermDays: plan.termDays,
    frequency: plan.frequency,
  }
  application.disclosure = disclose(terms, application.decided_at, plan.fundedAt)
  rows.products.push(plan)
  for (let index = 1; index <= laterStatements; index += 1)
    rows.products.push({
      ...plan,
      id: random.uuid(),
      applicationId: null,
      advance: Math.min(offer.max_minor, round(advance * random.between(0.7, 1.2), 1_00)),
      fundedAt: daysAgo(now, fundedDaysAgo - 30 * index),
      seed: random.whole(0, 2 ** 31),
    })
  return offeredDaysAgo
}

/** Smaller term loans are repaid weekly. */
const weeklyBelow = 10_000_00
