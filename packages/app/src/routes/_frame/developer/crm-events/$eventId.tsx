import { crmEventDetail } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../../router/scoped'
import { CrmEventPage } from '../-pieces/CrmEventPage'

export const Route = createFileRoute('/_frame/developer/crm-events/$eventId')({
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: async ({ context: { api, queryClient, hasScope }, params }) => {
    if (!hasScope) return
    const { event } = await queryClient.ensureQueryData(crmEventDetail(api, params.eventId))
    return { crumb: event.event_type }
  },
  component: function CrmEvent() {
    return <CrmEventPage api={Route.useRouteContext().api} id={Route.useParams().eventId} />
  },
})
