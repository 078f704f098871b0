import { apiRequestDetail } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../../router/scoped'
import { ApiRequestPage } from '../-pieces/ApiRequestPage'

export const Route = createFileRoute('/_frame/developer/api-logs/$requestId')({
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: async ({ context: { api, queryClient, hasScope }, params }) => {
    if (!hasScope) return
    const { request } = await queryClient.ensureQueryData(apiRequestDetail(api, params.requestId))
    return { crumb: request.request_id }
  },
  component: function ApiRequest() {
    const { api, config } = Route.useRouteContext()
    const { origin } = new URL(config.api_base_url, location.origin)
    return <ApiRequestPage api={api} id={Route.useParams().requestId} origin={origin} />
  },
})
