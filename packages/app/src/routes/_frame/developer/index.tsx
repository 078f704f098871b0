import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../router/scoped'
import { DeveloperOverview } from './-pieces/DeveloperOverview'
import { prefetchOverview } from './-pieces/overviewQueries'

export const Route = createFileRoute('/_frame/developer/')({
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context }) => prefetchOverview(context),
  component: function Developer() {
    const { api, flag } = Route.useRouteContext()
    return <DeveloperOverview api={api} hasApiKeys={flag('pd-show-authentications-settings')} />
  },
})
