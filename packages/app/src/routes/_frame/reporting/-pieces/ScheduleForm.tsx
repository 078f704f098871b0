import {
  type Api,
  ApiError,
  createReportSchedule,
  partnerUserList,
  type ReportFrequency,
  type ReportKind,
} from '@partner-dashboard/client'
import { Button, CheckboxGroupField, Form, SelectField, showToast } from '@partner-dashboard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDraft } from '../../../../drafts/useDraft'
import { refusals } from '../../../../views/refusals'
import { reportKinds } from '../../../../views/reportKinds'
import { frequencyOptions, reportName } from '../../../../views/reports'

interface Draft extends Record<string, unknown> {
  kind: ReportKind | ''
  frequency: ReportFrequency | ''
  recipients: string[]
}

const fields = ['kind', 'frequency', 'recipients']
const kindOptions = reportKinds.map((value) => ({ value, label: reportName(value) }))

export function ScheduleForm({ api, kind }: { api: Api; kind: ReportKind }) {
  const users = useQuery(partnerUserList(api))
  const draft = useDraft<Draft>({ name: 'report schedule', initial: { kind, frequency: 'monthly', recipients: [] } })
  const [hasTried, setTried] = useState(false)
  const create = useMutation({
    ...createReportSchedule(api),
    meta: { isHandled: (error) => error instanceof ApiError },
    onSuccess: () => {
      draft.discard()
      setTried(false)
      showToast({ text: 'The report is scheduled', tone: 'positive' })
    },
  })
  const { value } = draft
  const refused = refusals(create.error, fields)
  const isComplete = value.kind !== '' && value.frequency !== '' && value.recipients.length > 0

  function submit() {
    setTried(true)
    if (value.kind === '' || value.frequency === '' || value.recipients.length === 0) return
    create.mutate({ kind: value.kind, frequency: value.frequency, recipients: value.recipients })
  }

  return (
    <Form
      onSubmit={submit}
      refusal={refused['']}
      actions={
        <Button type="submit" variant="primary" isPending={create.isPending}>
          Schedule report
        </Button>
      }
    >
      <SelectField
        label="Report"
        value={value.kind}
        onChange={(next) => draft.change({ kind: next })}
        options={kindOptions}
        errorMessage={refused.kind}
      />
      <SelectField
        label="When"
        value={value.frequency}
        onChange={(next) => draft.change({ frequency: next })}
        options={frequencyOptions}
        errorMessage={refused.frequency}
      />
      <CheckboxGroupField
        label="To"
        description="Users of this partner. Others are added under Settings, Users."
        value={value.recipients}
        onChange={(next) => draft.change({ recipients: next })}
        options={(users.data ?? []).map(({ email, first_name, last_name }) => ({
          value: email,
          label: [first_name, last_name].filter(Boolean).join(' ') || email,
        }))}
        errorMessage={refused.recipients ?? (hasTried && !isComplete ? 'Required' : undefined)}
      />
    </Form>
  )
}
