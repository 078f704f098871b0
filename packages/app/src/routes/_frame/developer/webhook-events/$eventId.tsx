import {
  type Api,
  deliveryAttemptList,
  resendWebhookEvent,
  type WebhookDelivery,
  webhookEndpointList,
  webhookEventDetail,
} from '@partner-dashboard/client'
import {
  Button,
  CopyableText,
  EmptyState,
  JsonViewer,
  Note,
  Page,
  PageHead,
  Section,
  StatusPill,
  showToast,
} from '@partner-dashboard/ui'
import { DataTable, defineColumns } from '@partner-dashboard/ui/table'
import { keepPreviousData, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { scopedDeps } from '../../../../router/scoped'
import { optionalText } from '../../../../router/searchFields'
import { useWhyNot } from '../../../../session/useWhyNot'
import { look } from '../../../../views/look'
import { moment } from '../../../../views/moment'
import { refusals, shownInPlace } from '../../../../views/refusals'
import { deliveryStatus } from '../../../../views/vocabulary'
import { DeliveryAttempts } from '../-pieces/DeliveryAttempts'
import { whileOnItsWay } from '../-pieces/followed'
import { ObjectLinks } from '../-pieces/ObjectLinks'
import { useWhenChanged } from '../-pieces/useWhenChanged'

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

interface WebhookEventPageProps {
  api: Api
  id: string
  /** Cursor of the attempts. */
  cursor: string | undefined
  onCursorChange: (cursor: string) => void
}

const columns = defineColumns<WebhookDelivery>([
  { id: 'url', header: 'Endpoint', isRowHeader: true, minWidth: 280, cell: ({ url }) => url },
  {
    id: 'status',
    header: 'Status',
    isStatus: true,
    width: 112,
    cell: ({ status }) => <StatusPill {...look(deliveryStatus, status)} />,
  },
  { id: 'attempts_count', header: 'Attempts', width: 96, align: 'end', cell: ({ attempts_count }) => attempts_count },
  {
    id: 'next_attempt_at',
    header: 'Next attempt',
    width: 184,
    cell: ({ next_attempt_at }) => moment(next_attempt_at) ?? 'None',
  },
])
const deliveryId = ({ endpoint_id }: WebhookDelivery) => endpoint_id

function WebhookEventPage({ api, id, cursor, onCursorChange }: WebhookEventPageProps) {
  const { data, refetch } = useSuspenseQuery({
    ...webhookEventDetail(api, id),
    refetchInterval: ({ state }) => whileOnItsWay(state.data?.event),
  })
  const attempts = useQuery({
    ...deliveryAttemptList(api, { event_id: id, cursor }),
    placeholderData: keepPreviousData,
  })
  const endpoints = useQuery(webhookEndpointList(api))
  const whyNot = useWhyNot(api, 'send_events')
  const resend = useMutation({
    ...resendWebhookEvent(api),
    meta: shownInPlace,
    onSuccess: () => showToast({ text: 'Event queued for delivery', tone: 'positive' }),
  })
  const { event, body, deliveries } = data
  const isOff = (endpointId: string) =>
    !endpoints.data?.some((one) => one.id === endpointId && one.status === 'enabled')
  const eventState = `${event.status} ${event.attempts_count}`
  // A 410 response disables the endpoint.
  useWhenChanged(eventState, () => void endpoints.refetch())
  const refused = refusals(resend.error, [])['']
  const message = refused ?? whyNot
  return (
    <Page>
      <PageHead
        title={event.type}
        status={<StatusPill {...look(deliveryStatus, event.status)} />}
        meta={<CopyableText label="Event ID" text={event.id} />}
        figures={[
          { label: 'Time', value: moment(event.created_at) },
          { label: 'Attempts', value: event.attempts_count },
          { label: 'Last attempt', value: moment(event.last_attempt_at) ?? 'None' },
          { label: 'Next attempt', value: moment(event.next_attempt_at) ?? 'None' },
        ]}
        actions={
          <Button
            variant="primary"
            isDisabled={whyNot !== undefined}
            isPending={resend.isPending}
            onPress={() => resend.mutate({ event_id: event.id })}
          >
            Resend
          </Button>
        }
      />
      {message !== undefined && (
        <Note tone={refused === undefined ? 'muted' : 'negative'} role={refused === undefined ? undefined : 'alert'}>
          {message}
        </Note>
      )}
      <ObjectLinks ids={event.related_object_ids} />
      <Section title="Deliveries">
        <DataTable
          label="Deliveries"
          columns={columns}
          rows={deliveries ?? []}
          getRowId={deliveryId}
          rowMenu={({ endpoint_id }) => [
            {
              id: 'resend',
              label: 'Resend to this endpoint',
              isDisabled: whyNot !== undefined || resend.isPending || isOff(endpoint_id),
              onAction: () => resend.mutate({ event_id: event.id, endpoint_id }),
            },
          ]}
          empty={<EmptyState title="No endpoint subscribes to this event" />}
        />
      </Section>
      <DeliveryAttempts
        list={attempts}
        eventState={eventState}
        lastAttemptAt={event.last_attempt_at}
        onLaterAttempt={() => void refetch()}
        onCursorChange={onCursorChange}
      />
      {!attempts.isPending && (
        <Section title="Body">
          <JsonViewer label="Body" value={body ?? undefined} />
        </Section>
      )}
    </Page>
  )
}
