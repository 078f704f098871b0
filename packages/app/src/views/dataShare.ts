import type {
  BusinessLack,
  DatasetFreshness,
  DatasetType,
  DatasetUpload,
  S3IngestionConfig,
  S3Integration,
  SchemaColumn,
} from '@partner-dashboard/client'
import type { Step } from '@partner-dashboard/ui'
import { formatDate, formatNumber } from '@partner-dashboard/ui/format'
import { type Look, look, nameOf } from './look'
import { datasets, uploadStatus } from './vocabulary'

export const datasetName = (type: string) => nameOf(datasets, type)
export const accessName = (access: string) =>
  nameOf(
    {
      role: 'IAM role',
      key: 'Access key',
      folder: 'Built-in folder',
      none: 'Not set up',
    } satisfies Record<S3Integration['access'], string>,
    access,
  )

export const scheduleNames = {
  hourly: 'Hourly',
  daily: 'Daily',
  manual: 'Manual',
} satisfies Record<S3IngestionConfig['schedule'], string>

export const columnTypes = {
  text: 'Text',
  integer: 'Integer',
  amount: 'Amount',
  date: 'Date',
  choice: 'Choice',
  identifier: 'Identifier',
} satisfies Record<SchemaColumn['type'], string>

/** `1, 'row'` → '1 row'. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** Processed, with rejected rows left to fix. */
const partlyCompleted: Look = { tone: 'caution', label: 'Partially completed' }

export const uploadLook = ({
  status,
  remaining_count,
}: Pick<DatasetUpload, 'status' | 'remaining_count'>): ReturnType<typeof look> =>
  status === 'completed' && remaining_count > 0 ? partlyCompleted : look(uploadStatus, status)

const stages = {
  uploaded: 'Uploaded',
  headers_set: 'Header read',
  columns_mapped: 'Columns mapped',
  validating: 'Rows validated',
  imported: 'Rows imported',
} satisfies Record<DatasetUpload['stage'], string>

/** Steps of an upload; the stage after the completed one is in progress. */
export function uploadSteps({ stage, status }: Pick<DatasetUpload, 'stage' | 'status'>): Step[] {
  const ids = Object.keys(stages) as DatasetUpload['stage'][]
  const at = ids.indexOf(stage)
  // During `validating`, rows are validated and imported.
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

/** Missing data of a dataset and its consequence; undefined if complete. */
export function missingDataNotice(
  freshness: DatasetFreshness,
  today: string,
): { text: string; tone: Look['tone'] } | undefined {
  const { dataset_type, missing_count, late_count, row_count, to, missing_days } = freshness
  if (dataset_type === 'businesses') {
    return row_count === 0
      ? {
          tone: 'caution',
          text: 'No businesses shared yet. Offers and all other datasets depend on this data.',
        }
      : undefined
  }
  const sentences: string[] = []
  if (missing_count > 0) {
    const some = counted(missing_count, 'business', 'businesses')
    const has = missing_count === 1 ? 'has' : 'have'
    const lacks: Record<string, string> = {
      owners: `${some} ${has} no owner. Owners must be entered manually during the application.`,
      bank_accounts: `${some} ${has} no bank account. They can't be funded until they connect one.`,
      sales: `${some} ${has} no sales data and can't get offers.`,
    }
    sentences.push(lacks[dataset_type] ?? `${some} ${has} none.`)
  }
  if (late_count > 0) {
    sentences.push(
      `${counted(late_count, 'business', 'businesses')} ${late_count === 1 ? 'has' : 'have'} no sales in the last 30 days. Their offers and payoff dates are based on older sales.`,
    )
  }
  const age = to === null ? 0 : daysBetween(to, today)
  if (dataset_type === 'sales' && age > 7 && sentences.length === 0) {
    sentences.push(
      `The latest sales are from ${counted(age, 'day')} ago. Offers and payoff dates are based on older sales.`,
    )
  }
  if (missing_days.length > 0) {
    sentences.push(
      `No business has sales on ${someDays(missing_days)}. Unless all were closed, offers may be too small.`,
    )
  }
  return sentences.length === 0 ? undefined : { tone: 'caution', text: sentences.join(' ') }
}

/** "11/12/2026, 11/05/2026 and 3 more days". */
function someDays(days: readonly string[]): string {
  const shown = days.slice(0, days.length > 6 ? 5 : 6).map((day) => formatDate(day))
  const last = days.length > shown.length ? `${days.length - shown.length} more days` : shown.pop()
  return shown.length === 0 ? `${last}` : `${shown.join(', ')} and ${last}`
}

/** Missing data that each dataset covers. */
export const missingDataOf: Partial<Record<DatasetType, BusinessLack[]>> = {
  owners: ['owners'],
  bank_accounts: ['bank_accounts'],
  sales: ['sales', 'recent_sales'],
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** Value as in the file. */
export const shownValue = (value: string | null) => (value === null || value === '' ? '(empty)' : value)

/** Rule with the allowed values. */
export function ruleOf({ rule, choices }: Pick<SchemaColumn, 'rule' | 'choices'>): string {
  if (!choices || choices.length === 0 || choices.every((choice) => rule.includes(choice))) return rule
  return `${rule}: ${choices.join(', ')}`
}

/** Whether a column matches a search by name, alias, type, rule or value. */
export function isColumnFound(column: SchemaColumn, search: string): boolean {
  const { name, aliases, type, sample_value } = column
  const text = [name, ...(aliases ?? []), nameOf(columnTypes, type), ruleOf(column), sample_value]
    .join('\n')
    .toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
