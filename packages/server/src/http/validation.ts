import { validateField } from '@partner-dashboard/ui/validators'
import type { AnySchema, ErrorObject, Options } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifyRequest, FastifySchemaCompiler } from 'fastify'
import type { OperationFacts } from '../platform/contractDocument'
import { type ProblemPart, Refusal, refuse, sentenceOf } from '../platform/refusal'

/** An ajv that knows the contract's own formats. */
export function contractAjv(options: Options = {}) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, removeAdditional: false, ...options })
  addFormats.default(ajv)
  // At most two decimals; multipleOf would refuse 19.99, which is no exact multiple of 0.01.
  ajv.addFormat('money', {
    type: 'number',
    validate: (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
  })
  ajv.addFormat('loose-email', (value) => validateField('email', value) === undefined)
  return ajv
}

const bodies = contractAjv()
// Texts of an address or a header become numbers and lists; of a body they never do: true would become 1, and null 0.
const texts = contractAjv({ coerceTypes: 'array', useDefaults: true })

export const compileRequestSchema: FastifySchemaCompiler<AnySchema> = ({ schema, httpPart }) => {
  if (httpPart === 'body') return bodies.compile(schema)
  // The contract names headers in capitals, which Node has made small: what reads a header checks it (scope, key, version).
  if (httpPart === 'headers') return () => true
  const isQuery = httpPart === 'querystring'
  return texts.compile(isQuery && typeof schema === 'object' ? { ...schema, additionalProperties: false } : schema)
}

const parts: Record<string, ProblemPart['in']> = {
  body: 'body',
  querystring: 'query',
  params: 'path',
  headers: 'header',
}

/** What ajv found, as the contract tells it. */
export function refusalOfValidation(errors: readonly ErrorObject[], context: string | undefined): Refusal {
  const found = errors
    // 'must match a schema in anyOf' only repeats the branches before it.
    .filter(({ keyword }, _index, all) => all.length === 1 || !['anyOf', 'oneOf', 'if'].includes(keyword))
    .map((error) => partOf(error, parts[context ?? ''] ?? 'body'))
    // One reason a place: what is no number is not one of three numbers either.
    .filter(({ pointer }, index, all) => all.findIndex((other) => other.pointer === pointer) === index)
  const [first] = found
  return new Refusal({
    status: 422,
    code: 'invalid_request',
    detail: first && sentenceOf(first),
    errors: found,
  })
}

const typeWords: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
}

const formatWords: Record<string, string> = {
  'loose-email': "isn't an email address",
  money: 'must be an amount with at most two decimals',
  uuid: 'must be a UUID',
  date: 'must be a date in the format YYYY-MM-DD',
  'date-time': 'must be an RFC 3339 time',
}

const counted = (count: number | undefined, one: string, more: string) => `${count} ${count === 1 ? one : more}`

function partOf({ instancePath, keyword, params, message }: ErrorObject, where: ProblemPart['in']): ProblemPart {
  const escapePointer = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')
  const named = params as {
    missingProperty?: string
    additionalProperty?: string
    allowedValues?: unknown[]
    type?: unknown
    format?: string
    limit?: number
  }
  const property = named.missingProperty ?? named.additionalProperty
  const pointer = property === undefined ? instancePath : `${instancePath}/${escapePointer(property)}`
  const detail = {
    required: 'is required',
    additionalProperties:
      where === 'query' ? "isn't a parameter of this operation" : "isn't a field of this request body",
    enum: `must be one of ${named.allowedValues?.join(', ')}`,
    type: `must be ${[named.type]
      .flat()
      .map((type) => typeWords[String(type)] ?? type)
      .join(' or ')}`,
    format: formatWords[named.format ?? ''],
    pattern: "doesn't have the required format",
    minLength: named.limit === 1 ? 'must not be empty' : `must have at least ${named.limit} characters`,
    maxLength: `must have at most ${named.limit} characters`,
    minItems: `must have at least ${counted(named.limit, 'entry', 'entries')}`,
    maxItems: `must have at most ${counted(named.limit, 'entry', 'entries')}`,
    uniqueItems: 'must not have duplicate entries',
    minProperties: `must have at least ${counted(named.limit, 'field', 'fields')}`,
    minimum: `must be at least ${named.limit}`,
    maximum: `must be at most ${named.limit}`,
    exclusiveMinimum: `must be more than ${named.limit}`,
  }[keyword]
  return { in: where, pointer, code: keyword, detail: detail ?? message ?? "isn't valid" }
}

/** What no schema says, and comes before them. No hook here is async: each would cost every call a turn of the loop. */
export const beforeSchemas =
  ({ bodyType, needsBody, queryNames }: OperationFacts) =>
  (request: FastifyRequest, _reply: unknown, done: () => void): void => {
    if (request.body !== undefined && bodyType !== undefined) requireBodyType(request, bodyType)
    if (request.body === undefined && needsBody) throw bodyMissing()
    refuseOtherQuery(request, queryNames)
    done()
  }

/** A body that is asked for and does not come is no body that could be checked. */
function bodyMissing(): Refusal {
  const detail = 'is required'
  const errors: ProblemPart[] = [{ in: 'body', pointer: '', code: 'required', detail }]
  return new Refusal({ status: 422, code: 'invalid_request', detail: `The body ${detail}.`, errors })
}

/** What another call could take, as a file where JSON is asked for, is not of this one's type either. */
function requireBodyType({ headers }: FastifyRequest, type: string): void {
  const [sent = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';')
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='))
  if (sent.trim() !== type || !/^(charset="?utf-?8"?)?$/.test(charset ?? '')) throw refuse.mediaType(type)
}

/** A call without a query has no schema that would refuse one. */
function refuseOtherQuery({ query }: FastifyRequest, names: ReadonlySet<string>): void {
  const unknown = Object.keys(query as object).find((name) => !names.has(name))
  if (unknown === undefined) return
  const detail = "isn't a parameter of this operation"
  const pointer = `/${unknown.replaceAll('~', '~0').replaceAll('/', '~1')}`
  const errors: ProblemPart[] = [{ in: 'query', pointer, code: 'additionalProperties', detail }]
  throw new Refusal({ status: 422, code: 'invalid_request', detail: `${unknown} ${detail}.`, errors })
}

/** PostgreSQL's texts cannot hold the character NUL nor half a surrogate pair; both are refused before they get there, and what nobody could walk through. */
export function refuseUnstorable(request: FastifyRequest, _reply: unknown, done: () => void): void {
  requireStorable(request, 'body', request.body)
  requireStorable(request, 'query', request.query)
  requireStorable(request, 'path', request.params)
  done()
}

function requireStorable(request: FastifyRequest, where: ProblemPart['in'], value: unknown): void {
  const found = findUnstorable(value, '', 0)
  if (found === undefined) return
  const { pointer, code } = found
  const detail = unstorableWords[code]
  // Nobody after this can walk through it either.
  if (code === 'too_deep') request.body = undefined
  throw new Refusal({
    status: 422,
    code: 'invalid_request',
    detail: `${pointer.slice(1) || where} ${detail}.`,
    errors: [{ in: where, pointer, code, detail }],
  })
}

const unstorableWords = {
  nul: 'must not contain the character NUL',
  unicode: 'must be well-formed Unicode',
  too_deep: 'is nested too deeply',
}

interface Unstorable {
  pointer: string
  code: keyof typeof unstorableWords
}

/** Objects and lists in one another; the contract's own go five deep, and hundreds of thousands would end the walk through them. */
const deepest = 50

function unstorable(text: string, pointer: string): Unstorable | undefined {
  if (text.includes('\0')) return { pointer, code: 'nul' }
  return /\p{Surrogate}/u.test(text) ? { pointer, code: 'unicode' } : undefined
}

function findUnstorable(value: unknown, pointer: string, depth: number): Unstorable | undefined {
  if (typeof value === 'string') return unstorable(value, pointer)
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > deepest) return { pointer: '', code: 'too_deep' }
  for (const [key, item] of Object.entries(value)) {
    const found =
      unstorable(key, pointer) ??
      findUnstorable(item, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}
