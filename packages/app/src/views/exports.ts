import type { CsvExport, ExportKind } from '@partner-dashboard/client'
import { formatNumber, formatTimeRemaining } from '@partner-dashboard/ui/format'
import { nameOf } from './look'

const kinds = {
  businesses: 'Businesses',
  funded_products: 'Funded products',
  applications: 'Applications',
  offers: 'Offers',
  orders: 'Orders',
} satisfies Record<ExportKind, string>

export const exportKindName = (kind: string) => nameOf(kinds, kind)

const rows = (count: number | null | undefined) =>
  typeof count === 'number' ? `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}` : ''

interface Progress {
  value?: number
  valueLabel?: string
  description?: string
  tone?: 'accent' | 'positive' | 'negative'
}

/** Progress of an export, with the specification's time estimates. */
export function exportProgress(file: CsvExport): Progress {
  const { status, progress, row_count, minutes_remaining, error } = file
  if (status === 'completed') return { value: 1, tone: 'positive', valueLabel: 'Ready', description: rows(row_count) }
  if (status === 'failed') {
    return {
      value: progress ?? 0,
      tone: 'negative',
      valueLabel: 'Failed',
      description: error ?? "We couldn't create the file.",
    }
  }
  const left = formatTimeRemaining(minutes_remaining)
  return {
    value: progress || undefined,
    description: `${[rows(row_count), left && `${left} left`].filter(Boolean).join(', ') || 'Starting'}. You can close this and keep working.`,
  }
}
