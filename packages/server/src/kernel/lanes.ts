import type { Crowded, Job, JobKind } from './jobStore'

/** Concurrency limit of one type of job in one process. */
export interface Lane {
  atOnce: number
  /** Limit per value of a payload field, so a slow receiver delays only itself. */
  ofOne?: { by: string; atOnce: number }
}

/** Jobs that wait for other services run concurrently; jobs that read and write a lot run one at a time. */
export const lanes: Record<JobKind, Lane> = {
  deliver_webhook: { atOnce: 8, ofOne: { by: 'endpointId', atOnce: 2 } },
  // In order per partner, so the CRM receives events in sequence.
  push_crm: { atOnce: 4, ofOne: { by: 'partnerId', atOnce: 1 } },
  sync_crm: { atOnce: 2, ofOne: { by: 'partnerId', atOnce: 1 } },
  post_chat: { atOnce: 4, ofOne: { by: 'channelId', atOnce: 1 } },
  send_mail: { atOnce: 4 },
  fetch_s3: { atOnce: 2, ofOne: { by: 'partnerId', atOnce: 1 } },
  make_export: { atOnce: 1 },
  read_upload: { atOnce: 1 },
  review_promotion: { atOnce: 1 },
  reencrypt: { atOnce: 1 },
  minute: { atOnce: 1 },
  day: { atOnce: 1 },
}

/** Limits that the running jobs have reached. */
export function crowdedBy(running: Iterable<Pick<Job, 'kind' | 'payload'>>): Crowded {
  const counts = new Map<JobKind, { all: number; each: Map<string, number> }>()
  for (const { kind, payload } of running) {
    const count = counts.get(kind) ?? { all: 0, each: new Map<string, number>() }
    counts.set(kind, count)
    count.all += 1
    const by = lanes[kind]?.ofOne?.by
    if (by === undefined) continue
    const value = String((payload as Record<string, unknown>)[by])
    count.each.set(value, (count.each.get(value) ?? 0) + 1)
  }
  const crowded: Crowded = { kinds: [], ofOne: [] }
  for (const [kind, { all, each }] of counts) {
    // Unknown types are removed one at a time.
    const { atOnce, ofOne } = lanes[kind] ?? { atOnce: 1 }
    if (all >= atOnce) crowded.kinds.push(kind)
    else if (ofOne) {
      for (const [value, count] of each) {
        if (count >= ofOne.atOnce) crowded.ofOne.push({ kind, by: ofOne.by, value })
      }
    }
  }
  return crowded
}
