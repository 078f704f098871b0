import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../router/scoped'
import { DeveloperOverview } from './-pieces/DeveloperOverview'
import { prefetchOverview } from './-pieces/overviewQueries'

export const Route = createFileRoute('/_frame/developer/')({
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context }) => prefetchOverview(context),
  component: function Developer() {
    const { api, config, flag } = Route.useRouteContext()
    const { origin } = new URL(config.api_base_url, location.origin)
    return <DeveloperOverview api={api} origin={origin} hasApiKeys={flag('pd-show-authentications-settings')} />
  },
})
