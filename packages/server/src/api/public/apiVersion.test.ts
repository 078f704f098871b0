import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { apiKeyStore, newKey } from '../../domain/partners/apiKeyStore'
import { rotateKey } from '../../domain/partners/apiKeys'
import { latestApiVersion } from '../../platform/apiVersions'
import { partnerPlans } from '../../seed/partners'
import { problemOf, withApp } from '../../testing/testApp'

const test = withApp()
const scope = { partnerId: partnerPlans[0]?.id ?? '', mode: 'sandbox' } as const
const id = randomUUID()
const key = newKey('sandbox')

beforeAll(() => apiKeyStore(test.database).add(scope, { id, name: 'test', key, now: test.now() }))

const list = (headers: Record<string, string> = {}) =>
  test.app.inject({ url: '/api/v1/businesses?page_size=1', headers: { authorization: `Bearer ${key}`, ...headers } })

describe('the version of a request', () => {
  it("is the key's by default, and is returned with every response", async () => {
    const response = await list()
    expect([response.statusCode, response.headers['api-version']]).toEqual([200, latestApiVersion])
    const refused = await list({ authorization: 'Bearer pd_test_none' })
    expect([refused.statusCode, refused.headers['api-version']]).toEqual([401, latestApiVersion])
  })

  it('can be selected; an unknown one is refused with the supported ones', async () => {
    expect((await list({ 'api-version': latestApiVersion })).statusCode).toBe(200)
    const refused = await list({ 'api-version': '2019-01-01' })
    expect(refused.headers['ratelimit-limit']).toBe('60000')
    expect(problemOf(refused)).toMatchObject({
      status: 422,
      code: 'api_version',
      detail: `Api-Version must be one of ${latestApiVersion}.`,
      errors: [{ in: 'header', pointer: '/Api-Version' }],
    })
  })

  it('stays with a key that is rotated', async () => {
    await test.database.query(sql`UPDATE api_keys SET api_version = '2026-10-01' WHERE id = ${id}`)
    const rotated = await rotateKey({ ...test.deps, database: test.database }, scope, id, 1)
    const found = await apiKeyStore(test.database).find(rotated.secret, test.now())
    expect(found?.api_version).toBe('2026-10-01')
  })
})
