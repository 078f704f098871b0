import { type Api, downloadReportRun, type ReportRun, reportRunList } from '@partner-dashboard/client'
import {
  Button,
  EmptyState,
  ErrorState,
  Note,
  ProgressBar,
  RuledItem,
  RuledList,
  SidePanel,
  Skeleton,
  Stack,
  saveFile,
} from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { reportName } from '../../../../views/reportLabels'
import { periodOf, runState } from '../../../../views/reports'

interface ReportFilesProps {
  api: Api
  isOpen: boolean
  onClose: () => void
}

/** Files of the last 30 days, with the progress of pending ones. */
export function ReportFiles({ api, isOpen, onClose }: ReportFilesProps) {
  return (
    <SidePanel isOpen={isOpen} onOpenChange={onClose} title="Files">
      {isOpen && <Files api={api} />}
    </SidePanel>
  )
}

function Files({ api }: { api: Api }) {
  const runs = useInfiniteQuery(reportRunList(api))
  if (runs.isLoadingError) return <ErrorState onRetry={() => void runs.refetch()} />
  if (!runs.data) return <Skeleton lines={6} />
  const files = runs.data.pages.flatMap(({ results }) => results)
  if (files.length === 0) {
    return <EmptyState title="No files yet" description="Large and scheduled reports are available here for 30 days." />
  }
  return (
    <Stack>
      <RuledList>
        {files.map((run) => (
          <File key={run.id} api={api} run={run} />
        ))}
      </RuledList>
      {runs.hasNextPage && (
        <div>
          <Button isPending={runs.isFetchingNextPage} onPress={() => void runs.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </Stack>
  )
}

function File({ api, run }: { api: Api; run: ReportRun }) {
  const download = useMutation({ ...downloadReportRun(api), onSuccess: saveFile })
  return (
    <RuledItem
      title={reportName(run.kind)}
      actions={
        run.status === 'completed' ? (
          <Button
            size="small"
            aria-label={`Download ${reportName(run.kind)}, ${periodOf(run)}`}
            isPending={download.isPending}
            onPress={() => download.mutate({ id: run.id })}
          >
            Download
          </Button>
        ) : (
          run.status === 'processing' && <ProgressBar label="Progress" value={run.progress ?? 0} maxValue={1} />
        )
      }
    >
      <Note>
        {periodOf(run)} · {runState(run)}
      </Note>
      <Note>
        {formatDate(run.created_at, { withTime: true })}, {run.created_by ?? 'scheduled'}
      </Note>
    </RuledItem>
  )
}
