import { type Api, csvExportDetail } from '@partner-dashboard/client'
import { Button, Dialog, ErrorState, ProgressBar, Skeleton, Stack } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { exportProgress } from '../views/exports'
import { EarlierFiles } from './EarlierFiles'
import { SaveButton } from './SaveButton'

export interface FilesDialogProps {
  api: Api
  /** Running export. */
  id: string | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onAgain: () => void
  isStarting: boolean
}

export function FilesDialog({ api, id, isOpen, onOpenChange, onAgain, isStarting }: FilesDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="CSV file" size="medium">
      <Stack gap={6}>
        {id !== undefined && <OneFile key={id} api={api} id={id} onAgain={onAgain} isStarting={isStarting} />}
        <EarlierFiles api={api} except={id} />
      </Stack>
    </Dialog>
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
  if (file.isLoadingError) return <ErrorState onRetry={() => void file.refetch()} />
  if (!file.data) return <Skeleton lines={3} />
  const { status, file_name } = file.data
  return (
    <Stack>
      <ProgressBar label={file_name ?? 'CSV file'} maxValue={1} {...exportProgress(file.data)} />
      {status === 'completed' && <SaveButton api={api} file={file.data} />}
      {status === 'failed' && (
        <Button onPress={onAgain} isPending={isStarting}>
          Export again
        </Button>
      )}
    </Stack>
  )
}
