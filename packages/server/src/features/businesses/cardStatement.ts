import type { components } from '@partner-dashboard/contract'
import { addDays } from '../../domain/capital/bankCalendar'
import { statementDays } from '../../domain/capital/plan'
import type { ProductRecord } from '../../domain/capital/wire'
import { money } from '../../platform/money'
import type { CardTransactionRecord, CreditRecord } from './detailStore'

type Schemas = components['schemas']

/** Statement of a spend card: it closed when it was funded, and the whole balance is due on one date. */
export function cardStatement(
  product: ProductRecord,
  { limit_minor: limit, is_disabled: isDisabled, used_minor: used }: CreditRecord,
  transactions: readonly CardTransactionRecord[],
): Schemas['CardStatement'] {
  const closesOn = product.funded_at.slice(0, 10)
  const covered = product.paid_minor + product.waived_minor + product.pending_minor
  const due = product.dues.at(-1)
  return {
    limit_amount: limit === null ? null : money(limit),
    used_amount: money(used),
    available_amount: limit === null ? null : money(isDisabled ? 0 : Math.max(0, limit - used)),
    utilization_rate: limit === null || limit === 0 ? null : Math.round((used / limit) * 10_000) / 10_000,
    starts_on: addDays(closesOn, 1 - statementDays),
    closes_on: closesOn,
    balance: money(product.total_minor),
    due_on: due?.due_on ?? null,
    minimum_due_amount: money(product.status === 'outstanding' ? Math.max(0, (due?.due_minor ?? 0) - covered) : 0),
    transactions: transactions.map(({ id, merchant, amount_minor, posted_at }) => ({
      id: `card_transaction_${id}`,
      merchant,
      amount: money(amount_minor),
      posted_at,
    })),
  }
}
