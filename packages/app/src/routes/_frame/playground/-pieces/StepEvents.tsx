import type { WebhookEvent } from '@partner-dashboard/client'
import { Inline, Note, Stack, StatusPill } from '@partner-dashboard/ui'
import { AppLink } from '../../../../shell/links'
import { look } from '../../../../views/look'
import { deliveryStatus } from '../../../../views/vocabulary'

interface StepEventsProps {
  /** Undefined if not recorded. */
  ids: readonly string[] | undefined
  /** ID of the object they are about. */
  about: string
  /** Latest events of the business, for their types. */
  events: readonly WebhookEvent[]
}

/** Maximum number of events shown one by one. */
const maxEvents = 5

export const isOnItsWay = ({ status, next_attempt_at }: WebhookEvent) =>
  (status === 'pending' || status === 'sending') &&
  (next_attempt_at === null || Date.parse(next_attempt_at) < Date.now() + 60_000)

export function StepEvents({ ids, about, events }: StepEventsProps) {
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
            <EventLink id={id} event={events.find((event) => event.id === id)} />
          </Inline>
        ))}
        {(ids === undefined || ids.length > maxEvents) && <li>{all}</li>}
      </Stack>
    </div>
  )
}

function EventLink({ id, event }: { id: string; event: WebhookEvent | undefined }) {
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
