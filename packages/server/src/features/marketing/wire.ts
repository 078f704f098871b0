import type { components } from '@partner-dashboard/contract'
import type { RevenueShareMonthRecord } from '../../domain/capital/revenueShareStore'
import { businessId } from '../../platform/ids'
import { money } from '../../platform/money'

type Schemas = components['schemas']

export interface PromotionRecord {
  id: string
  name: string
  state: Schemas['PromotionState']
  discount_rate: string
  products: Schemas['ProductType'][]
  starts_at: string
  ends_at: string
  audience: Schemas['Audience']
  businesses_count: number
  budget_minor: number | null
  currency: Schemas['Currency']
  funded_by: 'partner' | 'lender'
  discounted_offers_count: number
  applications_count: number
  redeemed_count: number
  funded_minor: number
  discount_cost_minor: number
  review_reason: string | null
  reviewed_at: string | null
  created_by: string | null
  created_at: string
  ended_at: string | null
}

export const promotionId = (uuid: string) => `fee_discount_${uuid}`

/** UUID of an ID that is already validated. */
export const uuidAtEnd = (id: string) => id.slice(-36)

export const toPromotion = ({
  discount_cost_minor,
  funded_minor,
  budget_minor,
  ...record
}: PromotionRecord): Schemas['FeeDiscount'] => ({
  ...record,
  id: promotionId(record.id),
  discount_rate: Number(record.discount_rate),
  budget_amount: budget_minor === null ? null : money(budget_minor),
  funded_amount: money(funded_minor),
  discount_cost_amount: money(discount_cost_minor),
})

export interface PromotionBusinessRecord {
  id: string
  business_name: string
  external_id: string
  activity: Schemas['FeeDiscountBusiness']['activity']
  discounted_offers_count: number
  applications_count: number
  funded_minor: number
  discount_minor: number
  currency: Schemas['Currency']
  last_activity_at: string | null
  /** Sort value: furthest activity first, then name. */
  place: string
}

export const toPromotionBusiness = ({
  id,
  funded_minor,
  discount_minor,
  place: _,
  ...record
}: PromotionBusinessRecord): Schemas['FeeDiscountBusiness'] => ({
  ...record,
  business_id: businessId(id),
  funded_amount: money(funded_minor),
  discount_amount: money(discount_minor),
})

/** A month's share is paid in the following month. */
export const toRevenueShareLine = <Line extends RevenueShareMonthRecord>(
  { fee_minor, accrued_minor, ...line }: Line,
  thisMonth: string,
) => ({
  ...line,
  fee_amount: money(fee_minor),
  accrued_amount: money(accrued_minor),
  paid_amount: line.period < thisMonth ? money(accrued_minor) : 0,
})

/** Sums of the months, one per currency. */
export function toRevenueShareTotals(
  months: readonly RevenueShareMonthRecord[],
  thisMonth: string,
): Schemas['RevenueShareTotal'][] {
  return [...new Set(months.map(({ currency }) => currency))].map((currency) => {
    const own = months.filter((month) => month.currency === currency)
    const paid = own.filter(({ period }) => period < thisMonth)
    const sum = (some: typeof own, field: 'fee_minor' | 'accrued_minor') =>
      money(some.reduce((total, month) => total + month[field], 0))
    return {
      currency,
      fee_amount: sum(own, 'fee_minor'),
      accrued_amount: sum(own, 'accrued_minor'),
      paid_amount: sum(paid, 'accrued_minor'),
    }
  })
}

export interface OfferCsvRecord {
  id: string
  status: Schemas['IngestionStatus']
  row_count: number | null
  done_count: number
  file_name: string
  file_id: string | null
  created_by: string | null
  created_at: string
  finished_at: string | null
}

export const toOfferCsv = ({ id, status, row_count, done_count, ...record }: OfferCsvRecord): Schemas['OfferCsv'] => ({
  id: `offer_csv_${id}`,
  status,
  row_count,
  file_name: record.file_name,
  created_by: record.created_by,
  created_at: record.created_at,
  finished_at: record.finished_at,
  progress: status === 'completed' ? 1 : row_count ? Math.min(1, done_count / row_count) : 0,
})
