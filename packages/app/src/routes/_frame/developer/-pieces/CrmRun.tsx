import type { CrmSync } from '@partner-dashboard/client'
import { Note, ProgressBar } from '@partner-dashboard/ui'
import { formatDate, formatNumber, formatTimeRemaining } from '@partner-dashboard/ui/format'
import { crmSyncStatus } from '../../../../views/crm'
import { look } from '../../../../views/look'

/** Progress of the current sync run, or the result of the last one. */
export function CrmRun({ sync }: { sync: CrmSync | undefined }) {
  if (!sync?.id) return null
  const { status, done_count, failed_count, total_count, minutes_remaining, finished_at } = sync
  const processed = done_count + failed_count
  const failed = failed_count > 0 ? `, ${formatNumber(failed_count)} failed` : ''
  if (status === 'syncing') {
    return (
      <ProgressBar
        label="Syncing all businesses"
        value={processed}
        maxValue={total_count}
        valueLabel={`${formatNumber(processed)} of ${formatNumber(total_count)}${failed}`}
        description={minutes_remaining === null ? undefined : `${formatTimeRemaining(minutes_remaining)} left`}
      />
    )
  }
  const { label } = look(crmSyncStatus, status)
  return (
    <Note role="status">
      {`Last run: ${label.toLowerCase()}${finished_at ? ` on ${formatDate(finished_at, { withTime: true })}` : ''}. `}
      {`${formatNumber(done_count)} of ${formatNumber(total_count)} businesses synced${failed}.`}
    </Note>
  )
}
