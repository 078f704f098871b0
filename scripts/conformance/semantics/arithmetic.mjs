const cents = (amount) => Math.round(amount * 100)
const isAmount = (value) => typeof value === 'number'

/** Rules about one object, found by its fields. Each returns what is wrong, or nothing. */
const rules = [
  ({ advance_amount, fee_amount, total_repayment_amount }) =>
    [advance_amount, fee_amount, total_repayment_amount].every(isAmount) &&
    cents(advance_amount) + cents(fee_amount) !== cents(total_repayment_amount) &&
    `advance_amount ${advance_amount} + fee_amount ${fee_amount} isn't total_repayment_amount ${total_repayment_amount}`,
  ({ principal_amount, fee_amount, amount }) =>
    [principal_amount, fee_amount, amount].every(isAmount) &&
    cents(principal_amount) + cents(fee_amount) !== cents(amount) &&
    `principal_amount ${principal_amount} + fee_amount ${fee_amount} isn't amount ${amount}`,
  ({ status, paid_amount, waived_amount, outstanding_amount, total_repayment_amount }) =>
    ['outstanding', 'abandoned'].includes(status) &&
    [paid_amount, waived_amount, outstanding_amount, total_repayment_amount].every(isAmount) &&
    cents(paid_amount) + cents(waived_amount) + cents(outstanding_amount) !== cents(total_repayment_amount) &&
    `paid_amount ${paid_amount} + waived_amount ${waived_amount} + outstanding_amount ${outstanding_amount} isn't total_repayment_amount ${total_repayment_amount}`,
  ({ status, outstanding_amount }) =>
    ['paid', 'waived', 'cancelled', 'void'].includes(status) &&
    isAmount(outstanding_amount) &&
    outstanding_amount !== 0 &&
    `outstanding_amount is ${outstanding_amount}, but status is ${status}`,
  ({ status, paid_off_at }) =>
    paid_off_at !== undefined &&
    (status === 'paid') !== (paid_off_at !== null) &&
    `paid_off_at is ${paid_off_at}, but status is ${status}`,
  ({ status, failure_code, settled_at }) =>
    failure_code !== undefined &&
    settled_at !== undefined &&
    (status === 'failed') !== (failure_code !== null) &&
    `failure_code is ${failure_code}, but status is ${status}`,
  ({ status, initiated_at, settled_at }) =>
    initiated_at !== undefined &&
    settled_at !== undefined &&
    (status === 'succeeded') !== (settled_at !== null) &&
    `settled_at is ${settled_at}, but status is ${status}`,
  ({ line_items, total_amount }) =>
    Array.isArray(line_items) &&
    isAmount(total_amount) &&
    line_items.every(({ quantity, unit_amount }) => isAmount(quantity) && isAmount(unit_amount)) &&
    line_items.reduce((sum, { quantity, unit_amount }) => sum + Math.round(quantity * cents(unit_amount)), 0) !==
      cents(total_amount) &&
    `the line items don't add up to total_amount ${total_amount}`,
  ({ credit_limit, available_credit, outstanding_principal }) =>
    [credit_limit, available_credit, outstanding_principal].every(isAmount) &&
    Math.max(0, cents(credit_limit) - cents(outstanding_principal)) !== cents(available_credit) &&
    `credit_limit ${credit_limit} - outstanding_principal ${outstanding_principal} isn't available_credit ${available_credit}`,
  ({ repayment_amount, gross_sales_amount }) =>
    [repayment_amount, gross_sales_amount].every(isAmount) &&
    repayment_amount > gross_sales_amount &&
    `repayment_amount ${repayment_amount} is more than gross_sales_amount ${gross_sales_amount}`,
  ...['repayment_rate', 'ownership_rate', 'fee_rate'].map(
    (name) => (object) =>
      isAmount(object[name]) && (object[name] < 0 || object[name] > 1) && `${name} ${object[name]} isn't a fraction`,
  ),
  ...[
    ['min_amount', 'max_amount'],
    ['created_at', 'updated_at'],
    ['initiated_at', 'settled_at'],
    ['submitted_at', 'decided_at'],
    ['funded_at', 'paid_off_at'],
    ['starts_at', 'expires_at'],
    ['starts_on', 'ends_on'],
    ['period_start', 'period_end'],
    ['opened_at', 'finalized_at'],
    ['opened_at', 'cancelled_at'],
  ].map(
    ([first, second]) =>
      (object) =>
        object[first] != null &&
        object[second] != null &&
        isLater(object[first], object[second]) &&
        `${first} ${object[first]} is after ${second} ${object[second]}`,
  ),
  ({ results, start, previous, next }) =>
    Array.isArray(results) &&
    start !== undefined &&
    (previous === null ? start !== 0 : next !== undefined && start < 1) &&
    `start is ${start}, but previous is ${previous === null ? 'null' : 'a cursor'}`,
]

/** Compares instants, because a server may write times with fewer digits or another offset. */
export const isLater = (first, second) => Date.parse(first) > Date.parse(second)

/** What is impossible in a response, at any depth. */
export function impossibleParts(value, found = []) {
  if (typeof value !== 'object' || value === null || found.length >= 5) return found
  if (!Array.isArray(value)) {
    for (const rule of rules) {
      const fault = rule(value)
      if (fault) found.push(`${nameOf(value)}: ${fault}`)
    }
  }
  for (const part of Object.values(value)) impossibleParts(part, found)
  return found
}

const nameOf = (row) => (typeof row?.id === 'string' ? row.id : 'an object')

/** Sum in cents of one field. */
export const sumOf = (rows, field) => rows.reduce((sum, row) => sum + cents(row[field] ?? 0), 0)

export { cents }
