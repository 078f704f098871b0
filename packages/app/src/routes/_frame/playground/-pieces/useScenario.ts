import {
  type Api,
  businessApplicationList,
  businessDetail,
  businessFundedProductList,
  businessOfferList,
  isNotThere,
  paymentProgress,
} from '@partner-dashboard/client'
import { useQuery } from '@tanstack/react-query'

/** Records of a scenario: offer, latest application and funded product. */
export function useScenario(api: Api, businessId: string, offerId: string) {
  const business = useQuery(businessDetail(api, businessId))
  const of = { offer_id: offerId || undefined }
  const offers = useQuery(businessOfferList(api, businessId, of))
  const applications = useQuery(businessApplicationList(api, businessId, of))
  const products = useQuery(businessFundedProductList(api, businessId, of))

  const offer = offers.data?.results?.find(({ id }) => id === offerId)
  const [application] = applications.data?.results ?? []
  const product = application && products.data?.results?.find(({ application_id }) => application_id === application.id)
  const progress = useQuery({
    ...paymentProgress(api, businessId, product?.id ?? ''),
    enabled: product !== undefined,
  })
  const isMissing = isNotThere(offers.error)
  const all = [offers, applications, products]
  const active = product ? [...all, progress] : all

  return {
    business: business.data,
    scenario: offer && { offer, application, product },
    payments: product ? (progress.data?.payments ?? []) : [],
    isPending: !isMissing && all.some(({ isPending }) => isPending),
    isError: active.some(({ isError, data, error }) => isError && data === undefined && !isNotThere(error)),
    /** A step is done when its changes are refetched. */
    isRefreshing: active.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const one of active) void one.refetch()
    },
  }
}
