/** Reasons for failures that the statement didn't cause. */
export type Unavailability = 'unreachable' | 'busy' | 'full' | 'outcome_unknown'

/** The connection was lost or the engine is out of resources. Wraps the driver's error. */
export class DatabaseUnavailable extends Error {
  readonly reason: Unavailability

  constructor(reason: Unavailability, cause: unknown) {
    super(cause instanceof Error ? messageOf(cause) : String(cause), { cause })
    this.name = 'DatabaseUnavailable'
    this.reason = reason
  }
}

/** Connection errors for several addresses have a code but no message. */
const messageOf = (error: Error & { code?: unknown }) => error.message || String(error.code ?? error.name)

/** SQLSTATE codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const sqlStates: Record<string, Unavailability> = {
  '25006': 'unreachable', // read-only replica after a failover
  '25P03': 'unreachable', // idle in transaction
  '40001': 'busy',
  '40P01': 'busy',
  '53100': 'full',
  '53200': 'busy',
  '53300': 'busy',
  '55P03': 'busy', // lock_timeout
  '57014': 'busy', // statement_timeout
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '57P05': 'unreachable',
}

const networkCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** The driver's own errors have no code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

/** Reason if the database is unavailable; undefined if the statement failed. */
export function unavailabilityOf(error: unknown): Unavailability | undefined {
  if (error instanceof DatabaseUnavailable) return error.reason
  if (!(error instanceof Error)) return undefined
  const { code } = error as Error & { code?: unknown }
  if (typeof code !== 'string') return driverMessages.test(error.message) ? 'unreachable' : undefined
  if (code === 'ENOSPC') return 'full'
  if (networkCodes.has(code) || /^08/.test(code)) return 'unreachable'
  return sqlStates[code]
}
