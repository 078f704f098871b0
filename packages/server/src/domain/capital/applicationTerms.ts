import type { ActionContext } from './action'
import { orNotFound, storeOf } from './actionParts'
import { feeOf } from './ledger'
import { feeRateOf, isSalesBased } from './pricing'
import type { ApplicationRow, OfferRow } from './rowStore'

/** Default terms of an order or statement. */
const netDays = 30
/** Without known sales. */
const usualTermDays = 240

interface PacedProduct {
  productType: ApplicationRow['product_type']
  advance: number
  fee: number
  repaymentRate: number | null
  monthlySales: number
  termDays?: number
}

/** Estimated term at the business's sales, limited to 60 to 540 days. */
export function estimatedTermDays(product: PacedProduct): number {
  const { productType, advance, fee, repaymentRate, monthlySales, termDays } = product
  if (termDays !== undefined) return termDays
  if (!isSalesBased(productType)) return netDays
  const pace = (monthlySales / 30) * (repaymentRate ?? 0)
  return Math.min(540, Math.max(60, pace > 0 ? Math.round((advance + fee) / pace) : usualTermDays))
}

/** Price and pace of an application on its offer, for the disclosure and the funded product. */
export async function termsOf(action: ActionContext, application: ApplicationRow, offer: OfferRow) {
  const business = orNotFound(await storeOf(action).business(application.business_id))
  const advance = application.requested_minor
  const { fee, discount } = feeOf(advance, feeRateOf(offer, advance), Number(offer.discount_rate ?? 0))
  const priced = {
    productType: application.product_type,
    advance,
    fee,
    repaymentRate: offer.repayment_rate === null ? null : Number(offer.repayment_rate),
    currency: application.currency,
    monthlySales: business.monthly_sales_minor,
  }
  return { ...priced, discount, feeDiscountId: offer.fee_discount_id, estimatedTermDays: estimatedTermDays(priced) }
}
