const [second, minute, hour] = [1000, 60_000, 3_600_000]

/** Delays between attempts, as recommended by Standard Webhooks. */
const schedule = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]

/** Time of the next attempt; undefined after the last one. Jitter of a tenth spreads simultaneous failures. */
export function nextAttempt(
  attempts: number,
  now: Date,
  jitter: number,
  retryAfter: string | null = null,
): Date | undefined {
  const wait = schedule[attempts]
  if (wait === undefined) return undefined
  const requestedDelay = secondsOf(retryAfter, now)
  return new Date(now.getTime() + Math.max(Math.round(wait * (1 + 0.1 * jitter)), Math.min(requestedDelay, 24 * hour)))
}

/** Delay of a Retry-After header in milliseconds. */
function secondsOf(retryAfter: string | null, now: Date): number {
  if (retryAfter === null) return 0
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * second
  const at = Date.parse(retryAfter)
  return Number.isNaN(at) ? 0 : Math.max(0, at - now.getTime())
}

/** Object types by the prefix of their IDs. */
export const objectIdPrefixes = [
  'application',
  'balance_transaction',
  'bank_account',
  'business',
  'capital_product',
  'credit_limit',
  'crm_event',
  'daily_sales_record',
  'eligibility',
  'event',
  'fee_discount',
  'grace_period',
  'line_of_credit',
  'line_of_credit_application',
  'net_settlement',
  'offer',
  'order',
  'payment',
  'person',
  'person_business_relationship',
  'processor_link',
  'refund',
  'upload',
  'webhook_endpoint',
] as const
