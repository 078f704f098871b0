import type {
  DatasetFreshness,
  DatasetType,
  DatasetUpload,
  IngestionStatus,
  ResultGroup,
  S3IngestionConfig,
  S3Integration,
  SchemaColumn,
  ValidationResult,
} from '@partner-dashboard/client'
import { StatusPill, type Step } from '@partner-dashboard/ui'
import { formatNumber } from '@partner-dashboard/ui/format'
import { defineColumns } from '@partner-dashboard/ui/table'
import type { ReactNode } from 'react'
import { sentence } from './dataShare.css'
import { type Look, look, nameOf } from './look'
import { moment } from './moment'

const datasets = {
  businesses: 'Businesses',
  owners: 'Owners',
  bank_accounts: 'Bank accounts',
  sales: 'Daily sales',
} satisfies Record<DatasetType, string>

export const datasetName = (type: string) => nameOf(datasets, type)
export const datasetOptions = (Object.keys(datasets) as DatasetType[]).map((value) => ({
  value,
  label: datasets[value],
}))

export const uploadStatus = {
  processing: { tone: 'info', label: 'Processing' },
  completed: { tone: 'positive', label: 'Completed' },
  failed: { tone: 'negative', label: 'Failed' },
} satisfies Record<IngestionStatus, Look>

const severities = {
  error: { tone: 'negative', label: 'Error' },
  warning: { tone: 'caution', label: 'Warning' },
} satisfies Record<ValidationResult['severity'], Look>

export const accessName = (access: string) =>
  nameOf(
    {
      role: 'By a role',
      key: 'By an access key',
      folder: 'The built-in folder',
      none: 'Not yet',
    } satisfies Record<S3Integration['access'], string>,
    access,
  )

export const scheduleNames = {
  hourly: 'Every hour',
  daily: 'Every day',
  manual: 'Only when run by hand',
} satisfies Record<S3IngestionConfig['schedule'], string>

const columnTypes = {
  text: 'Text',
  integer: 'Whole number',
  amount: 'Amount',
  date: 'Date',
  choice: 'Choice',
  identifier: 'Identifier',
} satisfies Record<SchemaColumn['type'], string>

/** `1, 'row'` → '1 row'. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

const stages = {
  uploaded: 'Uploaded',
  headers_set: 'Header read',
  columns_mapped: 'Columns found',
  validating: 'Rows checked',
  imported: 'Rows taken',
} satisfies Record<DatasetUpload['stage'], string>

/** How far a file is. What is being done is the stage after the one that is behind. */
export function uploadSteps({ stage, status }: Pick<DatasetUpload, 'stage' | 'status'>): Step[] {
  const ids = Object.keys(stages) as DatasetUpload['stage'][]
  const at = ids.indexOf(stage)
  // The rows are being checked and taken while the stage says `validating`.
  const current = stage === 'validating' ? at : at + 1
  return ids.map((id, index) => ({
    id,
    label: stages[id],
    status:
      status === 'completed' || index < current
        ? 'completed'
        : index > current
          ? 'not_started'
          : status === 'failed'
            ? 'failed'
            : 'in_progress',
  }))
}

/** What a dataset lacks, and what that costs; nothing where all is there. */
export function lackOf(freshness: DatasetFreshness, today: string): { text: string; tone: Look['tone'] } | undefined {
  const { dataset_type, missing_count, row_count, to } = freshness
  const some = counted(missing_count, 'business', 'businesses')
  const has = missing_count === 1 ? 'has' : 'have'
  if (dataset_type === 'businesses') {
    return row_count === 0
      ? {
          tone: 'caution',
          text: 'No business is shared, so no offer can be made. Everything else builds on this dataset.',
        }
      : undefined
  }
  if (missing_count > 0) {
    const lacks: Record<string, string> = {
      owners: `${some} ${has} no owner. Whoever applies has to type in each owner by hand.`,
      bank_accounts: `${some} ${has} no bank account. Nothing can be paid out to them until they connect one.`,
      sales: `${some} ${has} no sales. No offer can be made to them.`,
    }
    return { tone: 'caution', text: lacks[dataset_type] ?? `${some} ${has} none.` }
  }
  const age = to === null ? 0 : daysBetween(to, today)
  if (dataset_type === 'sales' && age > 7) {
    return {
      tone: 'caution',
      text: `The last day is ${counted(age, 'day')} ago. Offers and pay-offs are worked out on what was sold before.`,
    }
  }
  return undefined
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** The counts of an upload that are known so far, as one line. */
export function rowsTold({ row_count, accepted_count, rejected_count }: DatasetUpload): string {
  return `${formatNumber(accepted_count)} of ${counted(row_count, 'row')} taken${
    rejected_count > 0 ? `, ${formatNumber(rejected_count)} rejected` : ''
  }`
}

export const uploadFilters = [
  { id: 'dataset_type', label: 'Dataset', options: datasetOptions },
  {
    id: 'status',
    label: 'Status',
    options: Object.entries(uploadStatus).map(([value, { label }]) => ({ value, label })),
  },
  {
    id: 'has_errors',
    label: 'Errors',
    options: [
      { value: 'true', label: 'With errors' },
      { value: 'false', label: 'Without errors' },
    ],
  },
]

/** The columns of a list of files. `nameCell` makes the link, which only a route can. */
export const uploadColumns = (nameCell: (row: DatasetUpload) => ReactNode) =>
  defineColumns<DatasetUpload>([
    { id: 'file_name', header: 'File', isRowHeader: true, cell: nameCell, minWidth: 248 },
    {
      id: 'status',
      header: 'Status',
      width: 112,
      cell: ({ status }) => <StatusPill {...look(uploadStatus, status)} />,
    },
    { id: 'dataset_type', header: 'Dataset', width: 120, cell: ({ dataset_type }) => datasetName(dataset_type) },
    { id: 'started_at', header: 'Received', width: 160, cell: ({ started_at }) => moment(started_at) },
    { id: 'row_count', header: 'Rows', align: 'end', width: 80, cell: ({ row_count }) => formatNumber(row_count) },
    {
      id: 'rejected_count',
      header: 'Rejected',
      align: 'end',
      width: 92,
      cell: ({ rejected_count }) => (rejected_count === 0 ? '' : formatNumber(rejected_count)),
    },
    {
      id: 'remaining_count',
      header: 'To repair',
      align: 'end',
      width: 92,
      description: 'Rejected rows that no repair has sent again',
      cell: ({ remaining_count }) => (remaining_count === 0 ? '' : formatNumber(remaining_count)),
    },
    {
      id: 'accepted_count',
      header: 'Taken',
      align: 'end',
      width: 80,
      isHiddenByDefault: true,
      cell: (row) => formatNumber(row.accepted_count),
    },
    {
      id: 'uploaded_by',
      header: 'By',
      width: 136,
      isHiddenByDefault: true,
      cell: ({ uploaded_by }) => uploaded_by ?? '',
    },
  ])

/** A value of the file, as it stands in it. */
export const shownValue = (value: string | null) => (value === null || value === '' ? '(empty)' : value)

const sentenceCell = (text: string) => (text === '' ? '' : <span className={sentence}>{text}</span>)

export const resultColumns = defineColumns<ValidationResult>([
  {
    id: 'row_number',
    header: 'Row',
    isRowHeader: true,
    width: 88,
    cell: ({ row_number }) => `Row ${formatNumber(row_number)}`,
  },
  { id: 'column', header: 'Column', width: 168, cell: ({ column }) => column },
  {
    id: 'severity',
    header: 'Severity',
    width: 104,
    cell: ({ severity }) => <StatusPill {...look(severities, severity)} />,
  },
  { id: 'value', header: 'Value', width: 168, cell: ({ value }) => shownValue(value) },
  { id: 'message', header: 'What is wrong', minWidth: 240, cell: ({ message }) => sentenceCell(message) },
  { id: 'suggestion', header: 'Suggestion', width: 152, cell: ({ suggestion }) => suggestion ?? '' },
])

export const severityFilter = {
  id: 'severity',
  label: 'Severity',
  options: Object.entries(severities).map(([value, { label }]) => ({ value, label })),
}

/** Kinds of errors. `kindCell` makes what leads to the rows of one. */
export const groupColumns = (kindCell: (row: ResultGroup) => ReactNode) =>
  defineColumns<ResultGroup>([
    { id: 'message', header: 'What is wrong', isRowHeader: true, minWidth: 240, cell: kindCell },
    { id: 'column', header: 'Column', width: 192, cell: ({ column }) => column },
    {
      id: 'severity',
      header: 'Severity',
      width: 112,
      cell: ({ severity }) => <StatusPill {...look(severities, severity)} />,
    },
    { id: 'count', header: 'Rows', align: 'end', width: 88, cell: ({ count }) => formatNumber(count) },
  ])

export const schemaColumns = defineColumns<SchemaColumn>([
  {
    id: 'name',
    header: 'Column',
    isRowHeader: true,
    width: 196,
    cell: ({ name }) => name,
  },
  { id: 'type', header: 'Type', width: 120, cell: ({ type }) => nameOf(columnTypes, type) },
  {
    id: 'is_required',
    header: 'Required',
    width: 88,
    cell: ({ is_required }) => (is_required ? 'Yes' : ''),
  },
  {
    id: 'rule',
    header: 'Rule',
    minWidth: 220,
    cell: (column) => sentenceCell(`${ruleOf(column)}${column.is_sensitive ? '. Stored encrypted' : ''}`),
  },
  { id: 'example', header: 'Example', width: 176, cell: ({ example }) => sentenceCell(example) },
  {
    id: 'aliases',
    header: 'Also found as',
    width: 208,
    description: 'Other headers of a file that are taken for it',
    cell: ({ aliases }) => sentenceCell((aliases ?? []).join(', ')),
  },
])

/** What is allowed, with the values of a list. */
export function ruleOf({ rule, choices }: Pick<SchemaColumn, 'rule' | 'choices'>): string {
  if (!choices || choices.length === 0 || choices.every((choice) => rule.includes(choice))) return rule
  return `${rule}: ${choices.join(', ')}`
}

/** Whether a column is meant by what was typed: in its name, another name, its type, rule or values. */
export function isColumnFound(column: SchemaColumn, search: string): boolean {
  const { name, aliases, type, example } = column
  const text = [name, ...(aliases ?? []), nameOf(columnTypes, type), ruleOf(column), example].join('\n').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
