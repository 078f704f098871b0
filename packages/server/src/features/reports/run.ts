import type { components } from '@partner-dashboard/contract'
import type { ExportRecord } from '../../kernel/exportStore'
import { progressOf } from '../../kernel/progress'
import type { ReportKind } from './reportStore'

/** Stored request of a report file. */
export interface RunFilter {
  from?: string
  to?: string
  columns?: string[]
  scheduleId?: string
}

export type RunRecord = ExportRecord<ReportKind, RunFilter>

export function toRun(record: RunRecord, now: Date): components['schemas']['ReportRun'] {
  const { id, kind, status, filter, row_count } = record
  return {
    id: `report_run_${id}`,
    kind,
    from: filter.from ?? null,
    to: filter.to ?? null,
    status,
    row_count,
    ...progressOf(record, now),
    file_name: record.file_name,
    error: record.error,
    created_by: record.created_by,
    schedule_id: filter.scheduleId === undefined ? null : `report_schedule_${filter.scheduleId}`,
    created_at: record.created_at,
    finished_at: record.finished_at,
  }
}
