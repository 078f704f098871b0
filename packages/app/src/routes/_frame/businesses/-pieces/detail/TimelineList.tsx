import { type Api, businessTimeline, type TimelineEvent } from '@partner-dashboard/client'
import { Button, Skeleton, Stack, Timeline } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { happening } from '../../../../../views/businessTimeline'
import { Answer } from './Answer'
import { HappeningLink } from './HappeningLink'
import { HappeningNote } from './HappeningNote'

interface TimelineListProps {
  api: Api
  businessId: string
  /** How many pages are shown now. */
  onPagesChange: (pages: number) => void
  /** Whether an order leads to the orders. */
  hasOrders: boolean
}

/** Everything that happened to a business, the latest first. */
export function TimelineList({ api, businessId, onPagesChange, hasOrders }: TimelineListProps) {
  const timeline = useInfiniteQuery(businessTimeline(api, businessId))
  const listRef = useRef<HTMLDivElement>(null)
  const showMore = async () => {
    const { data, hasNextPage } = await timeline.fetchNextPage()
    if (data) onPagesChange(data.pages.length)
    // The button is gone with the last page; whoever pressed it goes on in the list.
    if (!hasNextPage) listRef.current?.focus({ preventScroll: true })
  }
  return (
    <Answer query={timeline} shape={<Skeleton lines={12} />}>
      {({ pages }) => (
        <>
          <Stack ref={listRef} tabIndex={-1} gap={0}>
            <Timeline
              label="What happened"
              events={pages
                .flatMap(({ results }) => results ?? [])
                .map((event) => shownEvent(event, businessId, hasOrders))}
            />
          </Stack>
          {timeline.hasNextPage && (
            <div>
              <Button isPending={timeline.isFetchingNextPage} onPress={() => void showMore()}>
                Show more
              </Button>
            </div>
          )}
        </>
      )}
    </Answer>
  )
}

function shownEvent(event: TimelineEvent, businessId: string, hasOrders: boolean) {
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
