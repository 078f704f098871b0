import { s3IngestionConfigList, s3IntegrationList, s3UploadList } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../../router/scoped'
import { BucketPipeline } from '../-pieces/BucketPipeline'
import { DataSharePage } from '../-pieces/DataSharePage'
import { uploadsQueryOf, uploadsSearch } from '../-pieces/uploadsSearch'

export const Route = createFileRoute('/_frame/data-share/s3-pipeline/')({
  validateSearch: uploadsSearch,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, deps }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(s3IntegrationList(api))
    void queryClient.prefetchQuery(s3IngestionConfigList(api))
    void queryClient.prefetchQuery(s3UploadList(api, uploadsQueryOf(deps)))
  },
  component: function BucketPipelinePage() {
    const navigate = Route.useNavigate()
    return (
      <DataSharePage>
        <BucketPipeline
          api={Route.useRouteContext().api}
          search={Route.useSearch()}
          onSearchChange={(change, options) => void navigate({ search: (old) => ({ ...old, ...change }), ...options })}
        />
      </DataSharePage>
    )
  },
})
