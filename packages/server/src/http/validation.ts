import type { ErrorObject } from 'ajv'
import type { FastifyRequest } from 'fastify'
import type { OperationFacts } from '../platform/contractDocument'
import { type ProblemPart, Refusal, refuse, sentenceOf } from '../platform/refusal'

const parts: Record<string, ProblemPart['in']> = {
  body: 'body',
  querystring: 'query',
  params: 'path',
  headers: 'header',
}

/** Converts Ajv errors to a 422. */
export function refusalOfValidation(errors: readonly ErrorObject[], context: string | undefined): Refusal {
  const problems = errors
    // 'must match a schema in anyOf' only repeats the branches' errors.
    .filter(({ keyword }, _index, all) => all.length === 1 || !['anyOf', 'oneOf', 'if'].includes(keyword))
    .map((error) => partOf(error, parts[context ?? ''] ?? 'body'))
    // One error per pointer.
    .filter(({ pointer }, index, all) => all.findIndex((other) => other.pointer === pointer) === index)
  const [first] = problems
  return new Refusal({
    status: 422,
    code: 'invalid_request',
    detail: first && sentenceOf(first),
    errors: problems,
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

/** Checks that schemas can't express. None of these hooks is async, because each async hook costs a turn of the event loop. */
export const beforeSchemas =
  ({ bodyType, needsBody }: OperationFacts) =>
  (request: FastifyRequest, _reply: unknown, done: () => void): void => {
    if (request.body !== undefined && bodyType !== undefined) requireBodyType(request, bodyType)
    if (request.body === undefined && needsBody) throw bodyMissing()
    done()
  }

/** An optional JSON body that was left out is empty. */
export const bodyOf = ({ bodyType }: OperationFacts, { body }: FastifyRequest): unknown =>
  body === undefined && bodyType === 'application/json' ? {} : body

function bodyMissing(): Refusal {
  const detail = 'is required'
  const errors: ProblemPart[] = [{ in: 'body', pointer: '', code: 'required', detail }]
  return new Refusal({ status: 422, code: 'invalid_request', detail: `The body ${detail}.`, errors })
}

/** Rejects media types that only other operations accept. */
function requireBodyType({ headers }: FastifyRequest, type: string): void {
  const [sent = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';')
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='))
  if (sent.trim() !== type || !/^(charset="?utf-?8"?)?$/.test(charset ?? '')) throw refuse.mediaType(type)
}

/** Rejects text that PostgreSQL can't store (NUL characters, lone surrogates) and bodies that are nested too deeply. */
export function refuseUnstorable(request: FastifyRequest, _reply: unknown, done: () => void): void {
  requireStorable(request, 'body', request.body)
  requireStorable(request, 'query', request.query)
  requireStorable(request, 'path', request.params)
  done()
}

function requireStorable(request: FastifyRequest, where: ProblemPart['in'], value: unknown): void {
  const unstorable = findUnstorable(value, '', 0)
  if (unstorable === undefined) return
  const { pointer, code } = unstorable
  const detail = unstorableWords[code]
  // Later hooks couldn't walk through it either.
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

/** The contract nests five levels; hundreds of thousands would overflow the stack. */
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
