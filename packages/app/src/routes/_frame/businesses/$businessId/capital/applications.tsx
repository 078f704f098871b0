import { type Api, businessApplicationList } from '@partner-dashboard/client'
import { EmptyState, Skeleton } from '@partner-dashboard/ui'
import { Pager } from '@partner-dashboard/ui/table'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { scopedDeps } from '../../../../../router/scoped'
import { optionalText } from '../../../../../router/searchFields'
import { AppLink } from '../../../../../shell/links'
import { ApplicationCard } from '../../-pieces/detail/ApplicationCard'
import { QueryContent } from '../../-pieces/detail/QueryContent'

const search = v.looseObject({ cursor: optionalText })

export const Route = createFileRoute('/_frame/businesses/$businessId/capital/applications')({
  staticData: { crumb: 'Applications' },
  validateSearch: search,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, params, deps: { cursor } }) => {
    if (hasScope) void queryClient.prefetchQuery(businessApplicationList(api, params.businessId, { cursor }))
  },
  component: function Applications() {
    const { api, flag } = Route.useRouteContext()
    const { businessId } = Route.useParams()
    const { cursor } = Route.useSearch()
    const navigate = Route.useNavigate()
    return (
      <ApplicationList
        api={api}
        businessId={businessId}
        cursor={cursor}
        onCursorChange={(next) => void navigate({ search: (old) => ({ ...old, cursor: next }) })}
        hasAllStatuses={flag('pd_application_statuses')}
      />
    )
  },
})

interface ApplicationListProps {
  api: Api
  businessId: string
  cursor: string | undefined
  onCursorChange: (cursor: string) => void
  /** Flag `pd_application_statuses`. */
  hasAllStatuses: boolean
}

function ApplicationList({ api, businessId, cursor, onCursorChange, hasAllStatuses }: ApplicationListProps) {
  const list = useQuery({ ...businessApplicationList(api, businessId, { cursor }), placeholderData: keepPreviousData })
  const go = (to: string | null | undefined) => (to ? () => onCursorChange(to) : undefined)
  return (
    <QueryContent query={list} shape={<Skeleton lines={8} />}>
      {({ results, previous, next, start }) =>
        !results?.length ? (
          <EmptyState
            title="No applications yet"
            description={
              <>
                An application appears here when the business applies for{' '}
                <AppLink to="/businesses/$businessId/capital/offers" params={{ businessId }}>
                  an offer
                </AppLink>
                .
              </>
            }
          />
        ) : (
          <>
            {results.map((application) => (
              <ApplicationCard
                key={application.id}
                api={api}
                application={application}
                hasAllStatuses={hasAllStatuses}
              />
            ))}
            {(previous || next) && (
              <Pager start={(start ?? 0) + 1} pageRows={results.length} onPrevious={go(previous)} onNext={go(next)} />
            )}
          </>
        )
      }
    </QueryContent>
  )
}
