import { organizationList, partnerList } from '@partner-dashboard/client'
import { Banner, Breadcrumbs, EmptyState, Frame, Header, Logo, Sidebar } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { Notifications } from '../notifications/Notifications'
import { deriveOrganization } from '../scope/organization'
import { isOrganizationUser } from '../scope/scope'
import { AppLink } from './links'
import { OrganizationOverview } from './OrganizationOverview'
import { PartnerSwitcher } from './PartnerSwitcher'
import { SettingsEntry, SidebarEntries } from './SidebarEntries'
import { UserMenu } from './UserMenu'
import { useClaims } from './useClaims'
import { useCrumbs } from './useCrumbs'

const frame = getRouteApi('/_frame')

/** Sidebar, header and banner around every page but sign-in. */
export function AppFrame({ children }: { children: ReactNode }) {
  const { api, identity, session, hasScope } = frame.useRouteContext()
  const router = useRouter()
  const [isSidebarOpen, setSidebarOpen] = useState(false)
  const crumbs = useCrumbs()
  const partners = useQuery(partnerList(api)).data
  const organizations = useQuery({ ...organizationList(api), enabled: isOrganizationUser(identity) }).data
  const organization = organizations?.[0] && partners ? deriveOrganization(organizations[0], partners) : undefined
  const { partnerId, mode } = api.scope
  const partner = partners?.find(({ id }) => id === partnerId)

  // Signing out, here or in another tab, is noticed by the guard when it is asked again.
  useEffect(() => session.subscribe(() => void router.invalidate()), [session, router])

  useClaims(api)

  const switcher = organization && partners && (
    <PartnerSwitcher organization={organization} partners={partners} partnerId={partnerId} />
  )

  return (
    <Frame
      banner={mode === 'sandbox' && <Banner>Sandbox</Banner>}
      isSidebarOpen={isSidebarOpen}
      onSidebarOpenChange={setSidebarOpen}
      sidebar={
        <Sidebar
          logo={
            <AppLink to="/" tone="bare" aria-label="Partner Dashboard, home">
              <Logo />
            </AppLink>
          }
          switcher={switcher}
          footer={<SettingsEntry />}
        >
          <SidebarEntries />
        </Sidebar>
      }
      header={
        <Header
          breadcrumbs={
            <Breadcrumbs
              items={crumbs.map(({ label, pathname }, index) => ({
                label,
                link:
                  index < crumbs.length - 1 ? (
                    <AppLink to={pathname} tone="muted">
                      {label}
                    </AppLink>
                  ) : undefined,
              }))}
            />
          }
          actions={
            <>
              <Notifications />
              <UserMenu partner={partner} />
            </>
          }
        />
      }
    >
      <title>{crumbs.map(({ label }) => label).join(' >')}</title>
      {partners && partnerId !== null && !partner ? (
        <EmptyState isPage title="No partner was found for the given ID" />
      ) : hasScope ? (
        <div key={`${partnerId}:${mode}`}>{children}</div>
      ) : (
        <OrganizationOverview organization={organization} partners={partners} />
      )}
    </Frame>
  )
}
