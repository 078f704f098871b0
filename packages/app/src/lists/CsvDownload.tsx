import { type Api, type CsvExportRequest, downloadCsv, startCsvExport } from '@partner-dashboard/client'
import { Button, lazyOverlay, saveFile, showToast } from '@partner-dashboard/ui'
import { formatNumber } from '@partner-dashboard/ui/format'
import { useMutation } from '@tanstack/react-query'

const { Overlay: FilesDialog } = lazyOverlay(() => import('./FilesDialog').then((module) => module.FilesDialog))

/** Up to this many rows, the file downloads directly; above, it's created in the background. */
const maxDirectRows = 2000

interface CsvDownloadProps {
  api: Api
  /** List with its current filters and sorting. */
  request: CsvExportRequest
  count: number | undefined
  /** Running export from the URL, so it's restored after a reload. */
  exportId: string | undefined
  onExportChange: (id: string | undefined) => void
}

export function CsvDownload({ api, request, count, exportId, onExportChange }: CsvDownloadProps) {
  const download = useMutation({
    ...downloadCsv(api),
    onSuccess: (file) => {
      saveFile(file)
      showToast({ text: `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'} downloaded`, tone: 'positive' })
    },
  })
  const start = useMutation({ ...startCsvExport(api), onSuccess: ({ id }) => onExportChange(id) })
  const begin = () => (count !== undefined && count > maxDirectRows ? start.mutate(request) : download.mutate(request))
  return (
    <>
      <Button isDisabled={!count} isPending={download.isPending || start.isPending} onPress={begin}>
        Download CSV
      </Button>
      <FilesDialog
        api={api}
        id={exportId}
        isOpen={exportId !== undefined}
        onOpenChange={() => onExportChange(undefined)}
        onAgain={() => start.mutate(request)}
        isStarting={start.isPending}
      />
    </>
  )
}
