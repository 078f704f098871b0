import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emit } from '../../kernel/events'
import type { JobHandlers } from '../../kernel/jobHandlers'
import { createWorker } from '../../kernel/worker'
import { problemOf } from '../../testing/testApp'
import { scope, uuid, withCrm } from '../../testing/withCrm'
import { pushJob } from './pushJob'

const {
  test,
  lastTry,
  spoilToken,
  failedJobs,
  post,
  forward,
  integration,
  connect,
  withHubspot,
  run,
  lastRun,
  info,
  eventsOf,
  happen,
} = withCrm()

/** Answers a request of the server. */
let receive: (response: ServerResponse) => void
const receiver = createServer((request, response) => void request.resume().on('end', () => receive(response)))
const receiverUrl = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  await connect()
})
afterAll(() => {
  receiver.closeAllConnections()
  receiver.close()
})

describe('Push to a CRM that responds late, with an error or not at all', () => {
  it('waits while another server sends an earlier event of the object', async () => {
    let requests = 0
    let respond: () => void = () => undefined
    const isRequested = new Promise<void>((resolve) => {
      receive = (response) => {
        requests += 1
        respond = () => response.writeHead(503).end('{}')
        if (requests > 1) respond()
        resolve()
      }
    })
    await withHubspot(receiverUrl(), async () => {
      const earlier = await happen(12)
      const sending = test.runJobs()
      await isRequested
      forward(1000)
      const later = await happen(12)
      const { database, deps } = test
      const otherServer = createWorker({ database, deps, log: test.app.log, handlers: pushJob as JobHandlers })
      await otherServer.runDue()
      expect(requests).toBe(1)
      expect((await info(earlier.id)).event).toMatchObject({ status: 'sending' })
      expect((await info(later.id)).event).toMatchObject({ status: 'pending', attempts_count: 0 })
      respond()
      await sending
      forward(1000)
      await test.runJobs()
      expect((await info(later.id)).event).toMatchObject({ attempts_count: 1 })
    })
  })

  it('waits while a sync sends the business, which could arrive later with older data', async () => {
    let respond: () => void = () => undefined
    const isRequested = new Promise<void>((resolve) => {
      receive = (response) => {
        respond = () => response.writeHead(400).end('{}')
        resolve()
      }
    })
    await withHubspot(receiverUrl(), async () => {
      const [first] = await test.database.query<{ id: string }>(
        sql`SELECT 'business_' || id AS id FROM businesses WHERE partner_id = ${scope.partnerId} AND mode = 'prod' ORDER BY businesses.id LIMIT 1`,
      )
      const id = first?.id ?? ''
      await run()
      const syncing = test.runJobs()
      await isRequested
      receive = (response) => response.writeHead(400).end('{}')
      forward(1000)
      const beyondPage = 'business_ffffffff-ffff-4fff-8fff-ffffffffffff'
      for (const each of [id, beyondPage]) {
        await test.database.transaction((tx) =>
          emit(tx, test.deps, scope, { type: 'business.updated', data: { id: each } }),
        )
      }
      const [later] = await eventsOf(`object_id=${id}`)
      const [other] = await eventsOf(`object_id=${beyondPage}`)
      const { database, deps } = test
      const otherServer = createWorker({ database, deps, log: test.app.log, handlers: pushJob as JobHandlers })
      await otherServer.runDue()
      // Either server sends it, after it has looked at the event before it.
      await expect.poll(async () => (await info(other?.id ?? '')).event.attempts_count).toBe(1)
      expect((await info(later?.id ?? '')).event).toMatchObject({ status: 'pending', attempts_count: 0 })
      respond()
      await syncing
      expect((await lastRun()).status).toBe('failed')
      forward(1000)
      await test.runJobs()
      expect((await info(later?.id ?? '')).event).toMatchObject({ attempts_count: 1 })
    })
  })

  it("counts an error of the server as an attempt, and follows the event's schedule", async () => {
    await withHubspot(receiverUrl(), async () => {
      const event = await happen(22)
      await spoilToken()
      await lastTry('push_crm')
      const now = test.now().getTime()
      await test.runJobs()
      expect(await failedJobs()).toEqual(['push_crm'])
      const excerpt = 'The server failed to send the event. Contact its operator.'
      const { event: waiting, attempts } = await info(event.id)
      expect(waiting).toMatchObject({ status: 'pending', attempts_count: 1 })
      expect(Date.parse(waiting.next_attempt_at) - now).toBe(5000)
      expect(attempts).toMatchObject([{ status: 'failed', http_status: null, response_excerpt: excerpt }])
    })
  })

  it("retries while a CRM can't be reached", async () => {
    await withHubspot('http://127.0.0.1:9', async () => {
      const event = await happen(8)
      await test.runJobs()
      expect(await info(event.id)).toMatchObject({
        event: { status: 'pending', vendor: 'hubspot', external_id: null },
        attempts: [{ status: 'failed', http_status: null, response_excerpt: "HubSpot can't be reached." }],
      })
      expect((await integration()).status).toBe('linked')
    })
  })

  it('requires relinking when the token is rejected', async () => {
    receive = (response) => response.writeHead(401, { 'content-type': 'application/json' }).end('{"message":"expired"}')
    await withHubspot(receiverUrl(), async () => {
      const event = await happen(11)
      await test.runJobs()
      expect((await info(event.id)).attempts).toMatchObject([{ http_status: 401 }])
      expect(await integration()).toMatchObject({ status: 'relink_needed' })
      expect(problemOf(await run())).toMatchObject({ code: 'crm_not_connected' })
      const again = await post('/crm/integration', { vendor: 'hubspot', access_token: 'pat-2' })
      expect(again.json()).toMatchObject({ status: 'linked', sync_status: 'syncing' })
      await test.runJobs()
      expect(await integration()).toMatchObject({ status: 'relink_needed', sync_status: 'failed' })
    })
  })

  it('sends what happened while the token was rejected once the CRM is connected again', async () => {
    await test.database.query(sql`UPDATE crm_integrations SET status = 'relink_needed'`)
    const data = { id: `application_${uuid(13)}`, status: 'under_review' }
    await test.database.transaction((tx) =>
      emit(tx, test.deps, scope, { type: 'capital_product_application.submitted', data }),
    )
    const [waiting] = await eventsOf(`object_id=${data.id}`)
    await test.runJobs()
    const held = { event: { status: 'pending', next_attempt_at: null }, attempts: [] }
    expect(await info(waiting?.id ?? '')).toMatchObject(held)
    forward(86_400_000)
    await test.runJobs()
    expect(await info(waiting?.id ?? '')).toMatchObject(held)
    await connect()
    await test.runJobs()
    expect(await info(waiting?.id ?? '')).toMatchObject({ event: { status: 'success' }, attempts: [{ n: 1 }] })
  })
})
