import type { TimelineEvent } from '@partner-dashboard/client'
import { formatDate } from '@partner-dashboard/ui/format'
import { happening } from '../../../../../views/businessTimeline'
import { TimelineEventLink } from './TimelineEventLink'
import { TimelineEventNote } from './TimelineEventNote'

/** Converts an event for `Timeline`. */
export function shownEvent(event: TimelineEvent, businessId: string, hasOrders: boolean) {
  const { label, tone } = happening(event)
  return {
    id: event.id,
    tone,
    title: (
      <TimelineEventLink event={event} businessId={businessId} hasOrders={hasOrders}>
        {label}
      </TimelineEventLink>
    ),
    time: formatDate(event.occurred_at),
    dateTime: event.occurred_at,
    description: <TimelineEventNote event={event} businessId={businessId} />,
  }
}
