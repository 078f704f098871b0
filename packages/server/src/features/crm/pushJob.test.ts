import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { emit } from '../../kernel/events'
import { scope, uuid, withCrm } from '../../testing/withCrm'

const { test, read, post, forward, connect, withHubspot, info, eventsOf, happen, failures } = withCrm()

beforeAll(() => connect())

describe('Push', () => {
  it('sends events and records the attempt', async () => {
    const event = await happen(3)
    expect(event).toMatchObject({ status: 'pending', attempts_count: 0, event_type: 'business.updated' })
    await test.runJobs()
    const { event: sent, payload, attempts } = await info(event.id)
    expect(sent).toMatchObject({
      vendor: 'demo',
      direction: 'push',
      status: 'success',
      external_id: 'demo-E-3',
      attempts_count: 1,
      next_attempt_at: null,
    })
    expect(payload).toMatchObject({ id: event.object_id, legal_name: 'Corner Kitchen LLC' })
    expect(attempts).toMatchObject([
      { event_id: event.id, n: 1, status: 'success', http_status: 201, trigger: 'scheduled' },
    ])
    const records = await test.database.query(
      sql`SELECT record FROM local_crm_records WHERE object_id = ${event.object_id}`,
    )
    expect(records).toMatchObject([{ record: { legal_name: 'Corner Kitchen LLC' } }])
  })

  it('retries a failed event ten times by the schedule, then notifies', async () => {
    const begin = test.now()
    const before = await failures()
    const event = await happen(4, 'CRMFAIL-4')
    const waits: number[] = []
    for (let n = 1; n <= 10; n += 1) {
      await test.runJobs()
      const { event: now } = await info(event.id)
      expect([n, now.attempts_count]).toEqual([n, n])
      if (n === 10) break
      expect(now.status).toBe('pending')
      waits.push((Date.parse(now.next_attempt_at) - test.now().getTime()) / 1000)
      expect(await failures()).toBe(before)
      // Nothing is sent before the time.
      test.setNow(new Date(Date.parse(now.next_attempt_at) - 1))
      await test.runJobs()
      test.setNow(new Date(now.next_attempt_at))
    }
    expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400])
    expect((await info(event.id)).event).toMatchObject({ status: 'failed', next_attempt_at: null })
    expect(await failures()).toBe(before + 1)
    await test.runJobs()
    expect((await info(event.id)).attempts).toHaveLength(10)

    const all = (await read(`/crm/attempts?event_id=${event.id}`)).results
    expect(all.map(({ n }: { n: number }) => n)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(all[0]).toMatchObject({
      status: 'failed',
      http_status: 422,
      response_excerpt: expect.stringContaining('CRMFAIL'),
    })

    const resent = await post('/crm/resend', { event_id: event.id })
    expect([resent.statusCode, resent.json().status]).toEqual([202, 'pending'])
    await test.runJobs()
    expect(await info(event.id)).toMatchObject({
      event: { status: 'failed', attempts_count: 11 },
      attempts: [{ n: 11, trigger: 'manual' }, { n: 10, trigger: 'scheduled' }, {}, {}, {}, {}, {}, {}, {}, {}, {}],
    })
    expect(await failures()).toBe(before + 2)
    test.setNow(begin)
  })

  it('keeps the schedule of a pending event when resent manually', async () => {
    const event = await happen(5, 'CRMFAIL-5')
    await test.runJobs()
    const { event: waiting } = await info(event.id)
    expect((await post('/crm/resend', { event_id: event.id })).statusCode).toBe(202)
    // Resending twice has one effect.
    expect((await post('/crm/resend', { event_id: event.id })).statusCode).toBe(202)
    await test.runJobs()
    expect((await info(event.id)).event).toEqual({
      ...waiting,
      attempts_count: 2,
      last_attempt_at: test.now().toISOString().replace('.000Z', 'Z'),
    })
    test.setNow(new Date(waiting.next_attempt_at))
    await test.runJobs()
    expect((await info(event.id)).event).toMatchObject({ status: 'pending', attempts_count: 3 })
  })

  it('resends a delivered event', async () => {
    const event = await happen(6)
    await test.runJobs()
    await post('/crm/resend', { event_id: event.id })
    await test.runJobs()
    expect((await info(event.id)).event).toMatchObject({ status: 'success', attempts_count: 2 })
  })

  it("sends the object's latest data when an earlier event is retried or resent", async () => {
    const earlier = await happen(9, 'CRMFAIL-9')
    await test.runJobs()
    const { event: waiting } = await info(earlier.id)
    forward(1000)
    await happen(9, 'E-9')
    await test.runJobs()
    const record = async () => {
      const [row] = await test.database.query(
        sql`SELECT record ->> 'external_id' AS external_id FROM local_crm_records WHERE object_id = ${earlier.object_id}`,
      )
      return row
    }
    expect(await record()).toEqual({ external_id: 'E-9' })
    test.setNow(new Date(waiting.next_attempt_at))
    await test.runJobs()
    expect((await info(earlier.id)).event).toMatchObject({ status: 'success', attempts_count: 2 })
    await post('/crm/resend', { event_id: earlier.id })
    await test.runJobs()
    expect((await info(earlier.id)).event).toMatchObject({ status: 'success', attempts_count: 3 })
    expect(await record()).toEqual({ external_id: 'E-9' })
  })

  it('continues after a worker crash', async () => {
    const event = await happen(7)
    await test.database.query(sql`UPDATE crm_events SET status = 'sending' WHERE id = ${event.id.slice(10)}`)
    await test.runJobs()
    expect((await info(event.id)).event).toMatchObject({ status: 'success', attempts_count: 1 })
  })

  it('gets no daily sales', async () => {
    const data = { id: `daily_sales_record_${uuid(8)}` }
    await test.database.transaction((tx) => emit(tx, test.deps, scope, { type: 'daily_sales_record.created', data }))
    expect(await eventsOf(`object_id=${data.id}`)).toEqual([])
  })

  it("skips objects that a vendor doesn't support", async () => {
    await withHubspot('http://127.0.0.1:9', async () => {
      const data = { id: `payment_${uuid(9)}` }
      await test.database.transaction((tx) =>
        emit(tx, test.deps, scope, { type: 'capital_product_payment.succeeded', data }),
      )
      await test.runJobs()
      const [event] = await eventsOf(`object_id=${data.id}`)
      expect(event).toMatchObject({ status: 'cancelled', next_attempt_at: null })
      expect((await info(event?.id ?? '')).attempts).toMatchObject([{ status: 'cancelled', http_status: null }])
    })
  })
})
