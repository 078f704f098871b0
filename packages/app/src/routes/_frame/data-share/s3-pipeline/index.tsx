import { s3IngestionConfigList, s3IntegrationList, s3UploadList } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { uploads } from '../../../../lists/dataShare'
import { useListPage } from '../../../../lists/useListPage'
import { scopedDeps } from '../../../../router/scoped'
import { BucketPipeline } from '../-pieces/BucketPipeline'
import { DataSharePage } from '../-pieces/DataSharePage'

export const Route = createFileRoute('/_frame/data-share/s3-pipeline/')({
  validateSearch: uploads.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, deps }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(s3IntegrationList(api))
    void queryClient.prefetchQuery(s3IngestionConfigList(api))
    void queryClient.prefetchQuery(s3UploadList(api, uploads.query(deps)))
  },
  component: function BucketPipelinePage() {
    return (
      <DataSharePage>
        <BucketPipeline {...useListPage(Route)} />
      </DataSharePage>
    )
  },
})
