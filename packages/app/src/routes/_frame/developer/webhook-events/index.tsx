import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../../router/scoped'
import { WebhooksPage } from '../-pieces/WebhooksPage'
import { prefetchWebhooks } from '../-pieces/webhooksQueries'
import { webhooksSearch } from '../-pieces/webhooksSearch'

export const Route = createFileRoute('/_frame/developer/webhook-events/')({
  validateSearch: webhooksSearch,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context, deps }) => prefetchWebhooks(context, deps),
  component: function WebhookEvents() {
    const navigate = Route.useNavigate()
    return (
      <WebhooksPage
        api={Route.useRouteContext().api}
        search={Route.useSearch()}
        onSearchChange={(change, options) => void navigate({ search: (old) => ({ ...old, ...change }), ...options })}
        onEventSent={(eventId) => void navigate({ to: '/developer/webhook-events/$eventId', params: { eventId } })}
      />
    )
  },
})
