import { datasetSchemaList, datasetUploadDetail } from '@partner-dashboard/client'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { uploadResults } from '../../../../../lists/dataShare'
import { useListPage } from '../../../../../lists/useListPage'
import { scopedDeps } from '../../../../../router/scoped'
import { UploadPage } from '../../-pieces/UploadPage'

export const Route = createFileRoute('/_frame/data-share/s3-pipeline/uploads/$eventId')({
  validateSearch: uploadResults.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: async ({ context: { api, queryClient, hasScope }, params }) => {
    if (!hasScope) return {}
    void queryClient.prefetchQuery(datasetSchemaList(api))
    const upload = await queryClient.ensureQueryData(datasetUploadDetail(api, params.eventId))
    if (upload.source === 'manual') {
      throw redirect({ to: '/data-share/manual-uploads/uploads/$eventId', params, replace: true })
    }
    return { crumb: upload.file_name }
  },
  component: function BucketFile() {
    const navigate = Route.useNavigate()
    const { eventId } = Route.useParams()
    return (
      <UploadPage
        key={eventId}
        {...useListPage(Route)}
        eventId={eventId}
        onRepaired={({ event_id }) =>
          void navigate({
            to: '/data-share/manual-uploads/uploads/$eventId',
            params: { eventId: event_id },
            // The fixes are submitted.
            ignoreBlocker: true,
          })
        }
      />
    )
  },
})
