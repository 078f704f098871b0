import { type Api, type ProductType, partnerConfigList } from '@partner-dashboard/client'
import { useQuery } from '@tanstack/react-query'
import { optionsOf, valuesOf } from '../../../../views/look'
import { productName } from '../../../../views/products'
import { products } from '../../../../views/vocabulary'

/** Products of the partner in its order; all products until loaded. */
export function useOwnProducts(api: Api) {
  const configs = useQuery(partnerConfigList(api)).data
  const own = configs?.find(({ partner_id }) => partner_id === api.scope.partnerId)?.products ?? []
  return own.length === 0
    ? { first: valuesOf(products)[0], options: optionsOf(products) }
    : { first: own[0], options: own.map((value: ProductType) => ({ value, label: productName(value) })) }
}
