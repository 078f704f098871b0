import { context as contexts, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { TraceContext, Tracer } from './tracing'

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }

const parentContext = ({ traceId, spanId, isSampled }: TraceContext) =>
  trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
    isRemote: true,
  })

/** Sends spans by OTLP over HTTP, as the standard variables OTEL_* configure it. */
export function openTelemetryTracer(): Tracer {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'partner-dashboard' }))
    .merge(detectResources({ detectors: [envDetector] }))
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  const spans = provider.getTracer('partner-dashboard')
  return {
    start({ name, kind, attributes = {}, parent }) {
      const span = spans.startSpan(
        name,
        { kind: kinds[kind], attributes },
        parent ? parentContext(parent) : contexts.active(),
      )
      const { traceId, spanId, traceFlags } = span.spanContext()
      return {
        context: { traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
        end({ name: lastName, attributes: last = {}, error } = {}) {
          if (lastName !== undefined) span.updateName(lastName)
          span.setAttributes(last)
          // Its name alone: a message may quote a value.
          if (error !== undefined) {
            span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' })
          }
          span.end()
        },
      }
    },
    stop: () => provider.shutdown(),
  }
}
