import { addDays, businessDayFrom, countryOf, daysBetween } from '../domain/capital/bankCalendar'
import { hardshipPlan, movedDues } from '../domain/capital/hardship'
import { outstandingOf } from '../domain/capital/ledger'
import { type RepaymentPlan, repaymentsBeginAt } from '../domain/capital/plan'
import { forgive, type Life } from './life'
import { createRandom } from './random'

interface Grace {
  id: string
  starts_on: string
  ends_on: string
  reason: string
}

/** Chooses the days of a grace period, which a product that's paid off before them doesn't get. */
export function planGrace({ plan, random, today, relief }: Life, age: number): Grace | undefined {
  // A card's next statement closes after its last one was paid.
  if (plan.outcome !== 'outstanding' || plan.type === 'spend_card') return undefined
  if (relief !== 'grace_period' || age < 20) return undefined
  const from = addDays(today, -random.whole(2, 12))
  const to = addDays(from, random.pick([7, 14, 21]))
  const reason = random.pick(['Renovation', 'Storm damage', 'Seasonal closing'])
  return { id: random.uuid(), starts_on: from, ends_on: to, reason }
}

export function grantGrace(life: Life, grace: Grace): void {
  const { plan, rows, dues } = life
  const { starts_on, ends_on } = grace
  life.grace = { starts_on, ends_on }
  life.dues = movedDues({ currency: plan.currency, dues, pauses: [] }, starts_on, daysBetween(starts_on, ends_on) + 1)
  const at = `${addDays(starts_on, -1)}T15:20:00.000Z`
  const row = { ...plan.base, ...grace, capital_product_id: plan.id, requested_by: 'partner', is_cancelled: false }
  rows.grace_periods.push({ ...row, created_at: at, updated_at: at })
}

/** Chooses the day of a hardship plan or partial waiver, with numbers of its own so that other products stay the same. */
export function planRelief({ plan, relief, today }: Life, age: number): string | null {
  if (plan.outcome !== 'outstanding' || relief === undefined || relief === 'grace_period' || age < 45) return null
  if (plan.type === 'spend_card' || plan.type === 'bnpl') return null
  const day = addDays(today, -createRandom(plan.seed + 1).whole(6, 30))
  return businessDayFrom(day, countryOf(plan.currency))
}

/** Starts a hardship plan or waives part of the product like the sandbox's actions. */
export function relieve(life: Life, day: string, repayment: RepaymentPlan): void {
  const { plan, ledger, pending } = life
  const random = createRandom(plan.seed + 2)
  const left = outstandingOf(ledger)
  if (life.relief === 'partial_waiver') {
    const amount = Math.round((left * 0.08) / 1000) * 1000
    const reason = random.pick(['Goodwill after a billing error', 'Burst pipe closed the shop for a week'])
    if (amount > 0 && amount < left - pending)
      forgive(life, { id: random.uuid(), amount, reason, at: `${day}T15:10:00.000Z` })
    return
  }
  const reduction = random.pick([0.25, 0.4])
  const { advance, fee } = ledger.terms
  const product = {
    product_type: plan.type,
    currency: plan.currency,
    frequency: repayment.frequency,
    dues: life.dues,
    pauses: [],
    fee_minor: fee,
    total_minor: advance + fee,
    outstanding_minor: left,
    repayment_rate: plan.repaymentRate,
    minimum_minor: repayment.minimumMinor,
    estimated_term_days: repayment.estimatedTermDays,
    repayments_begin_at: repaymentsBeginAt(plan.fundedAt, plan.currency),
  }
  const { dues, terms } = hardshipPlan(product, ledger.paid + ledger.waived + pending, reduction, day)
  life.dues = dues
  const reason = random.pick(['Roadworks in front of the shop', 'Owner on sick leave', 'Slow season'])
  life.hardship = { hardship_starts_on: day, hardship_reduction: reduction, hardship_reason: reason, ...terms }
}
