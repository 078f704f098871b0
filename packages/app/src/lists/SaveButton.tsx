import { type Api, type CsvExport, downloadCsvExport } from '@partner-dashboard/client'
import { Button, saveFile } from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'

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
