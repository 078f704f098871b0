import {
  type Api,
  createReportSchedule,
  deleteReportSchedule,
  type ReportKind,
  type ReportSchedule,
  reportScheduleList,
} from '@partner-dashboard/client'
import {
  Button,
  ErrorState,
  Inline,
  Note,
  RuledItem,
  RuledList,
  Section,
  SidePanel,
  Skeleton,
  Stack,
  showToast,
} from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWhyNot } from '../../../../session/useWhyNot'
import { frequencyName, reportName } from '../../../../views/reportLabels'
import { ChangeSchedule } from './ChangeSchedule'
import { ScheduleForm } from './ScheduleForm'

interface ReportSchedulesProps {
  api: Api
  /** Current report, preselected for a new schedule. */
  kind: ReportKind
  isOpen: boolean
  onClose: () => void
}

export function ReportSchedules({ api, kind, isOpen, onClose }: ReportSchedulesProps) {
  return (
    <SidePanel isOpen={isOpen} onOpenChange={onClose} title="Scheduled reports">
      {isOpen && <Schedules api={api} kind={kind} />}
    </SidePanel>
  )
}

function Schedules({ api, kind }: { api: Api; kind: ReportKind }) {
  /** ID of the schedule being edited. One form at a time. */
  const [changing, setChanging] = useState<string>()
  const { data } = useQuery(reportScheduleList(api))
  const whyNot = useWhyNot(api, 'schedule_reports')
  // Another user may have deleted it.
  const isChanging = data?.some(({ id }) => id === changing) ?? false
  return (
    <Stack gap={6}>
      <ScheduleList api={api} changing={changing} isDisabled={whyNot !== undefined} onChange={setChanging} />
      {!isChanging && (
        <Section title="Schedule report" description="Sends an email with a link to the file at 06:00 UTC.">
          {whyNot === undefined ? <ScheduleForm key={kind} api={api} kind={kind} /> : <Note>{whyNot}</Note>}
        </Section>
      )}
    </Stack>
  )
}

/** Deleted users are left out. */
const recipientsText = (recipients: readonly string[]) =>
  recipients.length === 0 ? 'No recipients' : `To ${recipients.join(', ')}`

const columnsText = (count: number) => (count === 1 ? '1 column' : `${count} columns`)

interface ScheduleListProps {
  api: Api
  changing: string | undefined
  isDisabled: boolean
  onChange: (id: string | undefined) => void
}

function ScheduleList({ api, changing, isDisabled, onChange }: ScheduleListProps) {
  const schedules = useQuery(reportScheduleList(api))
  const restore = useMutation(createReportSchedule(api))
  const remove = useMutation({
    ...deleteReportSchedule(api),
    onSuccess: (_, { kind, frequency, recipients, columns }: ReportSchedule) =>
      showToast({
        text: `${reportName(kind)} schedule deleted`,
        tone: 'positive',
        // A schedule can't be created without recipients.
        ...(recipients.length > 0 && {
          action: {
            label: 'Undo',
            onPress: () => restore.mutate({ kind, frequency, recipients, ...(columns && { columns }) }),
          },
        }),
      }),
  })
  if (schedules.isLoadingError) return <ErrorState onRetry={() => void schedules.refetch()} />
  if (!schedules.data) return <Skeleton lines={3} />
  if (schedules.data.length === 0) {
    return <Note>No scheduled reports yet.</Note>
  }
  return (
    <RuledList>
      {schedules.data.map((schedule) => (
        <Schedule
          key={schedule.id}
          api={api}
          schedule={schedule}
          isChanging={schedule.id === changing}
          isDisabled={isDisabled}
          onChange={(isChanging) => onChange(isChanging ? schedule.id : undefined)}
          onDelete={() => !remove.isPending && remove.mutate(schedule)}
        />
      ))}
    </RuledList>
  )
}

interface ScheduleProps {
  api: Api
  schedule: ReportSchedule
  isChanging: boolean
  isDisabled: boolean
  onChange: (isChanging: boolean) => void
  onDelete: () => void
}

function Schedule({ api, schedule, isChanging, isDisabled, onChange, onDelete }: ScheduleProps) {
  const line = useRef<HTMLLIElement>(null)
  const close = () => {
    // The focused button is removed.
    flushSync(() => onChange(false))
    line.current?.querySelector('button')?.focus()
  }
  const name = reportName(schedule.kind)
  const when = frequencyName(schedule.frequency)
  return (
    <RuledItem
      ref={line}
      title={isChanging ? undefined : name}
      actions={
        !isChanging && (
          <Inline>
            <Button
              size="small"
              isDisabled={isDisabled}
              aria-label={`Edit ${name}: ${when}`}
              onPress={() => onChange(true)}
            >
              Edit
            </Button>
            <Button size="small" isDisabled={isDisabled} aria-label={`Delete ${name}: ${when}`} onPress={onDelete}>
              Delete
            </Button>
          </Inline>
        )
      }
    >
      {isChanging ? (
        <ChangeSchedule api={api} schedule={schedule} onDone={close} />
      ) : (
        <>
          <Note>{when}</Note>
          <Note>{recipientsText(schedule.recipients ?? [])}</Note>
          {schedule.columns && <Note>{columnsText(schedule.columns.length)}</Note>}
          <Note>Next on {formatDate(schedule.next_run_at)}</Note>
        </>
      )}
    </RuledItem>
  )
}
