import { connect } from 'node:net'

/** An HTTP request as text. */
export function requestText({ path, token, method = 'GET', headers = {}, body }) {
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1']
  if (token) lines.push(`Authorization: Bearer ${token}`)
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`)
  if (body !== undefined) lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`)
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`
}

/**
 * A keep-alive connection for sequential requests. Hand-written, because generators that parse responses use more CPU
 * than a bare server.
 */
export function openConnection(port) {
  const socket = connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  let received = []
  let length = 0
  /** Total bytes of the response, known after its headers unless it's chunked. */
  let totalBytes
  let isChunked = false
  let status = 0
  let pending
  const fail = (error) => {
    pending?.reject(error ?? new Error('The server closed a connection.'))
    pending = undefined
  }
  socket.on('error', fail)
  socket.on('close', () => fail())
  socket.on('data', (chunk) => {
    received.push(chunk)
    length += chunk.length
    if (status === 0) {
      const head = received.length === 1 ? chunk : Buffer.concat(received)
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      const text = head.latin1Slice(0, end)
      status = Number(text.slice(9, 12))
      const sized = /\r\ncontent-length: (\d+)/i.exec(text)
      isChunked = !sized && /\r\ntransfer-encoding: chunked/i.test(text)
      totalBytes = end + 4 + Number(sized?.[1] ?? 0)
    }
    const isWhole = isChunked ? endOf(received).endsWith('\r\n0\r\n\r\n') : length >= totalBytes
    if (!isWhole) return
    const { resolve } = pending
    const answer = { status, bytes: length }
    received = []
    length = 0
    status = 0
    pending = undefined
    resolve(answer)
  })
  return {
    ask: (text) =>
      new Promise((resolve, reject) => {
        pending = { resolve, reject }
        if (socket.destroyed) fail()
        else socket.write(text)
      }),
    close: () => socket.destroy(),
  }
}

/** Last bytes, which may span chunks. */
const endOf = (chunks) => {
  let text = ''
  for (let at = chunks.length - 1; at >= 0 && text.length < 7; at--)
    text = chunks[at].subarray(-7).toString('latin1') + text
  return text
}

/** Sends `count` requests over the connections, sequentially on each. Returns the durations in ms. */
export async function askMany(connections, count, textOf) {
  const took = []
  let sentCount = 0
  await Promise.all(
    connections.map(async (connection) => {
      while (sentCount < count) {
        const number = sentCount++
        const began = performance.now()
        const { status } = await connection.ask(textOf(number))
        took.push(performance.now() - began)
        if (status < 200 || status > 299) throw new Error(`A request returned ${status}.`)
      }
    }),
  )
  return took
}

export function percentile(values, share) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]
}

/** Sends requests for some milliseconds, busy waiting if required. Returns the number of responses and the duration. */
export async function askFor(connections, milliseconds, textOf, isAwake = false) {
  const began = performance.now()
  let responseCount = 0
  const stayAwake = () => {
    if (performance.now() - began < milliseconds) setImmediate(stayAwake)
  }
  if (isAwake) stayAwake()
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() - began < milliseconds) {
        const { status } = await connection.ask(textOf())
        responseCount += 1
        if (status < 200 || status > 299) throw new Error(`A request returned ${status}.`)
      }
    }),
  )
  return { answered: responseCount, took: performance.now() - began }
}
