import {
  type Api,
  type CsvExportRequest,
  csvExportDetail,
  downloadCsv,
  startCsvExport,
} from '@partner-dashboard/client'
import { Button, Dialog, ErrorState, ProgressBar, Skeleton, showToast } from '@partner-dashboard/ui'
import { formatNumber } from '@partner-dashboard/ui/format'
import { useMutation, useQuery } from '@tanstack/react-query'
import { exportProgress } from '../views/exports'
import * as styles from './CsvDownload.css'
import { EarlierFiles } from './EarlierFiles'
import { SaveButton } from './SaveButton'
import { saveFile } from './saveFile'

/** Up to this many rows a file comes at once; above, it is made in the background. */
const most = 2000

interface CsvDownloadProps {
  api: Api
  /** The list and its present filter. */
  request: CsvExportRequest
  /** How many rows the filter finds. */
  count: number | undefined
  /** The file that is being made, from the address: it is there again after a reload. */
  exportId: string | undefined
  onExportChange: (id: string | undefined) => void
}

/** What the filter finds, as a file. */
export function CsvDownload({ api, request, count, exportId, onExportChange }: CsvDownloadProps) {
  const download = useMutation({
    ...downloadCsv(api),
    onSuccess: (file) => {
      saveFile(file)
      showToast({ text: `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'} downloaded`, tone: 'positive' })
    },
  })
  const start = useMutation({ ...startCsvExport(api), onSuccess: ({ id }) => onExportChange(id) })
  const begin = () => (count !== undefined && count > most ? start.mutate(request) : download.mutate(request))
  return (
    <>
      <Button isDisabled={!count} isPending={download.isPending || start.isPending} onPress={begin}>
        Download CSV
      </Button>
      <Dialog
        isOpen={exportId !== undefined}
        onOpenChange={() => onExportChange(undefined)}
        title="CSV file"
        size="medium"
      >
        <div className={styles.files}>
          {exportId !== undefined && (
            <OneFile
              key={exportId}
              api={api}
              id={exportId}
              onAgain={() => start.mutate(request)}
              isStarting={start.isPending}
            />
          )}
          <EarlierFiles api={api} except={exportId} />
        </div>
      </Dialog>
    </>
  )
}

interface OneFileProps {
  api: Api
  id: string
  onAgain: () => void
  isStarting: boolean
}

function OneFile({ api, id, onAgain, isStarting }: OneFileProps) {
  const file = useQuery(csvExportDetail(api, id))
  if (file.isError) return <ErrorState onRetry={() => void file.refetch()} />
  if (!file.data) return <Skeleton lines={3} />
  const { status, file_name } = file.data
  return (
    <div className={styles.file}>
      <ProgressBar label={file_name ?? 'CSV file'} maxValue={1} {...exportProgress(file.data)} />
      {status === 'completed' && <SaveButton api={api} file={file.data} />}
      {status === 'failed' && (
        <Button onPress={onAgain} isPending={isStarting}>
          Make it again
        </Button>
      )}
    </div>
  )
}
