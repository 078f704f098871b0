import { type Api, branding, type ProductType, partnerConfigList, widgetConfigList } from '@partner-dashboard/client'
import { useQuery } from '@tanstack/react-query'
import type { ScopedContext } from '../../../../router/scoped'
import { isOrganizationUser, type ScopeOwner } from '../../../../scope/scope'
import { valuesOf } from '../../../../views/look'
import { products as allProducts } from '../../../../views/vocabulary'

/** Loads what the first offer and its preview show. */
export function prefetchFirstOffer({
  api,
  queryClient,
  hasScope,
  identity,
}: ScopedContext & { identity: ScopeOwner }): void {
  if (!hasScope || isOrganizationUser(identity)) return
  void queryClient.prefetchQuery(partnerConfigList(api))
  void queryClient.prefetchQuery(branding(api))
  void queryClient.prefetchQuery(widgetConfigList(api))
}

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
