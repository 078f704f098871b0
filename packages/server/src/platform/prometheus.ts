import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics, PoolState, QueueState } from './metrics'

interface Sources {
  pool: () => PoolState | undefined
  queue: () => Promise<QueueState[]>
  /** All types of jobs. */
  kinds: readonly string[]
}

const prefix = 'partner_dashboard_'

/** The measurements in Prometheus' format. */
export function createPrometheus({ pool, queue, kinds }: Sources) {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const registers = [register]
  const requests = new Histogram({
    name: `${prefix}http_request_duration_seconds`,
    help: 'Duration of requests, by operation of the contract or by route.',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const queries = new Histogram({
    name: `${prefix}db_query_duration_seconds`,
    help: 'Duration of statements, with the wait for a connection.',
    labelNames: ['kind'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30],
    registers,
  })
  new Gauge({
    name: `${prefix}db_pool_connections`,
    help: 'Connections to PostgreSQL: max, open, idle, and requests waiting for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(pool() ?? {})) this.set({ state }, count)
    },
  })
  const due = new Gauge({ name: `${prefix}jobs_due`, help: 'Jobs that are due.', labelNames: ['kind'], registers })
  const age = new Gauge({
    name: `${prefix}jobs_oldest_due_seconds`,
    help: 'Seconds that the oldest due job has waited.',
    labelNames: ['kind'],
    registers,
  })
  const failed = new Gauge({
    name: `${prefix}jobs_failed`,
    help: 'Jobs that failed for good in the past 30 days.',
    labelNames: ['kind'],
    registers,
  })
  const up = new Gauge({ name: `${prefix}db_up`, help: 'Whether the database responds.', registers })
  const jobs = new Histogram({
    name: `${prefix}job_duration_seconds`,
    help: 'Duration of jobs, by result.',
    labelNames: ['kind', 'result'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120, 600],
    registers,
  })
  const deliveries = new Histogram({
    name: `${prefix}webhook_delivery_duration_seconds`,
    help: 'Duration of attempts to deliver a webhook, by result.',
    labelNames: ['result'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  })
  const mails = new Counter({
    name: `${prefix}mails_total`,
    help: 'Emails by result.',
    labelNames: ['result'],
    registers,
  })
  // An increase is counted from a value before it.
  for (const result of ['sent', 'failed']) mails.inc({ result }, 0)
  const scrapes = new Counter({ name: `${prefix}metrics_scrapes_total`, help: 'Scrapes of this page.', registers })
  const metrics: Metrics = {
    requestEnded: (operation, status, seconds) => requests.observe({ operation, status }, seconds),
    queryEnded: (kind, seconds) => queries.observe({ kind }, seconds),
    jobEnded: (kind, result, seconds) => jobs.observe({ kind, result }, seconds),
    deliveryEnded: (result, seconds) => deliveries.observe({ result }, seconds),
    mailEnded: (result) => mails.inc({ result }),
  }
  async function readQueue(): Promise<void> {
    const states = await queue().catch(() => undefined)
    up.set(states ? 1 : 0)
    for (const gauge of [due, age, failed]) gauge.reset()
    if (!states) return
    // An alert compares with an hour ago, so a type has a value before its first job fails.
    const idle = kinds.map((kind) => ({ kind, due: 0, age: 0, failed: 0 }))
    for (const state of [...idle, ...states]) {
      due.set({ kind: state.kind }, state.due)
      age.set({ kind: state.kind }, state.age)
      failed.set({ kind: state.kind }, state.failed)
    }
  }
  return {
    metrics,
    contentType: register.contentType,
    async text() {
      scrapes.inc()
      await readQueue()
      return register.metrics()
    },
  }
}
