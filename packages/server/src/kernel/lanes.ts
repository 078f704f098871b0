import type { Crowded, Job, JobKind } from './jobStore'

/** How many jobs of a kind one process does at once. */
export interface Lane {
  atOnce: number
  /** Of those, how many with the same value in this part of what they carry; whoever is slow then keeps only itself waiting. */
  ofOne?: { by: string; atOnce: number }
}

/** What speaks with somebody else waits most of its time; what reads and writes much goes one at a time. */
export const lanes: Record<JobKind, Lane> = {
  deliver_webhook: { atOnce: 8, ofOne: { by: 'endpointId', atOnce: 2 } },
  // One after another for a partner, so that a CRM gets what happened in its order.
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

/** What is full where these jobs run. */
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
    // A kind that nobody does here ends at once.
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
