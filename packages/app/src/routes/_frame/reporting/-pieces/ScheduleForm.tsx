import {
  type Api,
  ApiError,
  createReportSchedule,
  partnerUserList,
  type ReportFrequency,
  type ReportKind,
  reportList,
} from '@partner-dashboard/client'
import { Button, CheckboxGroupField, Form, SelectField, showToast } from '@partner-dashboard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDraft } from '../../../../drafts/useDraft'
import { refusals } from '../../../../views/refusals'
import { reportKinds } from '../../../../views/reportKinds'
import { frequencyOptions, reportName } from '../../../../views/reportWords'

interface Draft extends Record<string, unknown> {
  kind: ReportKind | ''
  frequency: ReportFrequency | ''
  recipients: string[]
  /** Nothing is all of them, also those that the report gets later. */
  columns: string[] | null
}

const fields = ['kind', 'frequency', 'recipients', 'columns']
const kindOptions = reportKinds.map((value) => ({ value, label: reportName(value) }))

export function ScheduleForm({ api, kind }: { api: Api; kind: ReportKind }) {
  const users = useQuery(partnerUserList(api))
  const reports = useQuery(reportList(api))
  const draft = useDraft<Draft>({
    name: 'report schedule',
    initial: { kind, frequency: 'monthly', recipients: [], columns: null },
  })
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
  const columns = reports.data?.find((report) => report.kind === value.kind)?.columns ?? []
  const isComplete =
    value.kind !== '' && value.frequency !== '' && value.recipients.length > 0 && value.columns?.length !== 0

  function submit() {
    setTried(true)
    if (value.kind === '' || value.frequency === '' || !isComplete) return
    const { kind, frequency, recipients } = value
    create.mutate({ kind, frequency, recipients, ...(value.columns && { columns: value.columns }) })
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
        onChange={(next) => draft.change({ kind: next, columns: null })}
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
        errorMessage={refused.recipients ?? (hasTried && value.recipients.length === 0 ? 'Required' : undefined)}
      />
      {columns.length > 0 && (
        <CheckboxGroupField
          label="Columns"
          value={value.columns ?? columns.map(({ id }) => id)}
          onChange={(next) => draft.change({ columns: next.length === columns.length ? null : next })}
          options={columns.map(({ id, label }) => ({ value: id, label }))}
          errorMessage={refused.columns ?? (hasTried && value.columns?.length === 0 ? 'Required' : undefined)}
        />
      )}
    </Form>
  )
}
