import type {
  Audience,
  CsvAudience,
  FeeDiscount,
  FeeDiscountBusiness,
  FeeDiscountRequest,
} from '@partner-dashboard/client'
import { formatNumber, formatPercent } from '@partner-dashboard/ui/format'
import { validateField } from '@partner-dashboard/ui/validators'
import * as v from 'valibot'
import { amountProblem } from './amountProblem'
import { counted } from './dataShare'
import { type Refusals, refusals } from './refusals'
import { type FieldSchemas, storedList, storedText } from './stored'

/** Form values in stored form. */
export interface PromotionFields {
  name: string
  /** As a fraction. */
  discount_rate: string
  products: string[]
  starts_at: string
  ends_at: string
  audience: Audience['type']
  product_types: string[]
  regions: string[]
  min_monthly_sales_amount: string
  businesses: { id: string; name: string }[]
  budget_amount: string
  funded_by: 'partner' | 'lender'
}

export const emptyPromotion: PromotionFields = {
  name: '',
  discount_rate: '',
  products: [],
  starts_at: '',
  ends_at: '',
  audience: 'filter',
  product_types: [],
  regions: [],
  min_monthly_sales_amount: '',
  businesses: [],
  budget_amount: '',
  funded_by: 'partner',
}

export const promotionSchemas: FieldSchemas<PromotionFields> = {
  name: storedText,
  discount_rate: storedText,
  products: storedList(storedText),
  starts_at: storedText,
  ends_at: storedText,
  audience: v.picklist(['filter', 'list', 'csv']),
  product_types: storedList(storedText),
  regions: storedList(storedText),
  min_monthly_sales_amount: storedText,
  businesses: storedList(v.object({ id: storedText, name: storedText })),
  budget_amount: storedText,
  funded_by: v.picklist(['partner', 'lender']),
}

export const promotionLabels = {
  name: 'Name',
  discount_rate: 'Discount',
  products: 'Products',
  starts_at: 'Start date',
  ends_at: 'End date',
  audience: 'Audience',
  product_types: 'Current product',
  regions: 'Region',
  min_monthly_sales_amount: 'Minimum monthly sales',
  businesses: 'Businesses',
  budget_amount: 'Budget',
  funded_by: 'Paid by',
} satisfies Partial<Record<keyof PromotionFields, string>>

/** Why a fraction isn't a discount, in stored form. */
export const discountProblem = (rate: string): string | undefined =>
  Number(rate) > 0 && Number(rate) <= 1 ? undefined : 'Must be 0.01% to 100%'

/** Errors by field; empty if the form can be submitted. */
export function promotionProblems(fields: PromotionFields, now: Date): Record<string, string> {
  const problems: Record<string, string | undefined> = {
    name: validateField('text', fields.name),
    discount_rate:
      validateField('percent', fields.discount_rate === '' ? '' : formatPercent(fields.discount_rate)) ??
      discountProblem(fields.discount_rate),
    products: fields.products.length === 0 ? 'Required' : undefined,
    starts_at: validateField('date', fields.starts_at, { dateRule: 'presentOrFuture', now }),
    ends_at:
      validateField('date', fields.ends_at, { dateRule: 'presentOrFuture', now }) ??
      (fields.ends_at < fields.starts_at ? 'The end date must be on or after the start date' : undefined),
    budget_amount: fields.budget_amount === '' ? undefined : amountProblem(fields.budget_amount),
    min_monthly_sales_amount:
      fields.audience === 'filter'
        ? validateField('currency', fields.min_monthly_sales_amount, { isRequired: false })
        : undefined,
    businesses: fields.audience === 'list' && fields.businesses.length === 0 ? 'Required' : undefined,
  }
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

/** Server error pointers by field, most specific first. */
const places: readonly (readonly [string, string])[] = [
  ['promotion/audience/product_types', 'product_types'],
  ['promotion/audience/regions', 'regions'],
  ['promotion/audience/min_monthly_sales_amount', 'min_monthly_sales_amount'],
  ['promotion/audience/business_ids', 'businesses'],
  ['promotion/audience/fee_discount_id', 'file'],
  ['audience_csv', 'file'],
  ...['name', 'discount_rate', 'products', 'starts_at', 'ends_at', 'audience', 'budget_amount', 'funded_by'].map(
    (field) => [`promotion/${field}`, field] as const,
  ),
]

/** Server errors by form field; '' is the whole form. */
export function promotionRefusals(error: unknown): Refusals {
  const errors = refusals(
    error,
    places.map(([pointer]) => pointer),
  )
  const field = new Map(places)
  return Object.fromEntries(Object.entries(errors).map(([pointer, words]) => [field.get(pointer) ?? '', words]))
}

function audienceOf(fields: PromotionFields, withFileOf: string | undefined): Audience {
  if (fields.audience === 'csv') return { type: 'csv', ...(withFileOf && { fee_discount_id: withFileOf }) }
  if (fields.audience === 'list') return { type: 'list', business_ids: fields.businesses.map(({ id }) => id) }
  return {
    type: 'filter',
    ...(fields.product_types.length > 0 && { product_types: fields.product_types as Audience['product_types'] }),
    ...(fields.regions.length > 0 && { regions: fields.regions as Audience['regions'] }),
    ...(fields.min_monthly_sales_amount !== '' && {
      min_monthly_sales_amount: Number(fields.min_monthly_sales_amount),
    }),
  }
}

/** Form values of an earlier promotion. Past days have to be chosen again. `named` has the names of a list's businesses. */
export function ofEarlier(
  promotion: FeeDiscount,
  now: Date,
  named: readonly Pick<FeeDiscountBusiness, 'business_id' | 'business_name'>[] = [],
): PromotionFields {
  const { audience, budget_amount } = promotion
  const today = now.toISOString().slice(0, 10)
  const first = promotion.starts_at.slice(0, 10)
  const last = new Date(Date.parse(promotion.ends_at) - 1).toISOString().slice(0, 10)
  return {
    ...emptyPromotion,
    name: promotion.name,
    discount_rate: String(promotion.discount_rate),
    products: [...promotion.products],
    starts_at: first >= today ? first : '',
    ends_at: last >= today ? last : '',
    audience: audience.type,
    product_types: audience.product_types ?? [],
    regions: audience.regions ?? [],
    min_monthly_sales_amount:
      audience.min_monthly_sales_amount == null ? '' : String(audience.min_monthly_sales_amount),
    budget_amount: budget_amount == null ? '' : String(budget_amount),
    funded_by: promotion.funded_by,
    businesses: (audience.business_ids ?? []).map((id) => ({
      id,
      name: named.find(({ business_id }) => business_id === id)?.business_name ?? id,
    })),
  }
}

/** `withFileOf` is the ID of a promotion whose file is used again. */
export const toPromotion = (fields: PromotionFields, withFileOf?: string): FeeDiscountRequest => ({
  name: fields.name.trim(),
  discount_rate: Number(fields.discount_rate),
  products: fields.products as FeeDiscountRequest['products'],
  starts_at: fields.starts_at,
  ends_at: fields.ends_at,
  audience: audienceOf(fields, withFileOf),
  budget_amount: fields.budget_amount === '' ? null : Number(fields.budget_amount),
  funded_by: fields.funded_by,
})

/** How many rows of an audience file match. */
export const matchText = ({ matched_count, row_count }: CsvAudience) =>
  `${formatNumber(matched_count)} of ${counted(row_count, 'row')} matched a business`
