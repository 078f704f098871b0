import { type Api, partnerUserList, type ReportFrequency, type ReportKind, reportList } from '@partner-dashboard/client'
import { CheckboxGroupField, SelectField } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { frequencyOptions, frequencySchema } from '../../../../views/reportLabels'
import { type FieldSchemas, storedList, storedText } from '../../../../views/stored'

export interface ScheduleValues {
  frequency: ReportFrequency | ''
  recipients: string[]
  /** Null means all columns, including ones added later. */
  columns: string[] | null
}

export const scheduleFields = ['frequency', 'recipients', 'columns'] satisfies (keyof ScheduleValues)[]

export const scheduleSchemas = {
  frequency: frequencySchema,
  recipients: storedList(storedText),
  columns: v.nullable(storedList(storedText)),
} satisfies FieldSchemas<ScheduleValues>

interface ScheduleFieldsProps {
  api: Api
  kind: ReportKind | ''
  value: ScheduleValues
  onChange: (patch: Partial<ScheduleValues>) => void
  /** Server errors by field. */
  refused: Partial<Record<string, string>>
  /** Whether missing values are shown as errors. */
  hasTried: boolean
}

export function ScheduleFields({ api, kind, value, onChange, refused, hasTried }: ScheduleFieldsProps) {
  const users = useQuery(partnerUserList(api))
  const reports = useQuery(reportList(api))
  const columns = reports.data?.find((report) => report.kind === kind)?.columns ?? []
  const people = (users.data ?? []).map(({ email, first_name, last_name }) => ({
    value: email,
    label: [first_name, last_name].filter(Boolean).join(' ') || email,
  }))
  // Lists former users, so a rejected recipient can be removed.
  const former = users.data
    ? value.recipients
        .filter((address) => !people.some((person) => person.value === address))
        .map((address) => ({ value: address, label: `${address} (no longer a user)` }))
    : []
  return (
    <>
      <SelectField
        label="Frequency"
        value={value.frequency}
        onChange={(frequency) => onChange({ frequency })}
        options={frequencyOptions}
        errorMessage={refused.frequency}
      />
      <CheckboxGroupField
        label="Recipients"
        description="Users of this partner. Add more in Settings > Users."
        value={value.recipients}
        onChange={(recipients) => onChange({ recipients })}
        options={[...people, ...former]}
        errorMessage={refused.recipients ?? (hasTried && value.recipients.length === 0 ? 'Required' : undefined)}
      />
      {columns.length > 0 && (
        <CheckboxGroupField
          label="Columns"
          value={value.columns ?? columns.map(({ id }) => id)}
          onChange={(next) => onChange({ columns: next.length === columns.length ? null : next })}
          options={columns.map(({ id, label }) => ({ value: id, label }))}
          errorMessage={refused.columns ?? (hasTried && value.columns?.length === 0 ? 'Required' : undefined)}
        />
      )}
    </>
  )
}

export const isWholeSchedule = ({ frequency, recipients, columns }: ScheduleValues) =>
  frequency !== '' && recipients.length > 0 && columns?.length !== 0
