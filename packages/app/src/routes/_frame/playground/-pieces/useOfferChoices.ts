import { type Api, type ProductType, partnerConfigList } from '@partner-dashboard/client'
import { useQuery } from '@tanstack/react-query'
import { valuesOf } from '../../../../views/look'
import { products as allProducts } from '../../../../views/vocabulary'

interface OfferChoices {
  isPending: boolean
  products: readonly ProductType[]
  currency: 'USD' | 'CAD'
}

/** Products and currency of the partner's offers. */
export function useOfferChoices(api: Api): OfferChoices {
  const configs = useQuery(partnerConfigList(api))
  const own = configs.data?.find(({ partner_id }) => partner_id === api.scope.partnerId)
  return {
    isPending: configs.isPending,
    // BNPL starts with an order, not with an offer.
    products: (own?.products?.length ? own.products : valuesOf(allProducts)).filter((one) => one !== 'bnpl'),
    currency: own?.country_code === 'CA' ? 'CAD' : 'USD',
  }
}
