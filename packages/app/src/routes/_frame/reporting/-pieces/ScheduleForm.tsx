import { type Api, createReportSchedule, type ReportKind } from '@partner-dashboard/client'
import { Button, Form, SelectField, showToast } from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { DraftNote } from '../../../../drafts/DraftNote'
import { useDiscard } from '../../../../drafts/useDiscard'
import { useDraft } from '../../../../drafts/useDraft'
import { optionsOf } from '../../../../views/look'
import { refusals, shownInPlace } from '../../../../views/refusals'
import { storedOneOf } from '../../../../views/stored'
import { reportNames } from '../../../../views/vocabulary'
import { isWholeSchedule, ScheduleFields, type ScheduleValues, scheduleFields, scheduleSchemas } from './ScheduleFields'

interface Draft extends ScheduleValues {
  kind: ReportKind | ''
}

const kindOptions = optionsOf(reportNames)

export function ScheduleForm({ api, kind }: { api: Api; kind: ReportKind }) {
  const draft = useDraft<Draft>({
    name: 'report schedule',
    initial: { kind, frequency: 'monthly', recipients: [], columns: null },
    fields: { ...scheduleSchemas, kind: v.union([v.literal(''), storedOneOf(reportNames)]) },
  })
  const [hasTried, setTried] = useState(false)
  const create = useMutation({
    ...createReportSchedule(api),
    meta: shownInPlace,
    onSuccess: () => {
      clear()
      showToast({ text: 'Report scheduled', tone: 'positive' })
    },
  })
  const { value } = draft
  const refused = refusals(create.error, ['kind', ...scheduleFields])

  const discard = useDiscard(draft)

  function clear() {
    draft.discard()
    setTried(false)
  }

  function submit() {
    setTried(true)
    const { kind, frequency, recipients, columns } = value
    if (kind === '' || frequency === '' || !isWholeSchedule(value)) return
    create.mutate({ kind, frequency, recipients, ...(columns && { columns }) })
  }

  return (
    <Form
      onSubmit={submit}
      refusal={refused['']}
      actions={
        <>
          <Button type="submit" variant="primary" isPending={create.isPending}>
            Schedule report
          </Button>
          {draft.isDirty && (
            <Button
              variant="quiet"
              isDisabled={create.isPending}
              onPress={() => {
                discard()
                setTried(false)
              }}
            >
              Discard changes
            </Button>
          )}
          <DraftNote isDirty={draft.isDirty} />
        </>
      }
    >
      <SelectField
        label="Report"
        value={value.kind}
        onChange={(next) => draft.change({ kind: next, columns: null })}
        options={kindOptions}
        errorMessage={refused.kind}
      />
      <ScheduleFields
        api={api}
        kind={value.kind}
        value={value}
        onChange={draft.change}
        refused={refused}
        hasTried={hasTried}
      />
    </Form>
  )
}
