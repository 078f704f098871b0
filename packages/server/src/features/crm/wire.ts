import type { components } from '@partner-dashboard/contract'

type Schemas = components['schemas']

export type Vendor = Schemas['CrmVendor']
export type SyncMode = Schemas['CrmSyncMode']
export type DeliveryStatus = Schemas['DeliveryStatus']
export type Trigger = Schemas['CrmAttempt']['trigger']

/** UUID of an ID that is already validated. */
export const uuidOf = (id: string) => id.slice(id.lastIndexOf('_') + 1)

export interface IntegrationRecord {
  vendor: Vendor
  status: 'linked' | 'relink_needed'
  sync_mode: SyncMode
  token_sealed: string | null
  connected_at: string
  /** Of the next automatic sync. */
  next_run_at: string | null
}

export interface EventRecord extends Omit<Schemas['CrmEvent'], 'id'> {
  id: string
  payload: unknown
}

export type AttemptRecord = Schemas['CrmAttempt']

export interface SyncRecord {
  id: string
  sync_mode: SyncMode
  status: 'syncing' | 'done' | 'partially_synced' | 'failed'
  total_count: number
  done_count: number
  failed_count: number
  after_id: string | null
  /** Last business of the page that is being sent. */
  page_end_id: string | null
  started_at: string
  /** Time of the last progress. */
  moved_at: string
  finished_at: string | null
}

export const toEvent = ({ payload: _, ...record }: EventRecord): Schemas['CrmEvent'] => ({
  ...record,
  id: `crm_event_${record.id}`,
})

export const toAttempt = (record: AttemptRecord): Schemas['CrmAttempt'] => ({
  ...record,
  id: `crm_attempt_${record.id}`,
  event_id: `crm_event_${record.event_id}`,
})

export const toIntegration = (
  integration: IntegrationRecord | undefined,
  last: SyncRecord | undefined,
  lastEnd: string | null,
): Schemas['CrmIntegration'] =>
  integration
    ? {
        vendor: integration.vendor,
        status: integration.status,
        sync_mode: integration.sync_mode,
        sync_status: last?.status ?? 'idle',
        connected_at: integration.connected_at,
        last_synced_at: lastEnd,
        next_sync_at: integration.status === 'linked' ? integration.next_run_at : null,
      }
    : {
        vendor: null,
        status: 'disabled',
        sync_mode: 'push',
        sync_status: 'disabled',
        connected_at: null,
        next_sync_at: null,
        last_synced_at: null,
      }

export function toSync(
  integration: IntegrationRecord | undefined,
  last: SyncRecord | undefined,
  now: Date,
): Schemas['CrmSync'] {
  if (!integration || !last) {
    return {
      id: null,
      sync_mode: integration?.sync_mode ?? 'push',
      status: integration ? 'idle' : 'disabled',
      progress: 0,
      total_count: 0,
      done_count: 0,
      failed_count: 0,
      minutes_remaining: null,
      started_at: null,
      finished_at: null,
    }
  }
  const { id, sync_mode, status, total_count, done_count, failed_count, started_at, finished_at } = last
  return {
    id: `crm_sync_${id}`,
    sync_mode,
    status,
    progress: progressOf(last),
    total_count,
    done_count,
    failed_count,
    minutes_remaining: minutesRemaining(last, now),
    started_at,
    finished_at,
  }
}

function progressOf({ total_count, done_count, failed_count, finished_at }: SyncRecord): number {
  if (total_count === 0) return finished_at === null ? 0 : 1
  // Businesses added during the sync can exceed the total.
  return Math.min(1, (done_count + failed_count) / total_count)
}

/** Estimated from the pace so far; null before the first progress. */
export function minutesRemaining(
  { status, started_at, total_count, done_count, failed_count }: SyncRecord,
  now: Date,
): number | null {
  const handled = done_count + failed_count
  if (status !== 'syncing' || handled === 0) return null
  const minutes = (now.getTime() - Date.parse(started_at)) / 60_000
  return Math.round(Math.max(0, (minutes * (total_count - handled)) / handled) * 10) / 10
}
