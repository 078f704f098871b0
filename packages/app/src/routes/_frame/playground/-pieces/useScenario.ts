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

/** A scenario as its records tell it: the offer, the latest application on it, what was funded of that. */
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
  const asked = product ? [...all, progress] : all

  return {
    business: business.data,
    scenario: offer && { offer, application, product },
    payments: product ? (progress.data?.payments ?? []) : [],
    isPending: !isMissing && all.some(({ isPending }) => isPending),
    isError: asked.some(({ isError, data, error }) => isError && data === undefined && !isNotThere(error)),
    /** A step is over when what it changed has come. */
    isRefreshing: asked.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const one of asked) void one.refetch()
    },
  }
}
