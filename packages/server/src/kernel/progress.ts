interface Work {
  status: string
  row_count: number | null
  done_count: number
  started_at: string | null
}

/** Progress of a background job from 0 to 1, and the estimated minutes left at its pace so far; null before there is a pace. */
export function progressOf(work: Work, now: Date) {
  const { status, row_count, done_count } = work
  const progress = status === 'completed' ? 1 : row_count ? Math.min(1, done_count / row_count) : 0
  return { progress: Math.round(progress * 1000) / 1000, minutes_remaining: minutesRemaining(work, progress, now) }
}

export function minutesRemaining(
  { status, started_at }: Pick<Work, 'status' | 'started_at'>,
  progress: number,
  now: Date,
): number | null {
  if (status !== 'processing' || started_at === null || progress <= 0) return null
  const minutes = (now.getTime() - Date.parse(started_at)) / 60_000
  return Math.round(((minutes * (1 - progress)) / progress) * 10) / 10
}
