import { createApi, partnerList } from '@partner-dashboard/client'
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { remembersOrganizationView } from '../scope/organizationView'
import { needOf } from '../scope/routeNeeds'
import { isOrganizationUser, type ScopeSearch, scopeOf } from '../scope/scope'
import { AppFrame } from '../shell/AppFrame'
import { NotFoundPage } from '../shell/NotFoundPage'
import { PageFailure } from '../shell/PageFailure'

/** Guard and main frame of every path but /login: who is signed in, in which scope. */
export const Route = createFileRoute('/_frame')({
  beforeLoad: async ({ context: { config, session, queryClient }, location }) => {
    const identity = session.identity()
    if (!identity) throw redirect({ to: '/login', search: { return_to: location.href } })

    const search: ScopeSearch = location.search
    const scope = scopeOf({ owner: identity, search, pathname: location.pathname })
    const api = createApi({
      baseUrl: config.api_base_url,
      scope,
      userId: identity.userId,
      accessToken: session.accessToken,
    })
    const isPartnerMissing = needOf(location.pathname).partner === 'needed' && scope.partnerId === null
    if (isPartnerMissing && isOrganizationUser(identity) && !remembersOrganizationView()) {
      const [first] = await queryClient.ensureQueryData(partnerList(api)).catch(() => [])
      if (first) throw redirect({ href: hrefWithPartner(location, first.id), replace: true })
    }
    return { identity, api, hasScope: !isPartnerMissing }
  },
  component: () => (
    <AppFrame>
      <Outlet />
    </AppFrame>
  ),
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
