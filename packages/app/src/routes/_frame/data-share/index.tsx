import { dataShareSummary, datasetSchemaList } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../router/scoped'
import { DataSharePage } from './-pieces/DataSharePage'
import { Overview } from './-pieces/Overview'

export const Route = createFileRoute('/_frame/data-share/')({
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope } }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(dataShareSummary(api))
    void queryClient.prefetchQuery(datasetSchemaList(api))
  },
  component: function DataShare() {
    return (
      <DataSharePage>
        <Overview api={Route.useRouteContext().api} />
      </DataSharePage>
    )
  },
})
