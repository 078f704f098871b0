import { branding, partnerConfigList, widgetConfigList } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { scopedDeps } from '../../../router/scoped'
import { optionalText } from '../../../router/searchFields'
import { isOrganizationUser } from '../../../scope/scope'
import { CreateOfferPage } from './-pieces/CreateOfferPage'
import { NoSandbox } from './-pieces/NoSandbox'

export const Route = createFileRoute('/_frame/playground/create-offer')({
  // A business that the scenario is to be played with.
  validateSearch: v.looseObject({ business_id: optionalText }),
  staticData: { crumb: 'Create an offer' },
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope, identity } }) => {
    if (!hasScope || isOrganizationUser(identity)) return
    void queryClient.prefetchQuery(partnerConfigList(api))
    void queryClient.prefetchQuery(branding(api))
    void queryClient.prefetchQuery(widgetConfigList(api))
  },
  component: function CreateOffer() {
    const { api, identity } = Route.useRouteContext()
    const navigate = Route.useNavigate()
    const { business_id } = Route.useSearch()
    if (isOrganizationUser(identity)) return <NoSandbox />
    return (
      <CreateOfferPage
        key={business_id}
        api={api}
        businessId={business_id}
        // What was typed is sent: nobody need be asked about it.
        onCreated={(search) => void navigate({ to: '/playground/offer', search, ignoreBlocker: true })}
      />
    )
  },
})
