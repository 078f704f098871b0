import { datasetSchemaList, datasetUploadList } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../../router/scoped'
import { DataSharePage } from '../-pieces/DataSharePage'
import { ManualUploads } from '../-pieces/ManualUploads'
import { uploadsQueryOf, uploadsSearch } from '../-pieces/uploadsSearch'

export const Route = createFileRoute('/_frame/data-share/manual-uploads/')({
  validateSearch: uploadsSearch,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, deps }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(datasetSchemaList(api))
    void queryClient.prefetchQuery(datasetUploadList(api, uploadsQueryOf(deps)))
  },
  component: function ManualUploadsPage() {
    const navigate = Route.useNavigate()
    return (
      <DataSharePage>
        <ManualUploads
          api={Route.useRouteContext().api}
          search={Route.useSearch()}
          onSearchChange={(change, options) => void navigate({ search: (old) => ({ ...old, ...change }), ...options })}
          onUploaded={({ event_id }) =>
            void navigate({
              to: '/data-share/manual-uploads/uploads/$eventId',
              params: { eventId: event_id },
              // The file is no longer something that would be lost.
              ignoreBlocker: true,
            })
          }
        />
      </DataSharePage>
    )
  },
})
