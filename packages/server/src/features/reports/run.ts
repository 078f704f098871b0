import type { components } from '@partner-dashboard/contract'
import type { ExportRecord } from '../../kernel/exportStore'
import { minutesRemaining } from '../exports/operations'
import type { ReportKind } from './reportStore'

/** What a run keeps of what was asked. */
export interface RunFilter {
  from?: string
  to?: string
  columns?: string[]
  scheduleId?: string
}

export type RunRecord = Omit<ExportRecord, 'kind' | 'filter'> & { kind: ReportKind; filter: RunFilter }

export function toRun(record: RunRecord, now: Date): components['schemas']['ReportRun'] {
  const { id, kind, status, filter, row_count, done_count } = record
  const progress = status === 'completed' ? 1 : row_count ? Math.min(1, done_count / row_count) : 0
  return {
    id: `report_run_${id}`,
    kind,
    from: filter.from ?? null,
    to: filter.to ?? null,
    status,
    progress: Math.round(progress * 1000) / 1000,
    row_count,
    minutes_remaining: minutesRemaining(record, progress, now),
    file_name: record.file_name,
    error: record.error,
    created_by: record.created_by,
    schedule_id: filter.scheduleId === undefined ? null : `report_schedule_${filter.scheduleId}`,
    created_at: record.created_at,
    finished_at: record.finished_at,
  }
}
