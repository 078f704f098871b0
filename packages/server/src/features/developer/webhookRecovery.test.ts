import { describe, expect, it } from 'vitest'
import { problemOf } from '../../testing/testApp'
import { withWebhooks } from '../../testing/withWebhooks'

const { test, received, answers, send, read, forward, endpointAt, ping, infoOf, attemptsOf } = withWebhooks()
const [second, minute, hour] = [1000, 60_000, 3_600_000]

describe('a failed delivery', () => {
  it('is resent manually with the same ID', async () => {
    const { endpoint } = await endpointAt('/again')
    answers.set('/again', { status: 410 })
    const { event } = await ping(endpoint)
    answers.clear()
    expect((await send('PATCH', `/webhook_endpoints/${endpoint.id}`, { status: 'enabled' })).statusCode).toBe(200)
    const resent = await send('POST', '/webhook_logs/resend_event', { event_id: event.id, endpoint_id: endpoint.id })
    expect(resent.statusCode, resent.body).toBe(202)
    await test.runJobs()
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([event.id, event.id])
    expect((await infoOf(event)).event).toMatchObject({ status: 'success', attempts_count: 2 })
    const [last] = await attemptsOf(event)
    expect(last.trigger).toBe('manual')
  })

  it('is recovered since a time, with a count before and progress after', async () => {
    const { endpoint } = await endpointAt('/recovered')
    answers.set('/recovered', { status: 410 })
    const enable = () => send('PATCH', `/webhook_endpoints/${endpoint.id}`, { status: 'enabled' })
    for (let count = 0; count < 3; count += 1) {
      await ping(endpoint)
      await enable()
      if (count === 0) forward(hour)
    }
    answers.clear()
    received.length = 0
    const since = (hours: number) => new Date(test.now().getTime() - hours * hour).toISOString()
    const address = `/webhook_endpoints/${endpoint.id}/recover`
    expect(await read(`${address}?since=${since(0.5)}`)).toEqual({
      failed_count: 2,
      recovered_count: 0,
      waiting_count: 0,
    })
    expect(await read(`${address}?since=${since(2)}`)).toMatchObject({ failed_count: 3 })
    const started = await send('POST', address, { since: since(2) })
    expect(started.statusCode, started.body).toBe(202)
    expect(started.json()).toMatchObject({ failed_count: 3, recovered_count: 3, waiting_count: 3 })
    expect(await read(`${address}?since=${since(2)}`)).toMatchObject({ failed_count: 0, waiting_count: 3 })
    await test.runJobs()
    expect(received).toHaveLength(3)
    expect(await read(`${address}?since=${since(2)}`)).toEqual({
      failed_count: 0,
      recovered_count: 0,
      waiting_count: 0,
    })
    const firstDay = `${since(30 * 24).slice(0, 10)}T00:00:00Z`
    expect((await send('POST', address, { since: firstDay })).statusCode).toBe(202)
    const old = await send('POST', address, { since: since(31 * 24) })
    expect(problemOf(old)).toMatchObject({ status: 422, errors: [{ pointer: '/since' }] })
  })

  it('is recovered while waiting for a retry, and after its endpoint was disabled', async () => {
    const { endpoint } = await endpointAt('/down')
    const since = test.now().toISOString()
    answers.set('/down', { status: 500 })
    const { event } = await ping(endpoint)
    await ping(endpoint)
    await send('PATCH', `/webhook_endpoints/${endpoint.id}`, { status: 'disabled' })
    forward(minute)
    await test.runJobs()
    expect((await infoOf(event)).event.status).toBe('cancelled')
    await send('PATCH', `/webhook_endpoints/${endpoint.id}`, { status: 'enabled' })
    const { event: third } = await ping(endpoint)
    const address = `/webhook_endpoints/${endpoint.id}/recover`
    const counted = () => read(`${address}?since=${since}`)
    expect(await counted()).toMatchObject({ failed_count: 3, waiting_count: 0 })

    // A delivery that fails again leaves the recovery and follows its schedule.
    expect((await send('POST', address, { since })).json()).toMatchObject({ recovered_count: 3, waiting_count: 3 })
    expect(await counted()).toMatchObject({ failed_count: 0, waiting_count: 3 })
    await test.runJobs()
    expect(await counted()).toMatchObject({ failed_count: 3, waiting_count: 0 })

    answers.clear()
    received.length = 0
    await send('POST', address, { since })
    await test.runJobs()
    expect(await counted()).toMatchObject({ failed_count: 0, waiting_count: 0 })
    expect(received).toHaveLength(3)
    expect((await infoOf(third)).event.status).toBe('success')
  })

  it("keeps one schedule however often it's resent", async () => {
    const { endpoint } = await endpointAt('/twice')
    answers.set('/twice', { status: 500 })
    const { event } = await ping(endpoint)
    for (let count = 0; count < 3; count += 1) {
      await send('POST', '/webhook_logs/resend_event', { event_id: event.id, endpoint_id: endpoint.id })
      await test.runJobs()
    }
    expect(await attemptsOf(event)).toHaveLength(4)
    forward(10 * second)
    await test.runJobs()
    expect(await attemptsOf(event)).toHaveLength(5)
    await send('DELETE', `/webhook_endpoints/${endpoint.id}`)
  })
})
