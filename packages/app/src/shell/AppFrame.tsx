import { Banner, Breadcrumbs, Frame, Header, Logo, Sidebar } from '@partner-dashboard/ui'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { Notifications } from '../notifications/Notifications'
import { isOrganizationUser } from '../scope/scope'
import { useCore } from '../scope/useCore'
import { Apart } from './Apart'
import { CommandKey } from './CommandKey'
import { AppLink } from './links'
import { OfflineNotice } from './OfflineNotice'
import { PartnerName } from './PartnerName'
import { PartnerSwitcher } from './PartnerSwitcher'
import { ScopedContent } from './ScopedContent'
import { SettingsEntry, SidebarEntries } from './SidebarEntries'
import { UserMenu } from './UserMenu'
import { useClaims } from './useClaims'
import { useCrumbs } from './useCrumbs'
import { useOverlaysAhead } from './useOverlaysAhead'
import { useOwners } from './useOwners'

/** Sidebar, header and banner around every page but sign-in. */
export function AppFrame({ children }: { children: ReactNode }) {
  const { api, identity, session } = useCore()
  const router = useRouter()
  const [isSidebarOpen, setSidebarOpen] = useState(false)
  const crumbs = useCrumbs()
  const { partners, partner, organization, problem } = useOwners()
  const { partnerId, mode } = api.scope

  // Signing out, here or in another tab, is noticed by the guard when it is asked again.
  useEffect(() => {
    const askAgain = () => void router.invalidate()
    // Or was over before this was drawn.
    if (session.identity()?.userId !== identity.userId) askAgain()
    return session.subscribe(askAgain)
  }, [session, router, identity.userId])

  useEffect(() => {
    // Every path begins at its top (specification, section 2), on the way back too.
    history.scrollRestoration = 'manual'
  }, [])

  useClaims(api)
  const SlowNotice = useOverlaysAhead()

  const owner = isOrganizationUser(identity)
    ? organization &&
      partners && <PartnerSwitcher organization={organization} partners={partners} partnerId={partnerId} />
    : partners && <PartnerName partner={partner} />

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
          // Its place is kept until it is known whose it is.
          switcher={owner ?? null}
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
              <Apart>
                <CommandKey />
              </Apart>
              <Apart>
                <Notifications />
              </Apart>
              <UserMenu partner={partner} />
            </>
          }
        />
      }
    >
      <title>{problem ?? crumbs.map(({ label }) => label).join(' >')}</title>
      <OfflineNotice />
      {SlowNotice && <SlowNotice />}
      <ScopedContent>{children}</ScopedContent>
    </Frame>
  )
}
