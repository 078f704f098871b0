import { serveMetrics } from './http/observe'
import { jobStore } from './kernel/jobStore'
import type { Config } from './platform/config'
import { observed } from './platform/database/observed'
import type { Database } from './platform/database/sql'
import { type Metrics, noMetrics } from './platform/metrics'
import { loadOptional } from './platform/optionalPackage'
import { exportTraces, stopTracing } from './platform/tracing'

interface Observability {
  /** Measures and traces the statements of a database, if configured. */
  observe: (database: Database) => Database
  metrics: Metrics
  stop: () => Promise<void>
}

/** Starts what METRICS_PORT and OTEL_EXPORTER_OTLP_ENDPOINT ask for; loads nothing without them. */
export async function startObservability(
  { metricsPort, exportsTraces, host }: Config,
  database: Database,
  clock: () => Date,
  jobKinds: readonly string[],
): Promise<Observability> {
  if (exportsTraces) {
    const { openTelemetryTracer } = await loadOptional(
      '@opentelemetry/sdk-trace-base',
      () => import('./platform/openTelemetry'),
    )
    exportTraces(openTelemetryTracer())
  }
  const stopTraces = () => stopTracing().catch(() => undefined)
  if (metricsPort === undefined) {
    return {
      observe: (each) => (exportsTraces ? observed(each, noMetrics.queryEnded) : each),
      metrics: noMetrics,
      stop: stopTraces,
    }
  }
  const { createPrometheus } = await import('./platform/prometheus')
  const { metrics, contentType, text } = createPrometheus({
    pool: () => database.pool?.(),
    queue: () => jobStore(database).queue(clock()),
    kinds: jobKinds,
  })
  const close = await serveMetrics({ port: metricsPort, host, contentType, text })
  return {
    observe: (each) => observed(each, metrics.queryEnded),
    metrics,
    async stop() {
      close()
      await stopTraces()
    },
  }
}
