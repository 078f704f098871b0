import { datasetSchemaList, datasetUploadList } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { uploads } from '../../../../lists/dataShare'
import { useListPage } from '../../../../lists/useListPage'
import { scopedDeps } from '../../../../router/scoped'
import { DataSharePage } from '../-pieces/DataSharePage'
import { ManualUploads } from '../-pieces/ManualUploads'

export const Route = createFileRoute('/_frame/data-share/manual-uploads/')({
  validateSearch: uploads.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, deps }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(datasetSchemaList(api))
    void queryClient.prefetchQuery(datasetUploadList(api, uploads.query(deps)))
  },
  component: function ManualUploadsPage() {
    const navigate = Route.useNavigate()
    return (
      <DataSharePage>
        <ManualUploads
          {...useListPage(Route)}
          onUploaded={({ event_id }) =>
            void navigate({
              to: '/data-share/manual-uploads/uploads/$eventId',
              params: { eventId: event_id },
              // The file is uploaded, so nothing would be lost.
              ignoreBlocker: true,
            })
          }
        />
      </DataSharePage>
    )
  },
})
