import type { components } from '@partner-dashboard/contract'
import { businessId } from '../../platform/ids'
import { money } from '../../platform/money'

type Schemas = components['schemas']

/** Amount of a line item in minor units. */
const lineMinor = ({ quantity, unit_amount }: Schemas['LineItem']): number => quantity * Math.round(unit_amount * 100)

/** Sum of the line items in minor units. */
export const totalOf = (lines: readonly Schemas['LineItem'][]): number =>
  lines.reduce((sum, line) => sum + lineMinor(line), 0)

export interface OrderRecord {
  id: string
  business_id: string
  business_name: string
  external_id: string
  status: Schemas['OrderStatus']
  total_minor: number
  currency: Schemas['Currency']
  line_items: Schemas['LineItem'][]
  terms: Schemas['OrderTerms']
  opened_at: string
  accepted_at: string | null
  finalized_at: string | null
  cancelled_at: string | null
  cancel_reason: string | null
  due_at: string | null
  capital_product_id: string | null
}

export const toOrder = ({ total_minor, ...record }: OrderRecord): Schemas['Order'] => ({
  id: `order_${record.id}`,
  external_id: record.external_id,
  business_id: businessId(record.business_id),
  business_name: record.business_name,
  status: record.status,
  total_amount: money(total_minor),
  currency: record.currency,
  line_items: record.line_items.map((line) => ({ ...line, amount: money(lineMinor(line)) })),
  terms: record.terms,
  opened_at: record.opened_at,
  accepted_at: record.accepted_at,
  finalized_at: record.finalized_at,
  cancelled_at: record.cancelled_at,
  cancel_reason: record.cancel_reason,
  repayment_starts_at: record.finalized_at,
  due_at: record.due_at,
  capital_product_id: record.capital_product_id && `capital_product_${record.capital_product_id}`,
})
