import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { readContract, readPublicContract } from '../platform/paths'
import { accessTokenOf, addApiKey, withApp } from '../testing/testApp'
import { engine } from '../testing/testDatabase'
import { malformed } from './malformed'
import { type ContractCall, callsOf, sampleOf } from './samples'

/**
 * Sends malformed input to every operation with a body or parameters, and expects a problem document with a pointer,
 * never a 5xx. 50 per operation in `npm run test:full`, otherwise 6, and 2 on the slower embedded engine.
 */
const usualRuns = engine === 'postgres' ? 6 : 2
const runs = process.env.FULL === '1' ? 50 : usualRuns
const seed = Number(process.env.SEED ?? 20_261_121)
const test = withApp()
let session = ''
let key = ''
let queryToken = ''

beforeAll(async () => {
  session = await accessTokenOf(test, 'maya.ortiz@example.com')
  const headers = { authorization: `Bearer ${session}`, 'dashboard-sandbox': '1' }
  queryToken = (await test.app.inject({ url: '/api/analytics/query_token', headers })).json().token
  key = await addApiKey(test)
})

function suite(
  contract: Parameters<typeof callsOf>[0],
  prefix: string,
  headers: (call: ContractCall) => Record<string, string>,
  open: (call: ContractCall) => boolean,
) {
  const { calls, follow } = callsOf(contract)
  it.each(calls.filter(open).map((call) => [call.id, call] as const))(
    '%s refuses what is malformed',
    async (_id, call) => {
      await fc.assert(
        fc.asyncProperty(
          malformed(call, prefix, follow),
          async ({ what, url, payload, type, headers: own, isPointed }) => {
            const response = await test.app.inject({
              method: call.method as 'GET',
              url,
              headers: { ...headers(call), 'if-match': '*', ...(type ? { 'content-type': type } : {}), ...own },
              ...(payload === undefined ? {} : { payload }),
            })
            const shown = `${what}: ${response.statusCode} ${response.body.slice(0, 300)}`
            expect(response.statusCode, shown).toBeGreaterThanOrEqual(400)
            expect(response.statusCode, shown).toBeLessThan(500)
            expect(response.headers['content-type'], shown).toContain('application/problem+json')
            const problem = response.json()
            expect(problem.request_id, shown).toMatch(/^req_/)
            if (isPointed && response.statusCode === 422) {
              expect(problem.errors?.length, shown).toBeGreaterThan(0)
              for (const part of problem.errors) {
                expect(part.pointer, shown).toMatch(/^(\/.*)?$/s)
                // Details must be our texts, not the validator's.
                expect(part.detail, shown).not.toMatch(/must NOT|must be [<>]|## /)
              }
            }
          },
        ),
        { numRuns: runs, seed },
      )
    },
  )

  it.each(
    calls.filter((call) => open(call) && call.bodyType === 'application/json').map((call) => [call.id, call] as const),
  )('%s never fails, whatever the body is', async (_id, call) => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 3 }), async (value) => {
        const path = call.parameters
          .filter((parameter) => parameter.in === 'path')
          .reduce(
            (text, { name, schema }) => text.replace(`{${name}}`, encodeURIComponent(String(sampleOf(schema, follow)))),
            `${prefix}${call.path}`,
          )
        const response = await test.app.inject({
          method: call.method as 'POST',
          url: path,
          headers: { ...headers(call), 'if-match': '*', 'content-type': 'application/json' },
          payload: JSON.stringify(value),
        })
        expect(response.statusCode, `${JSON.stringify(value)}: ${response.body.slice(0, 300)}`).toBeLessThan(500)
      }),
      { numRuns: Math.ceil(runs / 3), seed },
    )
  })
}

describe('the dashboard’s API', () => {
  suite(
    readContract(),
    '/api',
    ({ security }): Record<string, string> =>
      security === undefined
        ? { authorization: `Bearer ${session}`, 'dashboard-sandbox': '1' }
        : security.length > 0
          ? { authorization: queryToken }
          : {},
    // Skips sign-out, which would end the suite and takes no input.
    ({ parameters, body }) => parameters.length + (body ? 1 : 0) > 0,
  )
})

describe('the public API', () => {
  suite(
    readPublicContract(),
    '/api/v1',
    () => ({ authorization: `Bearer ${key}` }),
    () => true,
  )
})
