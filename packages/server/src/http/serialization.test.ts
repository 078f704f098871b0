import fc, { type Arbitrary } from 'fast-check'
import Fastify, { type FastifyInstance } from 'fastify'
import fastifyOpenapiGlue from 'fastify-openapi-glue'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ContractDocument, mounted } from '../platform/contractDocument'
import { readContract, readPublicContract } from '../platform/paths'
import { callsOf, type Schema } from '../safety/samples'
import { compileAnswerSchema } from './serialization'

type Follow = (schema: Schema) => Schema

/** Letters that JSON has to escape, and whole ones beyond 16 bits. */
const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '"', '\\', 'a\nb', '\u0007', '\ud800', '😀'))

const formats: Record<string, Arbitrary<unknown>> = {
  uuid: fc.uuid(),
  date: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  money: fc.maxSafeInteger().map((minor) => minor / 100),
}

const kinds: Record<string, Arbitrary<unknown>> = {
  string: texts,
  number: fc.double({ noNaN: true, noDefaultInfinity: true }),
  integer: fc.maxSafeInteger(),
  boolean: fc.boolean(),
  null: fc.constant(null),
}

/** Anything that a schema lets through. */
function valuesOf(part: Schema, follow: Follow): Arbitrary<unknown> {
  const schema = follow(part)
  const { type, format = '', pattern, properties, required = [], items, oneOf, enum: words } = schema
  if (words) return fc.constantFrom(...words)
  if (oneOf) return fc.oneof(...oneOf.map((branch) => valuesOf(branch, follow)))
  if (Array.isArray(type)) return fc.oneof(...type.map((name) => valuesOf({ ...schema, type: name }, follow)))
  if (type === 'array' && items) return fc.array(valuesOf(items, follow), { maxLength: 3 })
  if (type === 'object' && properties) {
    const fields = Object.entries(properties).map(([name, field]) => [name, valuesOf(field, follow)])
    return fc.record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, { requiredKeys: required })
  }
  const prefix = /^\^([a-z_]+_)\[0-9a-f\]/.exec(pattern ?? '')?.[1]
  if (prefix !== undefined) return fc.uuid().map((uuid) => prefix + uuid)
  return formats[format] ?? kinds[type ?? ''] ?? fc.jsonValue()
}

const seed = 20_261_121

describe.each([
  ['dashboard', readContract()],
  ['public API', readPublicContract()],
])('a page of the %s', (_name, contract: ContractDocument) => {
  let app: FastifyInstance
  let page: unknown
  const { follow } = callsOf(contract)
  const calls = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { responses }]) => {
      const schema = responses?.['200']?.content?.['application/json']?.schema as Schema | undefined
      return schema && follow(schema).properties?.results ? [{ method, path, schema }] : []
    }),
  )

  beforeAll(async () => {
    app = Fastify()
    app.setValidatorCompiler(() => () => true)
    app.setSerializerCompiler(compileAnswerSchema)
    await app.register(fastifyOpenapiGlue, {
      specification: mounted(contract, { checksAnswers: false }),
      operationResolver: () => async () => page,
    })
    return () => app.close()
  })

  it('is written as JSON.stringify would', async () => {
    expect(calls.length).toBeGreaterThanOrEqual(20)
    for (const { method, path, schema } of calls) {
      for (page of fc.sample(valuesOf(schema, follow), { seed, numRuns: 10 })) {
        const { payload, headers } = await app.inject({ method: method as 'get', url: path.replaceAll(/[{}]/g, '') })
        expect(headers['content-type']).toBe('application/json; charset=utf-8')
        expect(JSON.parse(payload), `${path}, ${JSON.stringify(page)}`).toEqual(JSON.parse(JSON.stringify(page)))
      }
    }
  })
})

describe('a row', () => {
  const write = compileAnswerSchema({
    schema: {
      properties: {
        results: {
          items: {
            properties: {
              word: { type: 'string', enum: ['one', 'two'] },
              quoted: { type: 'string', enum: ['"'] },
              time: { type: 'string', format: 'date-time' },
              count: { type: 'integer' },
              text: { type: 'string' },
              either: { oneOf: [{ type: 'string' }, { type: 'number' }] },
              list: { items: { type: 'string' } },
            },
          },
        },
        next: {},
      },
    },
    method: 'GET',
    url: '/',
  })

  it.each([
    ['null where no null was promised', { word: null, time: null, count: null, text: null }],
    ['nothing where something was promised', { word: undefined }],
    ['a fraction instead of a whole number', { count: 1.5 }],
    ['a word that has to be escaped', { quoted: '"' }],
    ['either of two kinds', { either: 'a "text"' }],
    ['what is nested', { list: ['"', { deeper: [null] }] }],
  ])('tells %s as it is', (_what, row) => {
    const page = { results: [row, row], next: '"' }
    expect(JSON.parse(write(page))).toEqual(JSON.parse(JSON.stringify(page)))
  })

  it('has the fields of the contract, and no others', () => {
    expect(write({ results: [{ text: 'a', password: 'b' }], secret: 'c' })).toBe('{"results":[{"text":"a"}]}')
  })

  it('that is no text where a text was promised is told as the text of it', () => {
    expect(write({ results: [{ text: 12 }] })).toBe('{"results":[{"text":"12"}]}')
  })
})

it('writes what is no page by JSON.stringify', () => {
  const write = compileAnswerSchema({ schema: { properties: { count: { type: 'integer' } } }, method: 'GET', url: '/' })
  expect(write).toBe(JSON.stringify)
})
