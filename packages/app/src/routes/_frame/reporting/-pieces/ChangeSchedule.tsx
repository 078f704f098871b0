import {
  type Api,
  type ReportSchedule,
  type ReportScheduleChange,
  updateReportSchedule,
} from '@partner-dashboard/client'
import { Button, Form, showToast } from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useDraft } from '../../../../drafts/useDraft'
import { refusals, shownInPlace } from '../../../../views/refusals'
import { reportName } from '../../../../views/reportLabels'
import { isWholeSchedule, ScheduleFields, type ScheduleValues, scheduleFields, scheduleSchemas } from './ScheduleFields'

interface ChangeScheduleProps {
  api: Api
  schedule: ReportSchedule
  onDone: () => void
}

/** Edits a schedule. Sends only changed fields. */
export function ChangeSchedule({ api, schedule, onDone }: ChangeScheduleProps) {
  const { id, kind, frequency, recipients, columns } = schedule
  const draft = useDraft<ScheduleValues>({
    name: `report schedule ${id}`,
    initial: { frequency, recipients, columns },
    fields: scheduleSchemas,
  })
  const [hasTried, setTried] = useState(false)
  const update = useMutation({
    ...updateReportSchedule(api),
    meta: shownInPlace,
    onSuccess: () => {
      draft.discard()
      onDone()
      showToast({ text: 'Schedule updated', tone: 'positive' })
    },
  })
  const { value } = draft
  const refused = refusals(update.error, scheduleFields)
  const group = useRef<HTMLElement>(null)
  // Moves focus from the pressed button into the form.
  useEffect(() => group.current?.querySelector<HTMLElement>('button, input')?.focus(), [])

  function submit() {
    setTried(true)
    if (!isWholeSchedule(value)) return
    if (!draft.isDirty) return onDone()
    const change = Object.fromEntries(draft.changed.map((name) => [name, value[name]])) as ReportScheduleChange
    update.mutate({ id, change })
  }

  return (
    <section ref={group} aria-label={`Edit ${reportName(kind)}`}>
      <Form
        title={reportName(kind)}
        onSubmit={submit}
        refusal={refused['']}
        actions={
          <>
            <Button type="submit" variant="primary" isPending={update.isPending}>
              Save changes
            </Button>
            <Button
              variant="quiet"
              isDisabled={update.isPending}
              onPress={() => {
                draft.discard()
                onDone()
              }}
            >
              Cancel
            </Button>
          </>
        }
      >
        <ScheduleFields
          api={api}
          kind={kind}
          value={value}
          onChange={draft.change}
          refused={refused}
          hasTried={hasTried}
        />
      </Form>
    </section>
  )
}
