import type { Recovery } from '@partner-dashboard/client'
import { ErrorState, ProgressBar } from '@partner-dashboard/ui'
import { formatNumber } from '@partner-dashboard/ui/format'

interface RecoverProgressProps {
  /** Undefined until loaded. */
  recovery: Recovery | undefined
  total: number
  /** Set if the request failed. */
  onRetry: (() => void) | undefined
}

export function RecoverProgress({ recovery, total, onRetry }: RecoverProgressProps) {
  if (onRetry) return <ErrorState onRetry={onRetry} />
  const waiting = recovery?.waiting_count ?? total
  // Includes failures since the recovery started.
  const failed = Math.min(recovery?.failed_count ?? 0, total - Math.min(waiting, total))
  const arrived = Math.max(0, total - waiting - failed)
  const isOver = waiting === 0
  const again = failed > 0 ? `, ${formatNumber(failed)} failed again` : ''
  return (
    <ProgressBar
      label={isOver ? 'Done' : 'Resending events'}
      value={arrived}
      maxValue={total}
      valueLabel={`${formatNumber(arrived)} of ${formatNumber(total)} delivered${again}`}
      tone={isOver ? (failed > 0 ? 'negative' : 'positive') : 'accent'}
      description={
        isOver
          ? 'Open an event to see its deliveries.'
          : `${formatNumber(waiting)} in progress. Failed deliveries are retried automatically. You can close this.`
      }
    />
  )
}
