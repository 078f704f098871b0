import { expect, it } from 'vitest'
import { currentTrace, inTrace, readTraceparent, startSpan, traced, traceHeaders, traceparentOf } from './tracing'

const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
const header = `00-${traceId}-${spanId}-01`

it('reads valid W3C Trace Context only', () => {
  expect(readTraceparent(header)).toEqual({ traceId, spanId, isSampled: true })
  expect(readTraceparent(`cc-${traceId}-${spanId}-00-later`)).toEqual({ traceId, spanId, isSampled: false })
  for (const wrong of [
    undefined,
    '',
    `${header}-more`,
    header.toUpperCase(),
    `ff-${traceId}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId}\n-${spanId}-01`,
  ]) {
    expect(readTraceparent(wrong), String(wrong)).toBeUndefined()
  }
})

it('continues a trace in what runs within it', async () => {
  const parent = readTraceparent(header)
  const headers = await traced({ name: 'outer', kind: 'server', parent }, async () => {
    await new Promise((resolve) => setTimeout(resolve, 1))
    return traceHeaders()
  })
  expect(headers.traceparent).toMatch(new RegExp(`^00-${traceId}-(?!${spanId})[0-9a-f]{16}-01$`))
  expect(currentTrace()).toBeUndefined()
  expect(traceHeaders()).toEqual({})
  const { context } = startSpan({ name: 'root', kind: 'server' })
  expect(inTrace(context, traceHeaders)).toEqual({ traceparent: traceparentOf(context) })
})
