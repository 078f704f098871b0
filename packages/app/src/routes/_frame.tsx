import { createApi, organizationList, partnerList } from '@partner-dashboard/client'
import { LoadingScreen } from '@partner-dashboard/ui'
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { remembersOrganizationView } from '../scope/organizationView'
import { partnerAssigned, partnerDropped, replacedBy } from '../scope/replacedPartner'
import { needOf } from '../scope/routeNeeds'
import { isOrganizationUser, scopeOf } from '../scope/scope'
import { forgetOthers } from '../session/forgetOthers'
import { AppFrame } from '../shell/AppFrame'
import { NotFoundPage } from '../shell/NotFoundPage'
import { PageFailure } from '../shell/PageFailure'

/** Guard and frame of every path except /login: provides the user and the scope. */
export const Route = createFileRoute('/_frame')({
  beforeLoad: async ({ context: { config, session, send, queryClient }, location, search, preload }) => {
    const identity = await session.restore()
    if (!identity) throw redirect({ to: '/login', search: { return_to: location.href } })
    forgetOthers(queryClient, identity.userId)

    const need = needOf(location.pathname)
    if (need.partner === 'cleared' && isOrganizationUser(identity) && search.partner_id !== undefined) {
      if (!preload) partnerDropped(search.partner_id)
      const withoutPartner = { ...search, partner_id: undefined }
      throw redirect({ to: location.pathname, search: withoutPartner, hash: location.hash, replace: true })
    }
    const scope = scopeOf({ owner: identity, search, pathname: location.pathname })
    const api = {
      ...createApi({
        baseUrl: config.api_base_url,
        scope,
        userId: identity.userId,
        accessToken: session.accessToken,
        fetch: send,
      }),
      // Uploads report their progress, which `send` can't.
      send: undefined,
    }
    const isPartnerMissing = scope.partnerId === null && (need.partner === 'needed' || need.partner === 'preferred')
    if (isPartnerMissing && isOrganizationUser(identity) && !remembersOrganizationView()) {
      const [first] = await queryClient.ensureQueryData(partnerList(api)).catch(() => [])
      if (first) {
        if (!preload) partnerAssigned(first.id)
        throw redirect({ href: hrefWithPartner(location, first.id), replace: true })
      }
    }
    return {
      identity,
      api,
      hasScope: !(isPartnerMissing && need.partner === 'needed'),
      replacedPartner: replacedBy(scope.partnerId),
    }
  },
  // With the page's own data, so that the frame is rendered once.
  loader: ({ context: { api, identity, queryClient } }) => {
    void queryClient.prefetchQuery(partnerList(api))
    if (isOrganizationUser(identity)) void queryClient.prefetchQuery(organizationList(api))
  },
  shouldReload: false,
  component: () => (
    <AppFrame>
      <Outlet />
    </AppFrame>
  ),
  pendingComponent: LoadingScreen,
  errorComponent: PageFailure,
  notFoundComponent: NotFoundPage,
})

function hrefWithPartner(
  { pathname, searchStr, hash }: { pathname: string; searchStr: string; hash: string },
  id: string,
) {
  const params = new URLSearchParams(searchStr)
  params.set('partner_id', id)
  return `${pathname}?${params}${hash ? `#${hash}` : ''}`
}
