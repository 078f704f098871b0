import type { Partner } from '@partner-dashboard/client'
import {
  Banner,
  Breadcrumbs,
  FallbackImage,
  Frame,
  FrameNotice,
  Header,
  Logo,
  PartnerLabel,
  Sidebar,
  Tag,
} from '@partner-dashboard/ui'
import { onlineManager } from '@tanstack/react-query'
import { CatchBoundary, Navigate, useLocation, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { Notifications } from '../notifications/Notifications'
import { isOrganizationUser } from '../scope/scope'
import { useCore } from '../scope/useCore'
import { CommandKey } from './CommandKey'
import { AppLink } from './links'
import { OverlaysAhead } from './OverlaysAhead'
import { PartnerSwitcher } from './PartnerSwitcher'
import { ReplacedPartnerNotice } from './ReplacedPartnerNotice'
import { ScopedContent } from './ScopedContent'
import { SettingsEntry, SidebarEntries } from './SidebarEntries'
import { UserMenu } from './UserMenu'
import { useClaims } from './useClaims'
import { useCrumbs } from './useCrumbs'
import { useOwners } from './useOwners'

export function AppFrame({ children }: { children: ReactNode }) {
  const { api, identity, session } = useCore()
  const router = useRouter()
  const [isSidebarOpen, setSidebarOpen] = useState(false)
  const crumbs = useCrumbs()
  const { partners, partner, organization, problem } = useOwners()
  const { partnerId, mode } = api.scope

  // The route guard notices a log-out, here or in another tab, when it runs again.
  useEffect(() => {
    const askAgain = () => void router.invalidate()
    // The session may have ended before this rendered.
    if (session.identity()?.userId !== identity.userId) askAgain()
    return session.subscribe(askAgain)
  }, [session, router, identity.userId])

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
          logo={logo}
          // Keeps its place while loading.
          switcher={owner ?? null}
          footer={settings}
        >
          {entries}
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
              {tools}
              <UserMenu partner={partner} />
            </>
          }
        />
      }
    >
      <title>{problem ?? crumbs.map(({ label }) => label).join(' >')}</title>
      {notices}
      <ReplacedPartnerNotice partners={partners} />
      <Content>{children}</Content>
    </Frame>
  )
}

/** The page, or the page where its user must set up a second factor first. */
function Content({ children }: { children: ReactNode }) {
  const { api } = useCore()
  const mustSetUp = useClaims(api)?.must_set_up_second_factor === true
  const isSetUpPage = useLocation({ select: ({ pathname }) => pathname === '/settings/second-factor' })
  if (mustSetUp && !isSetUpPage) return <Navigate to="/settings/second-factor" />
  return <ScopedContent>{children}</ScopedContent>
}

/** Error boundary for a part of the frame: it stays hidden until the next navigation. */
function FrameErrorBoundary({ children }: { children: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <CatchBoundary getResetKey={() => pathname} errorComponent={() => null}>
      {children}
    </CatchBoundary>
  )
}

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)
const isOnline = () => onlineManager.isOnline()

/** Offline notice. Queries resume when the network is back. */
function OfflineNotice() {
  const hasNetwork = useSyncExternalStore(subscribe, isOnline, isOnline)
  return (
    <FrameNotice>
      {!hasNetwork && "You're offline. Data may be out of date and reloads when you reconnect."}
    </FrameNotice>
  )
}

/** Partner name for users with a single partner. */
const PartnerName = ({ partner }: { partner: Partner | undefined }) => (
  <PartnerLabel
    image={<FallbackImage src={partner?.icon ?? partner?.logo} alt="" fallback="briefcase" size={24} />}
    name={partner?.name ?? '(Not available)'}
    tag={partner?.config?.country_code === 'CA' && <Tag>(Canada)</Tag>}
  />
)

// Created once, so they don't render again with the frame, which took 15 ms at a 4x CPU slowdown.
const logo = (
  <AppLink to="/" tone="bare" aria-label="Partner Dashboard, home">
    <Logo />
  </AppLink>
)
const entries = <SidebarEntries />
const settings = <SettingsEntry />
const tools = (
  <>
    <FrameErrorBoundary>
      <CommandKey />
    </FrameErrorBoundary>
    <FrameErrorBoundary>
      <Notifications />
    </FrameErrorBoundary>
  </>
)
const notices = (
  <>
    <OfflineNotice />
    <OverlaysAhead />
  </>
)
