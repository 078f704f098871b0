import { type Api, businessTimeline, type TimelineEvent } from '@partner-dashboard/client'
import { Skeleton, Timeline } from '@partner-dashboard/ui'
import { formatCurrency, formatDate } from '@partner-dashboard/ui/format'
import { useQuery } from '@tanstack/react-query'
import { amountWords, happening } from '../../../../../views/businessTimeline'
import { Answer } from './Answer'
import { HappeningLink } from './HappeningLink'
import { NumberedPager } from './NumberedPager'
import { numberedPage } from './numberedPage'

interface TimelineListProps {
  api: Api
  businessId: string
  page: string | undefined
  onPageChange: (page: string) => void
  /** Whether an order leads to the orders. */
  hasOrders: boolean
}

/** Everything that happened to a business, the latest first. */
export function TimelineList({ api, businessId, page, onPageChange, hasOrders }: TimelineListProps) {
  return (
    <Answer query={useQuery(businessTimeline(api, businessId))} shape={<Skeleton lines={12} />}>
      {(events) => {
        const all = events ?? []
        const shown = numberedPage(all, page)
        return (
          <>
            <Timeline
              label="What happened"
              events={shown.rows.map((event) => shownEvent(event, businessId, hasOrders))}
            />
            <NumberedPager page={shown} count={all.length} onPageChange={onPageChange} />
          </>
        )
      }}
    </Answer>
  )
}

function shownEvent(event: TimelineEvent, businessId: string, hasOrders: boolean) {
  const { label, tone } = happening(event)
  const amount = formatCurrency(event.amount, event.currency ?? '')
  return {
    id: event.id,
    tone,
    title: (
      <HappeningLink objectId={event.object_id} businessId={businessId} hasOrders={hasOrders}>
        {label}
      </HappeningLink>
    ),
    time: formatDate(event.occurred_at),
    dateTime: event.occurred_at,
    description: amount === '' ? undefined : amountWords(event.type, amount),
  }
}
