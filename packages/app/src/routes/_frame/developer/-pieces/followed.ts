import type { DeliveryStatus } from '@partner-dashboard/client'

interface Followed {
  status: DeliveryStatus
  next_attempt_at: string | null
}

/** Polling interval in ms (specification, section 9). */
const pollingMs = 4000
const soonMs = 60_000

/** Polling interval of a pending event; false if its next attempt is more than a minute away. */
export function whileOnItsWay(event: Followed | undefined, now = Date.now()): number | false {
  if (event?.status === 'sending') return pollingMs
  if (event?.status !== 'pending') return false
  return event.next_attempt_at === null || Date.parse(event.next_attempt_at) < now + soonMs ? pollingMs : false
}
