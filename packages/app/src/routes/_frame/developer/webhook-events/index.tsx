import { sessionDetail, webhookEndpointList, webhookEventList } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { webhookEvents } from '../../../../lists/developer'
import { useListPage } from '../../../../lists/useListPage'
import { scopedDeps } from '../../../../router/scoped'
import { WebhooksPage } from '../-pieces/WebhooksPage'

export const Route = createFileRoute('/_frame/developer/webhook-events/')({
  validateSearch: webhookEvents.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, deps }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(sessionDetail(api))
    void queryClient.prefetchQuery(webhookEndpointList(api))
    void queryClient.prefetchQuery(webhookEventList(api, webhookEvents.query(deps)))
  },
  component: function WebhookEvents() {
    const navigate = Route.useNavigate()
    return (
      <WebhooksPage
        {...useListPage(Route)}
        onEventSent={(eventId) => void navigate({ to: '/developer/webhook-events/$eventId', params: { eventId } })}
      />
    )
  },
})
