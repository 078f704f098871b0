import { type Api, type WebhookEvent, webhookEventDetail } from '@partner-dashboard/client'
import { Inline, Note, Stack, StatusPill } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { AppLink } from '../../../../shell/links'
import { look } from '../../../../views/look'
import { deliveryStatus } from '../../../../views/vocabulary'

interface StepEventsProps {
  api: Api
  /** Undefined if not recorded. */
  ids: readonly string[] | undefined
  /** ID of the object they are about. */
  about: string
  /** Latest events of the business, for type and status. Others are fetched one by one. */
  events: readonly WebhookEvent[]
  /** The events are being fetched. */
  isFetching: boolean
}

/** Maximum number of events shown one by one. */
const maxEvents = 5

export const isOnItsWay = ({ status, next_attempt_at }: WebhookEvent) =>
  (status === 'pending' || status === 'sending') &&
  (next_attempt_at === null || Date.parse(next_attempt_at) < Date.now() + 60_000)

export function StepEvents({ api, ids, about, events, isFetching }: StepEventsProps) {
  const all = (
    <AppLink to="/developer/webhook-events" search={{ search: about, sandbox_mode: 'true' }}>
      View all webhooks
    </AppLink>
  )
  return (
    <div>
      <Note>{ids ? `Webhooks sent: ${ids.length}` : 'Webhooks'}</Note>
      <Stack as="ul" gap={1}>
        {(ids ?? []).slice(0, maxEvents).map((id) => (
          <Inline key={id} as="li">
            <EventLink api={api} id={id} events={events} isFetching={isFetching} />
          </Inline>
        ))}
        {(ids === undefined || ids.length > maxEvents) && <li>{all}</li>}
      </Stack>
    </div>
  )
}

interface EventLinkProps extends Pick<StepEventsProps, 'api' | 'events' | 'isFetching'> {
  id: string
}

function EventLink({ api, id, events, isFetching }: EventLinkProps) {
  const listed = events.find((event) => event.id === id)
  const { data } = useQuery({ ...webhookEventDetail(api, id), enabled: !isFetching && listed === undefined })
  const event = listed ?? data?.event
  return (
    <>
      <AppLink
        to="/developer/webhook-events/$eventId"
        params={{ eventId: id }}
        search={{ sandbox_mode: 'true', cursor: undefined }}
      >
        {event?.type ?? 'Webhook event'}
      </AppLink>
      {event && <StatusPill {...look(deliveryStatus, event.status)} />}
    </>
  )
}
