/** What the server measures about itself; nothing unless METRICS_PORT is set. */
export interface Metrics {
  requestEnded: (operation: string, status: number, seconds: number) => void
  queryEnded: (kind: string, seconds: number) => void
  jobEnded: (kind: string, result: 'done' | 'again' | 'error', seconds: number) => void
  deliveryEnded: (result: string, seconds: number) => void
  mailEnded: (result: 'sent' | 'failed') => void
}

export const noMetrics: Metrics = {
  requestEnded: () => undefined,
  queryEnded: () => undefined,
  jobEnded: () => undefined,
  deliveryEnded: () => undefined,
  mailEnded: () => undefined,
}

/** Connections to the database. */
export interface PoolState {
  max: number
  open: number
  idle: number
  /** Requests that wait for a connection. */
  waiting: number
}

/** Waiting jobs of one type. */
export interface QueueState {
  kind: string
  due: number
  /** Seconds that the oldest has been due. */
  age: number
  failed: number
}
