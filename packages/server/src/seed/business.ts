import type { components } from '@partner-dashboard/contract'
import { addEarlierOffers, addFunded, addOffer, type History } from './capitalHistory'
import { businessAddress, businessNames } from './names'
import type { PartnerPlan } from './partners'
import type { Outcome } from './productPlan'
import { type Random, weightedAt } from './random'
import { daysAgo, type Plan, type Rows, type SalesPlan } from './rows'
import { rareScenarios, type Scenario, sandboxScenarios, scenarios } from './scenarios'

type Schemas = components['schemas']

const entityTypes = {
  llc: 55,
  corporation: 22,
  sole_proprietorship: 15,
  partnership: 5,
  cooperative: 1,
  business_trust: 0.7,
  joint_venture: 0.7,
  other: 0.6,
}
/** Canada has no limited liability companies. */
const canadianTypes = { corporation: 64, sole_proprietorship: 24, partnership: 8, cooperative: 3, other: 1 }

/** Adds one business with a consistent history to `rows`. Payments never exceed the payback amount. */
export function addBusiness(rows: Rows, random: Random, { partner, mode, now }: Plan, index: number): void {
  const named = mode === 'sandbox' ? sandboxScenarios[index] : undefined
  const scenario =
    named?.[1] ??
    (mode === 'prod' ? (rareScenarios[index] ?? rareScenarios[index % 50]) : undefined) ??
    weightedAt(scenarios, (index * scenarioSpread) % 1)
  const isCanadian = partner.country === 'CA'
  const drawn = random.weighted<Schemas['IncorporationType']>(isCanadian ? canadianTypes : entityTypes)
  const type = named ? (isCanadian ? 'corporation' : 'llc') : drawn
  const industry = random.pick(partner.industries)
  const names = businessNames(random, industry.kind, type, partner.country, rows.names)
  const address = businessAddress(random, partner.country)
  const drawnSales = random.around(partner.monthlySales * 100, 0.75)
  const planned = outcomes[scenario]?.is
  const place = planned === 'outstanding' ? growing(rows) : rows.products.length + 0.5
  const sales = planned ? evenSales(partner, place) : drawnSales
  const monthly = scenario === 'no_offer' ? limited(sales) : offerable(limited(sales))
  const age = random.whole(hasHistory.has(scenario) ? 420 : 40, 1100)
  const id = random.uuid()
  const currency = partner.country === 'CA' ? 'CAD' : 'USD'
  const base = { partner_id: partner.id, mode }

  rows.businesses.push({
    ...base,
    id,
    external_id: `${partner.externalIdPrefix}-${10_001 + index}`,
    legal_name: named ? `${named[0]} ${isCanadian ? 'Inc.' : 'LLC'}` : names.legal,
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
  const stoppedDaysAgo = lastSaleDaysAgo(scenario, random, index)
  const ownSales: SalesPlan = {
    business_id: id,
    daily_minor: Math.round(monthly / 30),
    first_day: Math.min(age, 540),
    last_day: stoppedDaysAgo,
    slump_day: null,
  }
  rows.sales.push(ownSales)
  const history: History = {
    ...{ rows, random, base, now, id, currency, monthly, sales: ownSales, index, age, partner },
    product: random.weighted(applied(partner.products, scenario)),
  }
  const outcome = outcomes[scenario]
  // Offers of a business follow each other.
  let first = 0
  if (outcome)
    first = addFunded(history, named ? random.between(...namedDaysAgo) : ageOf(growing(rows), outcome), outcome.is)
  else if (scenario !== 'no_offer' && scenario !== 'repaid') first = addOffer(history, scenario)
  if (scenario === 'repaid' || scenario === 'renewed') first = addFunded(history, random.between(230, 400), 'paid')
  addEarlierOffers(history, scenario, first, stoppedDaysAgo)
}

const limited = (sales: number) => Math.min(900_000_00, Math.max(900_00, Math.round(sales)))

/** Monthly sales high enough for the eligibility that an offer requires, in every season. */
const offerable = (sales: number) => Math.max(sales, 6_000_00 + (sales % 3_000_00))

/** Days ago of the last sale. Businesses in arrears stop selling, and some without an offer, which is why they have none. */
function lastSaleDaysAgo(scenario: Scenario, random: Random, index: number): number {
  if (scenario === 'behind') return 25
  if (scenario === 'charged_off') return 95
  const days = random.chance(0.03) ? random.whole(10, 120) : 35 + ((index * 7) % 85)
  return scenario === 'no_offer' && index % 5 === 0 ? days : 0
}

/** Growth: how many products were funded at the end of the age range, relative to its start. */
const growth = 0.6
/** Spreads scenarios over the businesses, so that each partner has the same shares. */
const scenarioSpread = 0.618_034
/** Spreads products over the ages, and with `sizeSpread` over ages and sizes, instead of in random clusters. */
const spread = 0.569_84

/** Number of outstanding products so far. */
const growing = ({ products }: Rows) =>
  products.filter(({ outcome, applicationId }) => outcome === 'outstanding' && applicationId !== null).length

/** Spreads funded businesses over the sizes too, so that each month has small and large ones. */
const sizeSpread = 0.754_878

/** Monthly sales of a funded business: the quantiles of a logistic distribution, one after the other. */
function evenSales({ monthlySales }: PartnerPlan, count: number): number {
  const at = 0.03 + 0.94 * ((count * sizeSpread) % 1)
  return monthlySales * 100 * Math.exp(0.3 * Math.log(at / (1 - at)))
}

function ageOf(count: number, { is, daysAgo: [from, to] }: { is: Outcome; daysAgo: [number, number] }): number {
  const at = (count * spread) % 1
  const age = is === 'outstanding' ? (1 - Math.sqrt(1 - at * (1 - growth ** 2))) / (1 - growth) : at
  return from + (to - from) * age
}

/** BNPL products come from orders, never from an application; a merchant cash advance has no due date to miss. */
function applied({ bnpl: _, ...products }: PartnerPlan['products'], scenario: Scenario) {
  const { merchant_cash_advance: _advance, ...dated } = products
  return scenario === 'past_due' ? dated : products
}

/** Age and outcome of funded products by scenario. */
const outcomes: Partial<Record<Scenario, { is: Outcome; daysAgo: [number, number] }>> = {
  funded: { is: 'outstanding', daysAgo: [2, 190] },
  renewed: { is: 'outstanding', daysAgo: [2, 190] },
  behind: { is: 'behind', daysAgo: [100, 170] },
  past_due: { is: 'past_due', daysAgo: [100, 230] },
  charged_off: { is: 'charged_off', daysAgo: [240, 330] },
  waived: { is: 'waived', daysAgo: [120, 260] },
  cancelled: { is: 'cancelled', daysAgo: [6, 120] },
  void: { is: 'void', daysAgo: [6, 120] },
}
/** For named businesses: long enough for payments, too short to be paid off. */
const namedDaysAgo: [number, number] = [100, 130]
const hasHistory = new Set<Scenario>([
  ...(['repaid', 'renewed', 'charged_off', 'waived', 'past_due', 'behind', 'funded', 'cancelled', 'void'] as const),
])
