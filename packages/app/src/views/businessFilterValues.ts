import type {
  BusinessActivity,
  BusinessStatus,
  IncorporationType,
  ProductType,
  Region,
} from '@partner-dashboard/client'
import { regions } from '@partner-dashboard/ui/regions'
import { known } from './known'

/**
 * The values that the list of businesses can be filtered by. Apart from how they look: an address is read before any of that is there.
 */
export const businessFilterValues = {
  product_type: known<ProductType>({
    merchant_cash_advance: true,
    flex_loan: true,
    term_loan: true,
    bnpl: true,
    spend_card: true,
  }),
  status: known<BusinessStatus>({ no_offer: true, offer_available: true, applied: true, funded: true, repaid: true }),
  incorporation_type: known<IncorporationType>({
    llc: true,
    corporation: true,
    sole_proprietorship: true,
    partnership: true,
    cooperative: true,
    business_trust: true,
    joint_venture: true,
    other: true,
  }),
  activity: known<BusinessActivity>({ offered: true, applied: true, funded: true, repaid: true }),
  region: regions.map(({ code }) => code as Region),
}

export type BusinessFilterName = keyof typeof businessFilterValues
