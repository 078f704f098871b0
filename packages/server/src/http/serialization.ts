import fastJson, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'

/** The parts of a schema of the contract, its references resolved, that decide how its value is written. */
export interface AnswerSchema {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  oneOf?: AnswerSchema[]
  properties?: Record<string, AnswerSchema>
  items?: AnswerSchema
}

type Serialize = (body: unknown) => string

/**
 * Writes the rows of a page by what the contract says of them, which takes less time than `JSON.stringify` (docs/performance.md), and
 * everything else by `JSON.stringify`: also what is nested in a row, and what the contract leaves open. A row's field that the contract
 * does not name is not answered.
 */
export const compileAnswerSchema: FastifySerializerCompiler<AnswerSchema> = ({ schema }) => {
  const row = schema.properties?.results?.items?.properties
  if (row === undefined) return JSON.stringify
  let serialize: Serialize | undefined
  // Most processes never answer most lists.
  return (body) => {
    serialize ??= fastJson(pageOf(schema.properties ?? {}, row))
    return serialize(body)
  }
}

const pageOf = (fields: Record<string, AnswerSchema>, row: Record<string, AnswerSchema>): Schema => ({
  type: 'object',
  properties: {
    ...Object.fromEntries(Object.keys(fields).map((name) => [name, {}])),
    results: { type: 'array', items: { type: 'object', properties: fieldsOf(row) } },
  },
})

const fieldsOf = (row: Record<string, AnswerSchema>): Record<string, Partial<Schema>> =>
  Object.fromEntries(Object.entries(row).map(([name, field]) => [name, writtenField(field)]))

/** Everything may be null, so that one day's mistake is not told as an empty text or as 0. Nothing is required: a check of answers finds what lacks. */
function writtenField(field: AnswerSchema): Partial<Schema> {
  const [kind, ...others] = (field.oneOf ?? [field]).filter(({ type }) => type !== 'null')
  if (kind === undefined || others.length > 0) return {}
  const [type, ...more] = [kind.type].flat().filter((name) => name !== 'null')
  if (more.length > 0) return {}
  if (type === 'number' || type === 'boolean') return { type, nullable: true }
  // As a number: one with a fraction would be cut.
  if (type === 'integer') return { type: 'number', nullable: true }
  if (type !== 'string') return {}
  return { type, nullable: true, ...(hasPlainLetters(kind) && { format: 'unsafe' }) }
}

const plainFormats: ReadonlySet<string | undefined> = new Set(['uuid', 'date', 'date-time'])
const identifiers = /^\^[a-z_]+_\[0-9a-f\]/

/** Whether no value of it has a letter that JSON would escape. */
const hasPlainLetters = ({ enum: words, format, pattern = '' }: AnswerSchema): boolean =>
  words?.every((word) => typeof word === 'string' && /^[\w -]+$/.test(word)) ??
  (plainFormats.has(format) || identifiers.test(pattern))
