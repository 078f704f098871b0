import { PageNav, TabNav } from '@partner-dashboard/ui'
import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { AppTabLink } from '../../../shell/links'
import { screens } from '../../../shell/screens'

export const Route = createFileRoute('/_frame/settings')({
  staticData: { crumb: 'Settings' },
  component: SettingsLayout,
})

/** Links between the settings pages. The overview lists the same pages itself. */
function SettingsLayout() {
  const { flag } = Route.useRouteContext()
  const isOverview = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') === '/settings' })
  const pages = screens.filter(
    (screen) => screen.path.startsWith('/settings/') && (screen.flag === undefined || flag(screen.flag)),
  )
  const nav = (
    <TabNav label="Settings pages">
      {pages.map(({ path, label }) => (
        <AppTabLink key={path} to={path}>
          {label}
        </AppTabLink>
      ))}
    </TabNav>
  )
  return (
    <PageNav nav={isOverview ? undefined : nav}>
      <Outlet />
    </PageNav>
  )
}
