import { type Api, businessTimeline } from '@partner-dashboard/client'
import { Button, Skeleton, Stack, Timeline } from '@partner-dashboard/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useRef } from 'react'
import * as v from 'valibot'
import { scopedDeps } from '../../../../../router/scoped'
import { optionalText } from '../../../../../router/searchFields'
import { pagesShown } from '../../-pieces/detail/pagesShown'
import { QueryContent } from '../../-pieces/detail/QueryContent'
import { shownEvent } from '../../-pieces/detail/shownEvent'

const search = v.looseObject({ page: optionalText })

export const Route = createFileRoute('/_frame/businesses/$businessId/capital/timeline')({
  staticData: { crumb: 'Timeline' },
  validateSearch: search,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, params, deps }) => {
    if (!hasScope) return
    void queryClient.prefetchInfiniteQuery({
      ...businessTimeline(api, params.businessId),
      pages: pagesShown(deps.page),
    })
  },
  component: function BusinessTimeline() {
    const { api, flag } = Route.useRouteContext()
    const navigate = Route.useNavigate()
    return (
      <TimelineList
        api={api}
        businessId={Route.useParams().businessId}
        onPagesChange={(pages) => void navigate({ search: (old) => ({ ...old, page: String(pages) }), replace: true })}
        hasOrders={flag('pd-show-bnpl-orders')}
      />
    )
  },
})

interface TimelineListProps {
  api: Api
  businessId: string
  /** Called with the number of visible pages. */
  onPagesChange: (pages: number) => void
  hasOrders: boolean
}

function TimelineList({ api, businessId, onPagesChange, hasOrders }: TimelineListProps) {
  const timeline = useInfiniteQuery(businessTimeline(api, businessId))
  const listRef = useRef<HTMLDivElement>(null)
  const showMore = async () => {
    const { data, hasNextPage } = await timeline.fetchNextPage()
    if (data) onPagesChange(data.pages.length)
    // The button is removed with the last page, so focus moves to the list.
    if (!hasNextPage) listRef.current?.focus({ preventScroll: true })
  }
  return (
    <QueryContent query={timeline} shape={<Skeleton lines={12} />}>
      {({ pages }) => (
        <>
          <Stack ref={listRef} tabIndex={-1} gap={0}>
            <Timeline
              label="Timeline"
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
    </QueryContent>
  )
}
