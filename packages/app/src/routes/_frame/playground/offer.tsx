import {
  branding,
  businessApplicationList,
  businessFundedProductList,
  businessOfferList,
  widgetConfigList,
} from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { scopedDeps } from '../../../router/scoped'
import { optionalText } from '../../../router/searchFields'
import { isOrganizationUser } from '../../../scope/scope'
import { NoSandbox } from './-pieces/NoSandbox'
import { ScenarioPage } from './-pieces/ScenarioPage'

export const Route = createFileRoute('/_frame/playground/offer')({
  // Which scenario this is; where it stands, the records of these two tell.
  validateSearch: v.looseObject({ business_id: optionalText, offer_id: optionalText }),
  staticData: { crumb: 'Offer' },
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope, identity }, deps: { business_id, offer_id } }) => {
    if (!hasScope || isOrganizationUser(identity)) return
    void queryClient.prefetchQuery(branding(api))
    void queryClient.prefetchQuery(widgetConfigList(api))
    if (business_id === undefined || offer_id === undefined) return
    void queryClient.prefetchQuery(businessOfferList(api, business_id, { offer_id }))
    void queryClient.prefetchQuery(businessApplicationList(api, business_id, { offer_id }))
    void queryClient.prefetchQuery(businessFundedProductList(api, business_id, { offer_id }))
  },
  component: function Scenario() {
    const { api, config, identity } = Route.useRouteContext()
    const { business_id = '', offer_id = '' } = Route.useSearch()
    if (isOrganizationUser(identity)) return <NoSandbox />
    const { origin } = new URL(config.api_base_url, location.origin)
    return <ScenarioPage key={offer_id} api={api} businessId={business_id} offerId={offer_id} origin={origin} />
  },
})
