import { addDays } from '../domain/capital/bankCalendar'
import { statementDays } from '../domain/capital/plan'
import type { LifeRows, ProductPlan } from './productPlan'
import { createRandom } from './random'

const merchants = [
  'Cedar Packaging Co.',
  'Lakefront Fuel',
  'Summit Freight Lines',
  'Brightline Office Supply',
  'Delta Food Distributors',
  'Ironwood Equipment Rental',
  'Union Wireless',
]

/** Purchases in the 30 days before a card's statement closed, which add up to its balance. */
export function addPurchases(rows: LifeRows, plan: ProductPlan): void {
  // A generator of its own, so purchases don't change the payments.
  const random = createRandom(plan.seed + 1)
  const count = Math.min(random.whole(4, 9), Math.max(1, Math.floor(plan.advance / 50_00)))
  const weights = Array.from({ length: count }, () => random.between(0.4, 1.6))
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0)
  let left = plan.advance
  for (const [index, weight] of weights.entries()) {
    const amount = index === count - 1 ? left : Math.round((plan.advance * weight) / totalWeight)
    left -= amount
    const postedOn = addDays(
      plan.fundedAt.slice(0, 10),
      -1 - Math.floor(((count - 1 - index) * (statementDays - 1)) / count),
    )
    rows.card_transactions.push({
      ...plan.base,
      id: random.uuid(),
      capital_product_id: plan.id,
      merchant: random.pick(merchants),
      amount_minor: amount,
      currency: plan.currency,
      posted_at: `${postedOn}T${String(random.whole(14, 23)).padStart(2, '0')}:${String(random.whole(0, 59)).padStart(2, '0')}:00.000Z`,
    })
  }
}
