import { type Api, downloadRejectedRows } from '@partner-dashboard/client'
import { Button, saveFile } from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'
import { useWhyNot } from '../../../../session/useWhyNot'

/** The rows that are still to be repaired, each with its reason. */
export function DownloadRejected({ api, eventId }: { api: Api; eventId: string }) {
  const whyNot = useWhyNot(api, 'manage_data_share')
  const download = useMutation({ ...downloadRejectedRows(api), onSuccess: saveFile })
  if (whyNot !== undefined) return null
  return (
    <Button isPending={download.isPending} onPress={() => download.mutate({ eventId })}>
      Download rejected rows
    </Button>
  )
}
