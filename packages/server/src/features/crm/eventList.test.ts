import { beforeAll, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { callAs, inSandbox } from '../../testing/testApp'
import { withCrm } from '../../testing/withCrm'

const { test, call, read, connect, disconnect, eventsOf, happen } = withCrm()

beforeAll(async () => {
  await connect()
  for (let n = 1; n < 5; n += 1) await happen(n)
  await test.runJobs()
  await happen(5)
  await disconnect()
  await connect()
  await happen(6)
})

it('is filtered by status, direction, time and object', async () => {
  const all = await eventsOf('page_size=100')
  expect(all.length).toBeGreaterThan(5)
  const success = await eventsOf('status=success&page_size=100')
  expect(success).toEqual(all.filter(({ status }) => status === 'success'))
  expect(await eventsOf('status=success&status=cancelled&page_size=100')).toEqual(
    all.filter(({ status }) => status === 'success' || status === 'cancelled'),
  )
  expect(await eventsOf('direction=pull')).toEqual([])
  expect(await eventsOf('direction=push&page_size=100')).toEqual(all)
  const now = test.now().toISOString()
  const later = new Date(test.now().getTime() + 1000).toISOString()
  expect((await eventsOf(`from=${later}`)).length).toBe(0)
  expect((await eventsOf(`to=${later}&page_size=100`)).length).toBe(all.length)
  expect((await eventsOf(`from=${now}&to=${now}`)).length).toBe(0)
})

it('is paginated', async () => {
  for (let n = 100; n < 140; n += 1) await happen(n)
  const all = await eventsOf('page_size=100')
  const first = await read('/crm/events')
  expect(first).toMatchObject({ start: 0, previous: null })
  const second = await read(`/crm/events?cursor=${first.next}`)
  expect(second.start).toBe(25)
  expect([...first.results, ...second.results]).toEqual(all.slice(0, 50))
  expect((await call(`/crm/events?status=failed&cursor=${first.next}`)).statusCode).toBe(422)
})

it('is hidden from other partners and modes', async () => {
  const [event] = await eventsOf('')
  const canadian = await callAs(test, demoAccounts.canadian.email)
  for (const other of [canadian, inSandbox(call)]) {
    expect((await other('/crm/events')).json().results).toEqual([])
    for (const url of [`/crm/event_info/${event?.id}`, `/crm/attempts?event_id=${event?.id}`]) {
      expect((await other(url)).statusCode).toBe(404)
    }
    const resent = await other('/crm/resend', { method: 'POST', payload: { event_id: event?.id } })
    expect(resent.statusCode).toBe(404)
  }
})
