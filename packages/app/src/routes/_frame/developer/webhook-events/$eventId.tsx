import { webhookEventDetail } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { scopedDeps } from '../../../../router/scoped'
import { optionalText } from '../../../../router/searchFields'
import { WebhookEventPage } from '../-pieces/WebhookEventPage'

export const Route = createFileRoute('/_frame/developer/webhook-events/$eventId')({
  validateSearch: v.looseObject({ cursor: optionalText }),
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: async ({ context: { api, queryClient, hasScope }, params }) => {
    if (!hasScope) return
    const { event } = await queryClient.ensureQueryData(webhookEventDetail(api, params.eventId))
    return { crumb: event.type }
  },
  component: function WebhookEvent() {
    const navigate = Route.useNavigate()
    return (
      <WebhookEventPage
        api={Route.useRouteContext().api}
        id={Route.useParams().eventId}
        cursor={Route.useSearch().cursor}
        onCursorChange={(cursor) => void navigate({ search: (old) => ({ ...old, cursor }) })}
      />
    )
  },
})
