import type { TimelineEvent } from '@partner-dashboard/client'
import { formatDate } from '@partner-dashboard/ui/format'
import { happening } from '../../../../../views/businessTimeline'
import { HappeningLink } from './HappeningLink'
import { HappeningNote } from './HappeningNote'

/** Converts an event for `Timeline`. */
export function shownEvent(event: TimelineEvent, businessId: string, hasOrders: boolean) {
  const { label, tone } = happening(event)
  return {
    id: event.id,
    tone,
    title: (
      <HappeningLink event={event} businessId={businessId} hasOrders={hasOrders}>
        {label}
      </HappeningLink>
    ),
    time: formatDate(event.occurred_at),
    dateTime: event.occurred_at,
    description: <HappeningNote event={event} businessId={businessId} />,
  }
}
