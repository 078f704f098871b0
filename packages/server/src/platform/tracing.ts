import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** Where code runs in a trace, as W3C Trace Context names it. */
export interface TraceContext {
  traceId: string
  spanId: string
  isSampled: boolean
}

export interface SpanOptions {
  name: string
  kind: 'server' | 'client' | 'consumer'
  attributes?: Record<string, string | number>
  /** The current context unless named. */
  parent?: TraceContext | undefined
}

interface SpanEnd {
  /** Replaces the span's name, such as with the operation that matched. */
  name?: string
  attributes?: Record<string, string | number>
  error?: unknown
}

export interface Span {
  context: TraceContext
  end: (end?: SpanEnd) => void
}

export interface Tracer {
  start: (options: SpanOptions) => Span
  /** Sends what is left. */
  stop: () => Promise<void>
}

/** From `randomUUID`, which keeps a supply: random bytes cost 5% of a list's CPU time. */
const newTraceId = () => randomUUID().replaceAll('-', '')
const newSpanId = () => newTraceId().slice(16)

/** Without an exporter: IDs for logs and for outbound requests, and nothing else. */
const idsOnly: Tracer = {
  start: ({ parent }) => ({
    context: {
      traceId: parent?.traceId ?? newTraceId(),
      spanId: newSpanId(),
      isSampled: parent?.isSampled ?? false,
    },
    end: () => undefined,
  }),
  stop: async () => undefined,
}

let tracer = idsOnly
const storage = new AsyncLocalStorage<TraceContext>()

/** The exporter of this process; without one, IDs only. Like a log, it is reached from everywhere. */
export function exportTraces(to: Tracer | undefined): void {
  tracer = to ?? idsOnly
}

export const stopTracing = () => tracer.stop()

export const currentTrace = () => storage.getStore()

export const inTrace = <Result>(context: TraceContext, work: () => Result): Result => storage.run(context, work)

export const startSpan = (options: SpanOptions): Span => tracer.start({ parent: currentTrace(), ...options })

/** Runs work in a span of its own. */
export async function traced<Result>(options: SpanOptions, work: () => Promise<Result>): Promise<Result> {
  const span = startSpan(options)
  try {
    const result = await inTrace(span.context, work)
    span.end()
    return result
  } catch (error) {
    span.end({ error })
    throw error
  }
}

export function readTraceparent(header: unknown): TraceContext | undefined {
  if (typeof header !== 'string') return undefined
  const [, version, traceId = '', spanId = '', flags = '', rest] =
    /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/.exec(header) ?? []
  const isValid = version !== undefined && version !== 'ff' && !(version === '00' && rest !== undefined)
  if (!isValid || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const traceparentOf = ({ traceId, spanId, isSampled }: TraceContext) =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`

/** Headers of an outbound request. */
export function traceHeaders(): Record<string, string> {
  const context = currentTrace()
  return context ? { traceparent: traceparentOf(context) } : {}
}
