import { ProgressBar } from '../../components/ProgressBar/ProgressBar'
import { formatTimeRemaining } from '../../format'

export interface UploadProgressProps {
  /** File name. */
  label: string
  /** Bytes uploaded so far. */
  sentBytes: number
  /** Total bytes. */
  totalBytes: number
  /** Estimated minutes left; shows only the percentage if omitted. */
  minutesRemaining?: number
}

/** Upload progress with the estimated time left. */
export function UploadProgress({ label, sentBytes, totalBytes, minutesRemaining }: UploadProgressProps) {
  const isSent = sentBytes >= totalBytes
  const percent = isSent ? 100 : Math.floor((sentBytes / totalBytes) * 100)
  const estimate = isSent ? '' : formatTimeRemaining(minutesRemaining)
  return (
    <ProgressBar
      label={`Uploading ${label}`}
      value={percent}
      valueLabel={estimate === '' ? `${percent}%` : `${percent}%, ${estimate} left`}
    />
  )
}
