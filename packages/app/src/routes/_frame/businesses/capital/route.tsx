import { Page, PageHead, TabNav } from '@partner-dashboard/ui'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AppTabLink } from '../../../../shell/links'

const exact = { exact: true, includeSearch: false }

export const Route = createFileRoute('/_frame/businesses/capital')({
  staticData: { crumb: 'Capital', hasHeading: true },
  component: function Capital() {
    const { flag } = Route.useRouteContext()
    return (
      <Page>
        <PageHead title="Capital" />
        <TabNav label="Capital">
          <AppTabLink to="/businesses/capital" activeOptions={exact}>
            Funded products
          </AppTabLink>
          <AppTabLink to="/businesses/capital/applications">Applications</AppTabLink>
          <AppTabLink to="/businesses/capital/offers">Offers</AppTabLink>
          {flag('pd-show-bnpl-orders') && <AppTabLink to="/businesses/capital/orders">Orders</AppTabLink>}
        </TabNav>
        <Outlet />
      </Page>
    )
  },
})
