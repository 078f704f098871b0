import {
  type Api,
  deleteReportSchedule,
  type ReportKind,
  type ReportSchedule,
  reportScheduleList,
} from '@partner-dashboard/client'
import { Button, ConfirmDialog, ErrorState, Section, SidePanel, Skeleton, showToast } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { frequencyName, reportName } from '../../../../views/reportWords'
import * as styles from './Reporting.css'
import { ScheduleForm } from './ScheduleForm'

interface ReportSchedulesProps {
  api: Api
  /** The report that is open, offered first. */
  kind: ReportKind
  isOpen: boolean
  onClose: () => void
}

/** Reports that come by themselves: what there is, one more, one less. */
export function ReportSchedules({ api, kind, isOpen, onClose }: ReportSchedulesProps) {
  return (
    <SidePanel isOpen={isOpen} onOpenChange={onClose} title="Scheduled reports">
      {isOpen && (
        <div className={styles.stack}>
          <Schedules api={api} />
          <Section title="Schedule a report" description="A mail with a link to the file, at 06:00 UTC.">
            <ScheduleForm key={kind} api={api} kind={kind} />
          </Section>
        </div>
      )}
    </SidePanel>
  )
}

const columnsText = (count: number) => (count === 1 ? '1 column' : `${count} columns`)

function Schedules({ api }: { api: Api }) {
  const schedules = useQuery(reportScheduleList(api))
  const [ending, setEnding] = useState<ReportSchedule>()
  const end = useMutation({
    ...deleteReportSchedule(api),
    onSuccess: () => {
      setEnding(undefined)
      showToast({ text: 'The report is sent no more', tone: 'positive' })
    },
  })
  if (schedules.isLoadingError) return <ErrorState onRetry={() => void schedules.refetch()} />
  if (!schedules.data) return <Skeleton lines={3} />
  if (schedules.data.length === 0) {
    return <p className={styles.runNote}>No report is sent yet.</p>
  }
  return (
    <div className={styles.runs}>
      {schedules.data.map((schedule) => (
        <div key={schedule.id} className={styles.run}>
          <div>
            <div className={styles.runName}>{reportName(schedule.kind)}</div>
            <div className={styles.runNote}>{frequencyName(schedule.frequency)}</div>
            <div className={styles.runNote}>To {(schedule.recipients ?? []).join(', ')}</div>
            {schedule.columns && <div className={styles.runNote}>{columnsText(schedule.columns.length)}</div>}
            <div className={styles.runNote}>Next on {formatDate(schedule.next_run_at)}</div>
          </div>
          <Button size="small" aria-label={`End ${reportName(schedule.kind)}`} onPress={() => setEnding(schedule)}>
            End
          </Button>
        </div>
      ))}
      <ConfirmDialog
        isOpen={ending !== undefined}
        onOpenChange={() => setEnding(undefined)}
        title={`End sending ${reportName(ending?.kind ?? '')}?`}
        effect="Nobody gets it from now on. Files that were made stay for their 30 days."
        confirmLabel="End sending"
        isPending={end.isPending}
        onConfirm={() => ending && end.mutate({ id: ending.id })}
      />
    </div>
  )
}
