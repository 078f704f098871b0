import { createFileRoute } from '@tanstack/react-router'
import { applications, decidedApplications } from '../../../../lists/capital'
import { prefetchList } from '../../../../lists/prefetchList'
import { useListPage } from '../../../../lists/useListPage'
import { scopedDeps } from '../../../../router/scoped'
import { ApplicationsList } from '../-pieces/capital/ApplicationsList'

export const Route = createFileRoute('/_frame/businesses/capital/applications')({
  staticData: { crumb: 'Applications' },
  validateSearch: applications.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context, deps }) =>
    prefetchList(context, context.flag('pd_application_statuses') ? applications : decidedApplications, deps),
  component: function Applications() {
    const { flag } = Route.useRouteContext()
    return <ApplicationsList {...useListPage(Route)} hasAllStatuses={flag('pd_application_statuses')} />
  },
})
