import Fastify from 'fastify'
import sql from 'sql-template-tag'
import { afterAll, describe, expect, it } from 'vitest'
import { withApp } from '../testing/testApp'
import { serveHealth } from './health'

const test = withApp()

describe('/livez', () => {
  it('responds without a token', async () => {
    const response = await test.app.inject({ url: '/livez' })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ status: 'ok' })
    expect(response.headers['cache-control']).toBe('no-store')
  })
})

describe('/readyz', () => {
  it('returns the last migration and due jobs', async () => {
    await test.database.query(sql`DELETE FROM jobs`)
    const idle = (await test.app.inject({ url: '/readyz' })).json()
    expect(idle).toMatchObject({ status: 'ok', jobs: { due: 0, oldest_due_seconds: 0 } })
    expect(idle.migration).toMatch(/^\d{4}_\w+\.sql$/)
    const minuteAgo = new Date(test.now().getTime() - 60_000).toISOString()
    await test.database.query(sql`INSERT INTO jobs (kind, payload, run_at) VALUES ('minute', '{}', ${minuteAgo})`)
    const { jobs } = (await test.app.inject({ url: '/readyz' })).json()
    expect(jobs.due).toBe(1)
    expect(jobs.oldest_due_seconds).toBeGreaterThanOrEqual(60)
    await test.database.query(sql`DELETE FROM jobs`)
  })
})

describe('a draining server', () => {
  const app = Fastify()
  let isDraining = false
  afterAll(() => app.close())

  it('is alive but not ready, and asks clients to close their connections', async () => {
    serveHealth(app, { database: test.database, deps: { clock: test.now }, isDraining: () => isDraining })
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200)
    isDraining = true
    const response = await app.inject({ url: '/readyz' })
    expect(response.statusCode).toBe(503)
    expect(response.json()).toEqual({ status: 'draining' })
    expect(response.headers.connection).toBe('close')
    expect((await app.inject({ url: '/livez' })).statusCode).toBe(200)
  })
})

describe('a server without its database', () => {
  const app = Fastify()
  afterAll(() => app.close())

  it('is alive but not ready', async () => {
    const query = () => Promise.reject(new Error('gone'))
    serveHealth(app, { database: { ...test.database, query }, deps: { clock: test.now }, isDraining: () => false })
    const response = await app.inject({ url: '/readyz' })
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('5')
    expect((await app.inject({ url: '/livez' })).statusCode).toBe(200)
  })
})
