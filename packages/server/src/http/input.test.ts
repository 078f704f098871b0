import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { demoAccounts } from '../seed/demoAccounts'
import { partnerPlans } from '../seed/partners'
import { addApiKey, callAs, problemOf, withApp } from '../testing/testApp'

const test = withApp()
const start = (payload: string | Buffer | object | undefined, type = 'application/json') =>
  test.app.inject({ method: 'POST', url: '/api/auth/login/start', payload, headers: { 'content-type': type } })

describe('a body', () => {
  it.each([
    ['that is not JSON', '{', 'application/json', 400, undefined],
    ['that is cut', '{"email":"a@b', 'application/json', 400, undefined],
    ['that is empty', '', 'application/json', 400, undefined],
    ['of another type', 'email=a', 'application/x-www-form-urlencoded', 415, undefined],
    ['of a type that is only answered', '{"email":"a@b.test"}', 'application/problem+json', 415, undefined],
    ['of no type', '{"email":"a@b.test"}', '', 415, undefined],
    ['of plain text', '{"email":"a@b.test"}', 'text/plain', 415, undefined],
    ['that is a list', '[]', 'application/json', 422, ''],
    ['that is null', 'null', 'application/json', 422, ''],
    ['without a field', '{}', 'application/json', 422, '/email'],
    ['with a field of another type', '{"email":1}', 'application/json', 422, '/email'],
    ['with true for a text', '{"email":true}', 'application/json', 422, '/email'],
    ['with a field that is not its own', '{"email":"a@b.test","x~/y":1}', 'application/json', 422, '/x~0~1y'],
    ['with no address', '{"email":"a@b"}', 'application/json', 422, '/email'],
    ['with the character NUL', '{"email":"a\\u0000@b.test"}', 'application/json', 422, '/email'],
    ['with half a surrogate pair', '{"email":"a\\ud800@b.test"}', 'application/json', 422, '/email'],
    ['with too long a text', JSON.stringify({ email: `${'a'.repeat(300)}@b.test` }), 'application/json', 422, '/email'],
  ])('%s is refused with its place', async (_what, body, type, status, pointer) => {
    const response = await start(body, type)
    const problem = problemOf(response)
    expect(problem).toMatchObject({ status, type: 'application/problem+json; charset=utf-8' })
    expect(response.statusCode).toBe(status)
    if (pointer !== undefined) expect(problem.errors[0]).toMatchObject({ in: 'body', pointer })
    expect(response.json().request_id).toMatch(/^req_/)
  })

  it('with prototype keys is rejected', async () => {
    for (const body of ['{"email":"a@b.test","__proto__":{"x":1}}', '{"constructor":{"prototype":{}}}']) {
      expect((await start(body)).statusCode).toBe(400)
    }
  })

  it('that is nested too deeply is rejected without walking through it', async () => {
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`
    expect(problemOf(await start(deep))).toMatchObject({ status: 422, errors: [{ in: 'body', code: 'too_deep' }] })
    const headers = { authorization: `Bearer ${await addApiKey(test)}`, 'content-type': 'application/json' }
    const url = '/api/v1/persons'
    expect((await test.app.inject({ method: 'POST', url, payload: deep, headers })).statusCode).toBe(422)
    const [logged] = await test.database.query<{ error_code: string }>(
      sql`SELECT error_code FROM api_requests WHERE partner_id = ${partnerPlans[0]?.id} AND path = ${url} ORDER BY created_at DESC LIMIT 1`,
    )
    expect(logged?.error_code).toBe('invalid_request')
  })

  it("that isn't UTF-8 is rejected", async () => {
    const payload = Buffer.from('{"email":"andr\xe9@b.test"}', 'latin1')
    const response = await start(payload)
    expect(problemOf(response)).toMatchObject({ status: 400, code: 'unparsable' })
    expect(response.json().detail).toBe("The request body isn't UTF-8. Encode it as UTF-8 and try again.")
    expect((await start('{"email":"a@b.test"}', 'application/json; charset=utf-16')).statusCode).toBe(415)
    expect((await start('{"email":1}', 'Application/JSON; charset="UTF-8"')).statusCode).toBe(422)
  })

  it("of another operation's media type is rejected with its own", async () => {
    const csv = await start('email\na@b.test', 'text/csv')
    expect([csv.statusCode, csv.json().detail]).toEqual([415, 'The request body must be application/json in UTF-8.'])
    const call = await callAs(test, demoAccounts.canadian.email)
    for (const [payload, type] of [
      ['{"a":1}', 'application/json'],
      ['[1,2]', 'application/json'],
      ['a=1', 'application/x-www-form-urlencoded'],
    ] as const) {
      const url = '/dataingestion/manual_uploads?dataset=businesses&file_name=a.csv'
      const response = await call(url, { method: 'POST', payload, headers: { 'content-type': type } })
      expect([payload, response.statusCode, response.json().detail]).toEqual([
        payload,
        415,
        'The request body must be text/csv in UTF-8.',
      ])
    }
  })

  it('that is missing or too large is rejected', async () => {
    const missing = await test.app.inject({ method: 'POST', url: '/api/auth/login/start' })
    expect(problemOf(missing)).toMatchObject({ status: 422, errors: [{ in: 'body', pointer: '' }] })
    expect((await start(JSON.stringify({ email: 'a'.repeat(2_000_000) }))).statusCode).toBe(413)
  })
})

describe('a query', () => {
  it.each([
    ['status=nonsense', '/status/0'],
    ['status=funded&status=nonsense', '/status/1'],
    ['nonsense=1', '/nonsense'],
    ['page_size=0', '/page_size'],
    ['page_size=101', '/page_size'],
    ['page_size=abc', '/page_size'],
    ['sort=nonsense', '/sort'],
    ['cursor=', '/cursor'],
    ['cursor=a&cursor=b', '/cursor'],
    ['search=a&search=b', '/search'],
    [`search=${'a'.repeat(201)}`, '/search'],
    ['search=%00', '/search'],
    ['region=XX', '/region/0'],
  ])('%s is refused with its place', async (query, pointer) => {
    const call = await callAs(test, demoAccounts.partner.email).catch(async () => signedIn)
    signedIn = call
    const response = await call(`/partner_dashboard/businesses_page/businesses_table_rows?${query}`)
    expect(problemOf(response)).toMatchObject({ status: 422, errors: [{ in: 'query', pointer }] })
  })
  let signedIn: Awaited<ReturnType<typeof callAs>>

  it('is validated like path and headers', async () => {
    const bad = await signedIn('/partner_dashboard/get_business_details/nonsense')
    expect(problemOf(bad)).toMatchObject({ status: 422, errors: [{ in: 'path', pointer: '/id' }] })
    const url = '/partner_dashboard/businesses_page/count'
    for (const [name, value] of [
      ['Dashboard-Partner', 'nonsense'],
      ['Dashboard-Sandbox', '2'],
    ] as const) {
      const refused = await signedIn(url, { headers: { [name.toLowerCase()]: value } })
      expect(problemOf(refused)).toMatchObject({ status: 422, errors: [{ in: 'header', pointer: `/${name}` }] })
    }
  })
})
