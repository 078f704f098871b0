import type { Branding, PlaygroundOfferRequest, ProductType } from '@partner-dashboard/client'
import { tell, validateField } from '@partner-dashboard/ui/validators'
import * as v from 'valibot'
import { hasHoldback } from '../../../../views/products'
import { type FieldSchemas, storedFlag, storedOneOf, storedText } from '../../../../views/stored'
import { products } from '../../../../views/vocabulary'

/** Form values; amounts and rates in stored form. */
export interface OfferFields {
  who: 'new' | 'existing'
  business_name: string
  business_id: string
  /** Name of the selected business, shown until its list is loaded. */
  chosen_name: string
  product_type: ProductType | ''
  amount: string
  fee_rate: string
  repayment_rate: string
  discount_rate: string
  is_top_up: boolean
}

export const offerSchemas: FieldSchemas<OfferFields> = {
  who: v.picklist(['new', 'existing']),
  business_name: storedText,
  business_id: storedText,
  chosen_name: storedText,
  product_type: v.union([v.literal(''), storedOneOf(products)]),
  amount: storedText,
  fee_rate: storedText,
  repayment_rate: storedText,
  discount_rate: storedText,
  is_top_up: storedFlag,
}

export const fieldNames = {
  who: 'Business',
  business_name: 'Business',
  business_id: 'Business',
  chosen_name: 'Business',
  product_type: 'Product',
  amount: 'Amount',
  fee_rate: 'Fee',
  repayment_rate: 'Holdback',
  discount_rate: 'Discount',
  is_top_up: 'Top-up',
} satisfies Record<keyof OfferFields, string>

export const firstOffer = (businessId: string | undefined, product: ProductType | undefined): OfferFields => ({
  who: businessId === undefined ? 'new' : 'existing',
  business_name: 'Corner Bakery',
  business_id: businessId ?? '',
  chosen_name: businessId ?? '',
  product_type: product ?? '',
  amount: '10000',
  fee_rate: '0.11',
  repayment_rate: '0.1',
  discount_rate: '',
  is_top_up: false,
})

const rateOf = (stored: string) => (stored === '' ? undefined : Number(stored))

/** At most 100%, as in the contract. */
export const whyNotRate = (stored: string): string | undefined => {
  const rate = rateOf(stored)
  return rate !== undefined && rate > 1 ? 'Must be 100% or less' : undefined
}

const whyNotAmount = (amount: string) =>
  validateField('currency', amount) ?? (Number(amount) > 0 ? undefined : 'Must be greater than 0')

export const problemsOf = (form: OfferFields) => ({
  business_name: form.who === 'new' && form.business_name.trim() === '' ? tell('required') : undefined,
  business_id: form.who === 'existing' && form.business_id === '' ? tell('required') : undefined,
  product_type: form.product_type === '' ? tell('required') : undefined,
  amount: whyNotAmount(form.amount),
  fee_rate: form.fee_rate === '' ? tell('required') : whyNotRate(form.fee_rate),
  repayment_rate: hasHoldback(form.product_type) ? whyNotRate(form.repayment_rate) : undefined,
  discount_rate: whyNotRate(form.discount_rate),
})

/** Undefined while incomplete. */
export function toRequest(form: OfferFields): PlaygroundOfferRequest | undefined {
  const { product_type } = form
  if (product_type === '' || Object.values(problemsOf(form)).some(Boolean)) return undefined
  return {
    ...(form.who === 'new' ? { business_name: form.business_name.trim() } : { business_id: form.business_id }),
    product_type,
    amount: Number(form.amount),
    fee_rate: Number(form.fee_rate),
    repayment_rate: hasHoldback(product_type) ? rateOf(form.repayment_rate) : undefined,
    discount_rate: rateOf(form.discount_rate) || undefined,
    is_top_up: form.is_top_up,
  }
}

export type Brand = Pick<Branding, 'display_name' | 'logo' | 'icon' | 'primary_color' | 'accent_color'>
