import type { Job, JobKind, ReachedLimits } from './jobStore'

/** Concurrency limit of one type of job in one process. */
export interface ConcurrencyLimit {
  max: number
  /** Limit per value of a payload field, so a slow receiver delays only itself. */
  perValue?: { by: string; max: number }
}

/** Jobs that wait for other services run concurrently; jobs that read and write a lot run one at a time. */
export const concurrencyLimits: Record<JobKind, ConcurrencyLimit> = {
  deliver_webhook: { max: 8, perValue: { by: 'endpointId', max: 2 } },
  // In sequence per partner. `push_crm` itself waits for other servers that send the same object.
  push_crm: { max: 4, perValue: { by: 'partnerId', max: 1 } },
  sync_crm: { max: 2, perValue: { by: 'partnerId', max: 1 } },
  post_chat: { max: 4, perValue: { by: 'channelId', max: 1 } },
  send_mail: { max: 4 },
  fetch_s3: { max: 2, perValue: { by: 'partnerId', max: 1 } },
  make_export: { max: 1 },
  read_upload: { max: 1 },
  review_promotion: { max: 1 },
  reencrypt: { max: 1 },
  minute: { max: 1 },
  day: { max: 1 },
}

/** Limits that the running jobs have reached. */
export function reachedLimits(running: Iterable<Pick<Job, 'kind' | 'payload'>>): ReachedLimits {
  const counts = new Map<JobKind, { all: number; each: Map<string, number> }>()
  for (const { kind, payload } of running) {
    const count = counts.get(kind) ?? { all: 0, each: new Map<string, number>() }
    counts.set(kind, count)
    count.all += 1
    const by = concurrencyLimits[kind].perValue?.by
    if (by === undefined) continue
    const value = String((payload as Record<string, unknown>)[by])
    count.each.set(value, (count.each.get(value) ?? 0) + 1)
  }
  const reached: ReachedLimits = { kinds: [], perValue: [] }
  for (const [kind, { all, each }] of counts) {
    const { max, perValue } = concurrencyLimits[kind]
    if (all >= max) reached.kinds.push(kind)
    else if (perValue) {
      for (const [value, count] of each) {
        if (count >= perValue.max) reached.perValue.push({ kind, by: perValue.by, value })
      }
    }
  }
  return reached
}
