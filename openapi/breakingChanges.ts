/** Compares two versions of a contract from the point of view of a client that was written for the first. No maintained npm library reads OpenAPI 3.1. */

interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
  [keyword: string]: unknown
}
interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  style?: string
  explode?: boolean
  schema?: Schema
}
interface Body {
  $ref?: string
  required?: boolean
  headers?: Record<string, object>
  content?: Record<string, { schema?: Schema }>
}
interface Operation {
  operationId?: string
  security?: Record<string, unknown>[]
  parameters?: Parameter[]
  requestBody?: Body
  responses?: Record<string, Body>
}
export interface Contract {
  paths: Record<string, Record<string, Operation>>
  webhooks?: Record<string, { post?: Operation }>
  servers?: { url: string }[]
  security?: Record<string, unknown>[]
  components?: { securitySchemes?: Record<string, object> }
}

const methods = ['get', 'post', 'put', 'patch', 'delete']
/** A smaller maximum or a larger minimum refuses requests that were valid. */
const upperLimits = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']
const lowerLimits = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']

interface Comparison {
  before: Contract
  after: Contract
  old: ReturnType<typeof resolver>
  now: ReturnType<typeof resolver>
  add: (change: string) => void
}

/** One sentence per change that can break a client. New paths, optional parameters, fields of responses and enum values of responses aren't breaking. */
export function breakingChanges(before: Contract, after: Contract): string[] {
  const changes: string[] = []
  const add = (change: string) => {
    if (!changes.includes(change)) changes.push(change)
  }
  const all = { before, after, old: resolver(before), now: resolver(after), add }

  for (const { url } of before.servers ?? [])
    if (!after.servers?.some((server) => server.url === url)) add(`The server ${url} was removed.`)
  for (const [name, scheme] of Object.entries(before.components?.securitySchemes ?? {}))
    if (wayOf(scheme) !== wayOf(after.components?.securitySchemes?.[name])) add(`The security scheme ${name} changed.`)
  for (const [path, operations] of Object.entries(before.paths)) {
    for (const method of methods.filter((name) => operations[name])) {
      const name = `${method.toUpperCase()} ${path}`
      const operation = after.paths[path]?.[method]
      if (operation) compareOperation(all, name, operations[method] ?? {}, operation)
      else add(`${name} was removed.`)
    }
  }
  for (const [type, webhook] of Object.entries(before.webhooks ?? {})) {
    const next = after.webhooks?.[type]?.post
    if (!next) add(`The webhook ${type} was removed.`)
    // The client reads what the server sends.
    else compareContent(all, `The webhook ${type}`, 'response', webhook.post?.requestBody, next.requestBody)
  }
  return changes
}

function compareOperation(all: Comparison, name: string, first: Operation, second: Operation) {
  const { add, old, now, before, after } = all
  // Generated clients name their methods by it.
  if (first.operationId !== second.operationId) add(`${name}: the operationId ${first.operationId} was renamed.`)
  if (JSON.stringify(first.security ?? before.security) !== JSON.stringify(second.security ?? after.security))
    add(`${name}: the security changed.`)
  compareParameters(all, name, first, second)
  const [body, nextBody] = [first.requestBody && old(first.requestBody), second.requestBody && now(second.requestBody)]
  if (nextBody?.required && !body?.required) add(`${name}: the request body became required.`)
  compareContent(all, `${name} request`, 'request', body, nextBody)
  for (const [status, response] of Object.entries(first.responses ?? {})) {
    const changed = second.responses?.[status]
    if (changed) {
      compareContent(all, `${name} ${status}`, 'response', response, changed)
      const [had, has] = [old(response).headers ?? {}, now(changed).headers ?? {}]
      for (const header of Object.keys(had).filter((key) => !(key in has)))
        add(`${name} ${status}: the header ${header} was removed.`)
    } else add(`${name}: the response ${status} was removed.`)
  }
}

function compareParameters(all: Comparison, name: string, first: Operation, second: Operation) {
  const { add, old, now } = all
  const parametersOf = ({ parameters = [] }: Operation, resolve: typeof old) =>
    new Map(parameters.map(resolve).map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]))
  const [previous, next] = [parametersOf(first, old), parametersOf(second, now)]
  for (const [key, parameter] of previous) {
    const changed = next.get(key)
    if (!changed) add(`${name}: the ${key} parameter was removed.`)
    else {
      if (changed.required && !parameter.required) add(`${name}: the ${key} parameter became required.`)
      if (parameter.style !== changed.style || parameter.explode !== changed.explode)
        add(`${name}: the ${key} parameter is written in another style.`)
      compareSchema(all, `${name}: ${key}`, 'request', parameter.schema, changed.schema, [])
    }
  }
  for (const [key, parameter] of next) {
    if (parameter.required && !previous.has(key)) add(`${name}: the required ${key} parameter was added.`)
  }
}

function compareContent(all: Comparison, where: string, side: Side, first: Body | undefined, second: Body | undefined) {
  const { add, old, now } = all
  for (const [type, media] of Object.entries((first && old(first).content) ?? {})) {
    const changed = second && now(second).content?.[type]
    if (changed) compareSchema(all, where, side, media.schema, changed.schema, [])
    else add(`${where}: ${type} was removed.`)
  }
}

function compareSchema(
  all: Comparison,
  where: string,
  side: Side,
  first: Schema | undefined,
  second: Schema | undefined,
  path: string[],
) {
  const { add, old, now } = all
  if (!first || !second) return
  // A schema that contains itself.
  const key = `${first.$ref} ${second.$ref}`
  if (first.$ref && path.includes(key)) return
  const within = first.$ref ? [...path, key] : path
  const [previous, next] = [old(first), now(second)]
  compareValues(all, where, side, previous, next)
  compareProperties(all, where, side, previous, next, within)
  compareSchema(all, `${where}[]`, side, previous.items, next.items, within)
  for (const keyword of ['allOf', 'oneOf', 'anyOf'] as const) {
    const [parts, others] = [previous[keyword] ?? [], next[keyword] ?? []]
    if (others.length < parts.length && side === 'request') add(`${where}: an alternative was removed.`)
    if (others.length > parts.length && side === 'response' && keyword !== 'allOf')
      add(`${where}: an alternative was added.`)
    for (const [index, part] of parts.entries()) compareSchema(all, where, side, part, others[index], within)
  }
}

function compareValues(all: Comparison, where: string, side: Side, first: Schema, second: Schema) {
  const { add } = all
  const [types, nextTypes] = [typesOf(first), typesOf(second)]
  const [from, to] = side === 'request' ? [types, nextTypes] : [nextTypes, types]
  if (to.length > 0 && (from.length === 0 || from.some((type) => !accepts(to, type)))) {
    add(`${where}: the type changed from ${types.join(' or ') || 'any'} to ${nextTypes.join(' or ') || 'any'}.`)
  }
  if (first.format !== second.format && second.format !== undefined)
    add(`${where}: the format became ${second.format}.`)
  if (first.const !== second.const) add(`${where}: the constant became ${second.const}.`)
  if (side === 'response') {
    if (first.format !== undefined && second.format === undefined)
      add(`${where}: the format ${first.format} was removed.`)
    return
  }
  if (first.default !== undefined && JSON.stringify(first.default) !== JSON.stringify(second.default))
    add(`${where}: the default became ${JSON.stringify(second.default)}.`)
  if (first.additionalProperties !== false && second.additionalProperties === false)
    add(`${where}: other fields became invalid.`)
  for (const limit of ['multipleOf', 'uniqueItems'])
    if (second[limit] && second[limit] !== first[limit]) add(`${where}: ${limit} was added.`)
  const removed = first.enum?.filter((value) => second.enum && !second.enum.includes(value)) ?? []
  for (const value of removed) add(`${where}: the value ${value} was removed.`)
  if (!first.enum && second.enum) add(`${where}: the values were limited.`)
  if (second.pattern !== undefined && second.pattern !== first.pattern) add(`${where}: the pattern changed.`)
  for (const limit of upperLimits)
    if (Number(second[limit]) < Number(first[limit] ?? Infinity)) add(`${where}: ${limit} was lowered.`)
  for (const limit of lowerLimits)
    if (Number(second[limit]) > Number(first[limit] ?? -Infinity)) add(`${where}: ${limit} was raised.`)
}

function compareProperties(all: Comparison, where: string, side: Side, first: Schema, second: Schema, path: string[]) {
  const { add } = all
  for (const [name, property] of Object.entries(first.properties ?? {})) {
    const changed = second.properties?.[name]
    // A request with a field that the contract doesn't name is refused.
    if (!changed) add(`${where}: the field ${name} was removed.`)
    else compareSchema(all, `${where}.${name}`, side, property, changed, path)
  }
  const isRequired = (schema: Schema, name: string) => schema.required?.includes(name) ?? false
  if (side === 'request') {
    for (const name of second.required ?? []) {
      if (!isRequired(first, name)) add(`${where}: the field ${name} became required.`)
    }
  } else {
    for (const name of first.required ?? []) {
      if (second.properties?.[name] && !isRequired(second, name)) add(`${where}: the field ${name} may be missing.`)
    }
  }
}

type Side = 'request' | 'response'

/** A scheme without its description. */
const wayOf = (scheme: object | undefined) => scheme && JSON.stringify({ ...scheme, description: undefined })

const typesOf = ({ type }: Schema): string[] => (type === undefined ? [] : [type].flat())
const accepts = (types: string[], type: string) =>
  types.includes(type) || (type === 'integer' && types.includes('number'))

function resolver(contract: Contract) {
  return function resolve<T extends { $ref?: string }>(part: T): T {
    if (!part.$ref) return part
    const steps = part.$ref.slice(2).split('/')
    return resolve(steps.reduce((at, step) => (at as Record<string, unknown>)[step] as object, contract as object) as T)
  }
}
