import { type Api, type CsvExport, downloadCsvExport } from '@partner-dashboard/client'
import { Button, saveFile } from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'

/** Downloads a finished export. */
export function SaveButton({ api, file, size }: { api: Api; file: CsvExport; size?: 'small' }) {
  const download = useMutation({ ...downloadCsvExport(api), onSuccess: saveFile })
  return (
    <div>
      <Button
        variant={size === 'small' ? 'quiet' : 'primary'}
        size={size}
        isPending={download.isPending}
        onPress={() => download.mutate({ id: file.id })}
      >
        Download file
      </Button>
    </div>
  )
}
