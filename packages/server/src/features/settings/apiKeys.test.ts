import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { overlapping } from '../../testing/overlapping'
import { type Call, callAs, problemOf, withApp } from '../../testing/testApp'
import { engine } from '../../testing/testDatabase'

const test = withApp()
let mine: Call

beforeAll(async () => {
  mine = await callAs(test, demoAccounts.partner.email)
})

describe('settings', () => {
  it('list API keys without the keys themselves', async () => {
    const { results } = (await mine('/partner/api_keys')).json()
    expect(results.length).toBeGreaterThan(0)
    for (const key of results) expect(JSON.stringify(key)).not.toMatch(/pd_(live|test)_/)
  })
})

describe('API keys', () => {
  const post = (url: string, payload?: object, key = randomUUID()) =>
    mine(`/partner/api_keys${url}`, { method: 'POST', payload, headers: { 'idempotency-key': key } })
  const statusWith = async (secret: string) =>
    (await test.app.inject({ url: '/api/v1/businesses', headers: { authorization: `Bearer ${secret}` } })).statusCode
  const listed = async (id: string) =>
    (await mine('/partner/api_keys')).json().results.find((key: { id: string }) => key.id === id)

  it('work once created, and return their secret once', async () => {
    const repeated = randomUUID()
    const created = (await post('', { name: '  Production server ' }, repeated)).json()
    expect(created.key).toMatchObject({ name: 'Production server', mode: 'prod', expires_at: null, revoked_at: null })
    expect(created.secret).toMatch(/^pd_live_.{43}$/)
    expect(created.secret.endsWith(created.key.last4)).toBe(true)
    expect(await statusWith(created.secret)).toBe(200)
    expect((await post('', { name: '  Production server ' }, repeated)).json()).toEqual({ ...created, secret: null })
    const audited = (await mine('/partner/audit_events?action=createApiKey')).body
    expect(audited).toContain('Production server')
    expect(audited).not.toContain(created.secret)
    expect(problemOf(await post('', { name: '  ' }))).toMatchObject({ status: 422, errors: [{ pointer: '/name' }] })
  })

  it('rotate with an overlap, in which both work', async () => {
    const { key, secret } = (await post('', { name: 'Rotated' })).json()
    const rotated = (await post(`/${key.id}/rotate`, { overlap_hours: 2 })).json()
    expect(rotated.key).toMatchObject({ name: 'Rotated', expires_at: null })
    expect([await statusWith(secret), await statusWith(rotated.secret)]).toEqual([200, 200])
    expect(problemOf(await post(`/${key.id}/rotate`, {}))).toMatchObject({ status: 409, code: 'api_key_inactive' })
    const before = test.now()
    test.setNow(new Date(before.getTime() + 2 * 3_600_000))
    expect([await statusWith(secret), await statusWith(rotated.secret)]).toEqual([401, 200])
    test.setNow(before)
    const rotatedAgain = (await post(`/${rotated.key.id}/rotate`, { overlap_hours: 0 })).json()
    expect([await statusWith(rotated.secret), await statusWith(rotatedAgain.secret)]).toEqual([401, 200])
  })

  it("don't repeat a request after a rotation", async () => {
    const { key, secret } = (await post('', { name: 'Retried' })).json()
    const idempotencyKey = randomUUID()
    const create = (apiKey: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/persons',
        headers: { authorization: `Bearer ${apiKey}`, 'idempotency-key': idempotencyKey },
        payload: { first_name: 'Ana', last_name: 'Lopez' },
      })
    const first = await create(secret)
    expect(first.statusCode, first.body).toBe(201)
    const rotated = (await post(`/${key.id}/rotate`, { overlap_hours: 0 })).json()
    const again = (await post(`/${rotated.key.id}/rotate`, { overlap_hours: 0 })).json()
    const repeated = await create(again.secret)
    expect(repeated.statusCode, repeated.body).toBe(201)
    expect(repeated.json()).toEqual(first.json())
  })

  it('stop immediately once revoked, and stay in the list', async () => {
    const { key, secret } = (await post('', { name: 'Revoked' })).json()
    expect((await post(`/${key.id}/revoke`)).statusCode).toBe(200)
    expect(await statusWith(secret)).toBe(401)
    expect((await listed(key.id)).revoked_at).not.toBeNull()
    for (const action of ['revoke', 'rotate']) {
      const payload = action === 'rotate' ? {} : undefined
      expect(problemOf(await post(`/${key.id}/${action}`, payload))).toMatchObject({ code: 'api_key_inactive' })
    }
    expect((await post('/api_key_00000000-0000-4000-8000-000000000000/revoke')).statusCode).toBe(404)
  })

  it('are limited, without those that no longer work', async () => {
    let last = await post('', { name: 'One more' })
    const ids: string[] = []
    while (last.statusCode === 201 && ids.length < 30) {
      ids.push(last.json().key.id)
      last = await post('', { name: 'One more' })
    }
    const tooMany = { status: 409, code: 'too_many_api_keys' }
    expect(problemOf(last)).toMatchObject(tooMany)
    await post(`/${ids[0]}/revoke`)
    expect((await post('', { name: 'One more' })).statusCode).toBe(201)

    const rotate = (id: string, overlap_hours: number) => post(`/${id}/rotate`, { overlap_hours })
    const [, one = '', other = '', another = ''] = ids
    expect(problemOf(await rotate(one, 1))).toMatchObject(tooMany)
    expect((await listed(one)).expires_at).toBeNull()
    expect((await rotate(one, 0)).statusCode).toBe(201)
    await post(`/${other}/revoke`)
    expect((await rotate(another, 1)).statusCode).toBe(201)
    expect(problemOf(await post('', { name: 'One more' }))).toMatchObject(tooMany)
  })

  it.runIf(engine === 'postgres')('are limited if two are created at the same time', async () => {
    const { results } = (await mine('/partner/api_keys')).json()
    const active = results.find(
      (key: { revoked_at: unknown; expires_at: unknown }) => !key.revoked_at && !key.expires_at,
    )
    await post(`/${active?.id}/revoke`)
    const both = await overlapping(
      test,
      (tx) => tx.query(sql`LOCK TABLE api_keys IN SHARE MODE`),
      () => Promise.all([post('', { name: 'One more' }), post('', { name: 'One more' })]),
    )
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  })
})
