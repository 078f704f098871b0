import { cubeResult, partnerConfigList } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { useListPage } from '../../../lists/useListPage'
import { scopedDeps } from '../../../router/scoped'
import { AnalyticsPage } from './-pieces/AnalyticsPage'
import { askedIn, type Usual } from './-pieces/analyticsAsked'
import { analyticsSearch } from './-pieces/analyticsSearch'
import { allQueries } from './-pieces/queries'

export const Route = createFileRoute('/_frame/analytics/')({
  staticData: { crumb: 'Analytics' },
  validateSearch: analyticsSearch,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: async ({ context: { api, queryClient, hasScope, flag }, deps }) => {
    if (!hasScope) return {}
    const configs = await queryClient.ensureQueryData(partnerConfigList(api)).catch(() => [])
    const country = configs.find(({ partner_id }) => partner_id === api.scope.partnerId)?.country_code
    const usual: Usual = {
      currency: country === 'CA' ? 'CAD' : 'USD',
      hasAllStatuses: flag('pd_application_statuses'),
    }
    for (const query of Object.values(allQueries(askedIn(deps, usual, new Date())))) {
      if (query) void queryClient.prefetchQuery(cubeResult(api, query))
    }
    return { usual }
  },
  component: function Analytics() {
    return (
      <AnalyticsPage
        {...useListPage(Route, { replace: true })}
        usual={Route.useLoaderData().usual ?? { currency: 'USD', hasAllStatuses: false }}
      />
    )
  },
})
