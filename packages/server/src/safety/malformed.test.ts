import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { apiKeyStore, newKey } from '../domain/partners/apiKeyStore'
import { readContract, readPublicContract } from '../platform/paths'
import { partnerPlans } from '../seed/partners'
import { accessTokenOf, withApp } from '../testing/testApp'
import { engine } from '../testing/testDatabase'
import { type ContractCall, callsOf, queryOf, type Schema, sampleOf } from './samples'

/**
 * Sends malformed input to every operation with a body or parameters, and expects a problem document with a pointer,
 * never a 5xx. 50 per operation in `npm run test:full`, otherwise 6, and 2 on the slower embedded engine.
 */
const usualRuns = engine === 'postgres' ? 6 : 2
const runs = process.env.FULL === '1' ? 50 : usualRuns
const seed = Number(process.env.SEED ?? 20_261_121)
const test = withApp()
const [harvest] = partnerPlans
let session = ''
let key = ''
let queryToken = ''

beforeAll(async () => {
  session = await accessTokenOf(test, 'maya.ortiz@example.com')
  const headers = { authorization: `Bearer ${session}`, 'dashboard-sandbox': '1' }
  queryToken = (await test.app.inject({ url: '/api/analytics/query_token', headers })).json().token
  key = newKey('sandbox')
  const scope = { partnerId: harvest?.id ?? '', mode: 'sandbox' } as const
  await apiKeyStore(test.database).add(scope, { id: randomUUID(), name: 'test', key, now: test.now() })
})

interface Malformed {
  what: string
  url: string
  payload?: string
  type?: string
  headers?: Record<string, string>
  /** Whether the error needs a pointer. */
  isPointed: boolean
}

const wrongFor = (schema: Schema): unknown[] => {
  const types = [schema.type].flat()
  const wrong: unknown[] = []
  if (!types.includes('string')) wrong.push('text', '')
  if (!types.includes('number') && !types.includes('integer')) wrong.push(12.5, -1)
  if (!types.includes('object') && schema.type !== undefined) wrong.push({ a: 1 })
  if (!types.includes('array') && schema.type !== undefined) wrong.push([[1]])
  if (!types.includes('boolean')) wrong.push(true)
  if (!types.includes('null') && schema.type !== undefined) wrong.push(null)
  if (schema.enum) wrong.push('none_of_them')
  const { pattern } = schema
  if (pattern)
    wrong.push(...['x', 'business_', '../..', '0'.repeat(3000)].filter((text) => !new RegExp(pattern).test(text)))
  if (schema.maxLength !== undefined) wrong.push('x'.repeat(schema.maxLength + 1))
  if (schema.format === 'date') wrong.push('2026-02-30', '20-11-2026')
  if (schema.format === 'date-time') wrong.push('yesterday', '2026-13-01T00:00:00Z')
  if (schema.format === 'money') wrong.push(1.005)
  if (schema.maximum !== undefined) wrong.push(schema.maximum + 1)
  if (schema.minimum !== undefined) wrong.push(schema.minimum - 1)
  if (types.includes('string')) wrong.push('a\0b')
  return schema.type === undefined && !schema.enum ? [] : wrong
}

function malformed(call: ContractCall, prefix: string, follow: (schema: Schema) => Schema): fc.Arbitrary<Malformed> {
  const inPath = call.parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = call.parameters.filter((parameter) => parameter.in === 'query')
  const pathOf = (changed: Record<string, string> = {}) =>
    inPath.reduce(
      (text, { name, schema }) =>
        text.replace(`{${name}}`, encodeURIComponent(changed[name] ?? String(sampleOf(schema, follow)))),
      `${prefix}${call.path}`,
    )
  const required = inQuery
    .filter(({ required: isRequired }) => isRequired)
    .map(({ name, schema }) => [name, sampleOf(schema, follow)] as const)
  const body =
    call.body && call.bodyType === 'application/json'
      ? (sampleOf(call.body, follow) as Record<string, unknown>)
      : undefined
  const good = body === undefined ? {} : { payload: JSON.stringify(body), type: 'application/json' }
  const url = pathOf() + queryOf(required)
  const cases: Malformed[] = [
    {
      what: 'an unknown query key',
      url: `${pathOf()}${queryOf([...required, ['no_such_key', '1']])}`,
      ...good,
      isPointed: true,
    },
  ]

  for (const { name } of inPath.filter(({ schema }) => follow(schema).pattern || follow(schema).enum)) {
    for (const wrong of ['x', "'; DROP TABLE users", '%2e%2e', 'é'.repeat(50)]) {
      cases.push({
        what: `${name} in the path is ${wrong}`,
        url: pathOf({ [name]: wrong }) + queryOf(required),
        ...good,
        isPointed: true,
      })
    }
  }
  for (const { name, schema, required: isRequired } of inQuery) {
    const own = follow(schema)
    const one = own.items ? follow(own.items) : own
    const rest = required.filter(([other]) => other !== name)
    const texts = wrongFor(one)
      .filter(
        (wrong) =>
          typeof wrong === 'string' && (one.enum || one.pattern || one.format || one.maxLength || wrong.includes('\0')),
      )
      // Strings without constraints accept any text.
      .filter(
        (wrong) =>
          !(
            one.type === 'string' &&
            !one.enum &&
            !one.pattern &&
            !one.format &&
            (wrong as string).length <= (one.maxLength ?? 0) &&
            !(wrong as string).includes('\0')
          ),
      )
    if ([one.type].flat().some((type) => type === 'integer' || type === 'boolean')) texts.push('many', '1.5e400')
    for (const wrong of texts)
      cases.push({
        what: `${name} is ${String(wrong).slice(0, 20)}`,
        url: pathOf() + queryOf([...rest, [name, wrong]]),
        ...good,
        isPointed: true,
      })
    if (isRequired) cases.push({ what: `${name} is missing`, url: pathOf() + queryOf(rest), ...good, isPointed: true })
  }
  if (body && call.body) {
    const resolved = follow(call.body)
    const send = (what: string, value: unknown) =>
      cases.push({ what, url, payload: JSON.stringify(value), type: 'application/json', isPointed: true })
    for (const wrong of [null, 1, 'text', [], [body]]) send(`the body is ${JSON.stringify(wrong)?.slice(0, 20)}`, wrong)
    send('an unknown field', { ...body, no_such_field: 1 })
    send('a field that every object has', { ...body, constructor: 1 })
    for (const [name, schema] of Object.entries(resolved.properties ?? {})) {
      for (const wrong of wrongFor(follow(schema)))
        send(`${name} is ${JSON.stringify(wrong)?.slice(0, 30)}`, { ...body, [name]: wrong })
    }
    for (const name of resolved.required ?? []) {
      const { [name]: _, ...rest } = body
      send(`${name} is missing`, rest)
    }
    cases.push({ what: 'JSON that ends too early', url, payload: '{"a":', type: 'application/json', isPointed: false })
    cases.push({ what: 'no JSON', url, payload: 'a=1', type: 'application/x-www-form-urlencoded', isPointed: false })
    cases.push({ what: 'no body', url, isPointed: false })
  }
  const names = new Set(inQuery.map(({ name }) => name))
  const request = { url, ...good, isPointed: true }
  const ways: fc.Arbitrary<Malformed>[] = [
    fc.constantFrom(...cases),
    fc
      .string({ minLength: 1, maxLength: 40, unit: 'binary' })
      .filter((name) => !names.has(name))
      .map((name) => ({
        ...request,
        what: `the query key ${name}`,
        url: pathOf() + queryOf([...required, [name, '1']]),
      })),
  ]
  const formed = inPath.find(({ schema }) => follow(schema).pattern || follow(schema).enum)
  if (formed) {
    ways.push(
      fc
        .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
        .filter((text) => !['.', '..'].includes(text) && !follow(formed.schema).enum?.includes(text))
        .map((text) => ({
          ...request,
          what: `${formed.name} in the path is ${text}`,
          url: pathOf({ [formed.name]: text }) + queryOf(required),
        })),
    )
  }
  const takes = (header: string) => call.parameters.some(({ name }) => name === header)
  const header = (name: string, wrong: fc.Arbitrary<string>) =>
    wrong.map((value) => ({ ...request, what: `${name}: ${value}`, headers: { [name.toLowerCase()]: value } }))
  const text = fc.string({ minLength: 1, maxLength: 40 }).filter((value) => value.trim() !== '')
  if (takes('Idempotency-Key'))
    ways.push(
      header(
        'Idempotency-Key',
        text.map((value) => `${value} é`),
      ),
    )
  if (takes('Dashboard-Partner'))
    ways.push(
      header(
        'Dashboard-Partner',
        text.filter((value) => !/^partner_/.test(value)),
      ),
    )
  if (takes('Dashboard-Sandbox'))
    ways.push(
      header(
        'Dashboard-Sandbox',
        text.filter((value) => value.trim() !== '1'),
      ),
    )
  if (body) {
    const other = fc.jsonValue({ maxDepth: 2 }).filter((value) => typeof value !== 'object' || Array.isArray(value))
    ways.push(other.map((value) => ({ ...request, what: 'no object', payload: JSON.stringify(value) })))
    const field = fc
      .string({ minLength: 1, maxLength: 30 })
      .filter((name) => !(name in (follow(call.body ?? {}).properties ?? {})))
    ways.push(
      field.map((name) => ({ ...request, what: `the field ${name}`, payload: JSON.stringify({ ...body, [name]: 1 }) })),
    )
  }
  return fc.oneof(...ways)
}

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
