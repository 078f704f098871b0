import { ProgressBar } from '../../components/ProgressBar/ProgressBar'
import { formatTimeRemaining } from '../../format'

export interface UploadProgressProps {
  /** What is on its way: the name of the file. */
  label: string
  /** How much has gone out. */
  sentBytes: number
  /** How much there is. */
  totalBytes: number
  /** An estimate; without one only the part is told. */
  minutesRemaining?: number
}

/** How far an upload is, and about how long it still takes. */
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
