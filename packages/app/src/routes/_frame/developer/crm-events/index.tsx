import { crmEventList, crmIntegration, crmSync } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { crmEvents } from '../../../../lists/developer'
import { useListPage } from '../../../../lists/useListPage'
import { scopedDeps } from '../../../../router/scoped'
import { CrmEventsPage } from '../-pieces/CrmEventsPage'

export const Route = createFileRoute('/_frame/developer/crm-events/')({
  validateSearch: crmEvents.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, deps }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(crmIntegration(api))
    void queryClient.prefetchQuery(crmSync(api))
    void queryClient.prefetchQuery(crmEventList(api, crmEvents.query(deps)))
  },
  component: function CrmEvents() {
    return <CrmEventsPage {...useListPage(Route)} />
  },
})
