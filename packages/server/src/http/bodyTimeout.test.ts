import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { limitBodyTime } from './bodyTimeout'

const period = 30_000
const app = Fastify({ requestTimeout: 0 })
limitBodyTime(app, period)
app.addContentTypeParser('text/csv', { parseAs: 'string' }, async (_: unknown, body: string) => body)
app.post('/refused', { onRequest: async (_, reply) => reply.code(401).send({ status: 401 }) }, async () => undefined)
app.post('/', async ({ body }) => ({ size: JSON.stringify(body).length }))
let served: Socket | undefined
app.server.on('connection', (socket) => {
  served = socket
})

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  vi.useRealTimers()
  await app.close()
})

/** Waits for other events, without timers. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Begins a request whose body is a string of `length` bytes. */
async function begin(type: string, length: number, { path = '/', connection = 'close' } = {}) {
  served = undefined
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const answer = { text: '' }
  socket.on('data', (chunk) => {
    answer.text += chunk
  })
  const closed = once(socket, 'close')
  await once(socket, 'connect')
  let sent = 0
  /** Sends a text, and waits until the server has read it. */
  const send = async (text: string) => {
    socket.write(text)
    sent += text.length
    while (!socket.destroyed && served?.bytesRead !== sent) await turn()
  }
  await send(
    `POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: ${connection}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n"`,
  )
  return { answer, closed, send, letters: (count: number) => send('a'.repeat(count)) }
}

const pass = () => vi.advanceTimersByTime(period)

describe('a body', () => {
  it('of a file can take as long as it makes progress', async () => {
    const { answer, closed, send, letters } = await begin('text/csv', 20 * 40_000 + 2)
    for (let piece = 0; piece < 20; piece += 1) {
      await letters(40_000)
      pass()
    }
    await send('"')
    await closed
    expect(answer.text).toMatch(/^HTTP\/1.1 200/)
  })

  it('of a file that arrives too slowly is rejected', async () => {
    const { answer, closed, letters } = await begin('text/csv', 100)
    await letters(10)
    pass()
    await closed
    expect(answer.text).toMatch(/^HTTP\/1.1 408/)
    expect(answer.text).toContain('"code":"too_slow"')
  })

  it('of a file that stalls is rejected', async () => {
    const { answer, closed, letters } = await begin('text/csv', 80_000)
    await letters(40_000)
    pass()
    await turn()
    expect(answer.text).toBe('')
    pass()
    await closed
    expect(answer.text).toMatch(/^HTTP\/1.1 408/)
  })

  it('of JSON has one period regardless of progress', async () => {
    const { answer, closed, letters } = await begin('application/json', 80_000)
    await letters(40_000)
    pass()
    await closed
    expect(answer.text).toMatch(/^HTTP\/1.1 408/)
  })

  it("of a rejected request doesn't get a second response", async () => {
    const { answer, closed } = await begin('application/json', 80, { path: '/refused', connection: 'keep-alive' })
    while (answer.text === '') await turn()
    pass()
    await closed
    expect(answer.text).toMatch(/^HTTP\/1.1 401/)
    expect(answer.text).not.toContain('HTTP/1.1 408')
  })

  it('that arrives in time is read', async () => {
    const { answer, closed, send } = await begin('application/json', 22)
    await send(`${'a'.repeat(20)}"`)
    await closed
    expect(answer.text).toMatch(/^HTTP\/1.1 200/)
  })
})
