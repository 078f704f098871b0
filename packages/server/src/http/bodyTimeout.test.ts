import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitBodyTime } from './bodyTimeout'

const period = 200
const app = Fastify({ requestTimeout: 0 })
limitBodyTime(app, period)
app.addContentTypeParser('text/csv', { parseAs: 'string' }, async (_: unknown, body: string) => body)
app.post('/refused', { onRequest: async (_, reply) => reply.code(401).send({ status: 401 }) }, async () => undefined)
app.post('/', async ({ body }) => ({ size: JSON.stringify(body).length }))

beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => app.close())

/** Sends `pieces` of `size` bytes every 50 ms, less than the length announced if `isCut`; resolves to the response. */
async function send({
  type,
  pieces,
  size,
  isCut = false,
  path = '/',
}: {
  type: string
  pieces: number
  size: number
  isCut?: boolean
  path?: string
}) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let response = ''
  socket.on('data', (chunk) => {
    response += chunk
  })
  const closed = once(socket, 'close')
  const length = pieces * size + (isCut ? 1 : 0)
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`,
  )
  for (let index = 0; index < pieces && !socket.destroyed; index += 1) {
    const isFirst = index === 0
    const isLast = index === pieces - 1
    socket.write(`${isFirst ? '"' : 'a'}${'a'.repeat(size - 2)}${isLast && !isCut ? '"' : 'a'}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await closed
  return response
}

describe('a body', () => {
  it('of a file can take as long as it makes progress', async () => {
    expect(await send({ type: 'text/csv', pieces: 20, size: 20_000 })).toMatch(/^HTTP\/1.1 200/)
  })

  it('of a file that arrives too slowly is rejected', async () => {
    const response = await send({ type: 'text/csv', pieces: 20, size: 10 })
    expect(response).toMatch(/^HTTP\/1.1 408/)
    expect(response).toContain('"code":"too_slow"')
  })

  it('of a file that stalls is rejected', async () => {
    expect(await send({ type: 'text/csv', pieces: 2, size: 40_000, isCut: true })).toMatch(/^HTTP\/1.1 408/)
  })

  it('of JSON has one period regardless of progress', async () => {
    expect(await send({ type: 'application/json', pieces: 20, size: 20_000 })).toMatch(/^HTTP\/1.1 408/)
  })

  it("of a rejected request doesn't get a second response", async () => {
    const response = await send({ type: 'application/json', pieces: 2, size: 20, isCut: true, path: '/refused' })
    expect(response).toMatch(/^HTTP\/1.1 401/)
    expect(response).not.toContain('HTTP/1.1 408')
  })

  it('that arrives in time is read', async () => {
    expect(await send({ type: 'application/json', pieces: 1, size: 20 })).toMatch(/^HTTP\/1.1 200/)
  })
})
