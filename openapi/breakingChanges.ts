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
interface Header {
  $ref?: string
  required?: boolean
  schema?: Schema
}
interface Body {
  $ref?: string
  required?: boolean
  headers?: Record<string, Header>
  content?: Record<string, { schema?: Schema }>
}
interface Operation {
  operationId?: string
  servers?: { url: string }[]
  security?: Record<string, unknown>[]
  parameters?: Parameter[]
  requestBody?: Body
  responses?: Record<string, Body>
  'x-order'?: string
  'x-sunset'?: string
}
interface Path extends Record<string, Operation | Parameter[] | undefined> {
  parameters?: Parameter[]
}
export interface Contract {
  paths: Record<string, Path>
  webhooks?: Record<string, { post?: Operation }>
  servers?: { url: string }[]
  security?: Record<string, unknown>[]
  components?: { securitySchemes?: Record<string, object>; schemas?: Record<string, Schema> }
}

const methods = ['get', 'post', 'put', 'patch', 'delete']
/** A smaller maximum or a larger minimum refuses valid requests; a larger maximum or a smaller minimum surprises who reads responses. */
const upperLimits = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']
const lowerLimits = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']

/** Keywords that can be neither widened nor narrowed: every change of them is breaking. */
const conditions = [
  ...['pattern', 'multipleOf', 'uniqueItems', 'not', 'if', 'then', 'else', 'dependentRequired', 'dependentSchemas'],
  ...['propertyNames', 'patternProperties', 'prefixItems', 'contains', 'minContains', 'maxContains'],
  ...['unevaluatedProperties', 'unevaluatedItems', 'contentEncoding', 'contentMediaType', 'discriminator'],
]

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
  // Generated clients name their types by it.
  const text = JSON.stringify(before)
  for (const name of Object.keys(before.components?.schemas ?? {}))
    if (!after.components?.schemas?.[name] && text.includes(`"#/components/schemas/${name}"`))
      add(`The schema ${name} was removed.`)
  for (const path of Object.keys(before.paths)) {
    for (const method of methods) {
      const [first, second] = [operationOf(before, path, method), operationOf(after, path, method)]
      const name = `${method.toUpperCase()} ${path}`
      if (first && second) compareOperation(all, name, first, second)
      else if (first) add(`${name} was removed.`)
    }
  }
  for (const [type, webhook] of Object.entries(before.webhooks ?? {})) {
    const next = after.webhooks?.[type]?.post
    if (next) compareWebhook(all, `The webhook ${type}`, webhook.post ?? {}, next)
    else add(`The webhook ${type} was removed.`)
  }
  return changes
}

/** An operation with the parameters of its path. */
function operationOf({ paths }: Contract, path: string, method: string): Operation | undefined {
  const operation = paths[path]?.[method] as Operation | undefined
  const shared = paths[path]?.parameters ?? []
  return operation && { ...operation, parameters: [...shared, ...(operation.parameters ?? [])] }
}

/** The client reads what the server sends, and responds. */
function compareWebhook(all: Comparison, name: string, first: Operation, second: Operation) {
  const { add, old, now } = all
  compareContent(all, name, 'response', first.requestBody, second.requestBody)
  const sent = new Set((second.parameters ?? []).map((parameter) => now(parameter).name))
  for (const parameter of (first.parameters ?? []).map(old))
    if (!sent.has(parameter.name)) add(`${name}: the ${parameter.in} ${parameter.name} was removed.`)
  for (const status of Object.keys(first.responses ?? {}))
    if (!second.responses?.[status]) add(`${name}: the response ${status} was removed.`)
}

function compareOperation(all: Comparison, name: string, first: Operation, second: Operation) {
  const { add, old, now, before, after } = all
  // Generated clients name their methods by it.
  if (first.operationId !== second.operationId) add(`${name}: the operationId ${first.operationId} was renamed.`)
  if (!isEqual(first.security ?? before.security, second.security ?? after.security))
    add(`${name}: the security changed.`)
  for (const { url } of first.servers ?? [])
    if (!second.servers?.some((server) => server.url === url)) add(`${name}: the server ${url} was removed.`)
  if (first['x-order'] && first['x-order'] !== second['x-order']) add(`${name}: the order became ${second['x-order']}.`)
  if (first['x-sunset'] && (second['x-sunset'] ?? '') < first['x-sunset'])
    add(`${name}: the sunset of ${first['x-sunset']} was moved forward.`)
  compareParameters(all, name, first, second)
  const [body, nextBody] = [first.requestBody && old(first.requestBody), second.requestBody && now(second.requestBody)]
  if (nextBody?.required && !body?.required) add(`${name}: the request body became required.`)
  compareContent(all, `${name} request`, 'request', body, nextBody)
  for (const [status, response] of Object.entries(first.responses ?? {})) {
    const changed = second.responses?.[status]
    if (changed) {
      compareContent(all, `${name} ${status}`, 'response', response, changed)
      compareHeaders(all, `${name} ${status}`, old(response).headers ?? {}, now(changed).headers ?? {})
    } else add(`${name}: the response ${status} was removed.`)
  }
  const isSuccess = (status: string) => /^[23]/.test(status)
  for (const status of Object.keys(second.responses ?? {}).filter(isSuccess))
    if (!first.responses?.[status]) add(`${name}: the response ${status} was added.`)
}

function compareHeaders(all: Comparison, where: string, first: Record<string, Header>, second: Record<string, Header>) {
  const { add, old, now } = all
  for (const [name, header] of Object.entries(first)) {
    const changed = second[name] && now(second[name])
    if (!changed) add(`${where}: the header ${name} was removed.`)
    else {
      if (old(header).required && !changed.required) add(`${where}: the header ${name} may be missing.`)
      compareSchema(all, `${where}: header ${name}`, 'response', old(header).schema, changed.schema, [])
    }
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
  if (!first && !second) return
  // A schema that contains itself.
  const key = `${first?.$ref} ${second?.$ref}`
  if (first?.$ref && path.includes(key)) return
  const within = first?.$ref ? [...path, key] : path
  const written = [flatten(first ?? {}, old), flatten(second ?? {}, now)] as const
  const plain = [withNull(written[0], old), withNull(written[1], now)] as const
  const [previous, next] = plain.some(({ oneOf }) => oneOf) ? written : plain
  compareValues(all, where, side, previous, next)
  compareProperties(all, where, side, previous, next, within)
  compareSchema(all, `${where}[]`, side, previous.items, next.items, within)
  compareSchema(all, `${where}.*`, side, entryOf(previous), entryOf(next), within)
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const [parts, others] = [previous[keyword] ?? [], next[keyword] ?? []]
    // Without alternatives, every value is permitted.
    const [had, has] = [parts.length || Infinity, others.length || Infinity]
    if (side === 'request' ? has < had : has > had)
      add(`${where}: an alternative was ${others.length > parts.length ? 'added' : 'removed'}.`)
    for (const [index, part] of parts.entries()) {
      const same = part.$ref && others.find(({ $ref }) => $ref === part.$ref)
      const other = same || others[index]
      if (other) compareSchema(all, where, side, part, other, within)
    }
  }
}

/** The schema of a map's values. */
const entryOf = ({ additionalProperties }: Schema) =>
  typeof additionalProperties === 'object' ? additionalProperties : undefined

/** One schema for `allOf`, so that another notation isn't a change. */
function flatten(schema: Schema, resolve: (part: Schema) => Schema): Schema {
  const { allOf = [], ...own } = resolve(schema)
  return allOf.map((part) => flatten(part, resolve)).reduce(merged, own)
}

/** One schema for `oneOf` of a schema and null. */
function withNull(schema: Schema, resolve: (part: Schema) => Schema): Schema {
  const { oneOf = [], ...own } = schema
  const values = oneOf.filter((part) => resolve(part).type !== 'null')
  if (oneOf.length !== 2 || values.length !== 1) return schema
  const value = merged(own, flatten(values[0] ?? {}, resolve))
  return typesOf(value).length > 0 ? { ...value, type: [...typesOf(value), 'null'] } : value
}

const merged = (first: Schema, second: Schema): Schema => ({
  ...first,
  ...second,
  ...(first.properties && second.properties && { properties: { ...first.properties, ...second.properties } }),
  ...(first.required && second.required && { required: [...first.required, ...second.required] }),
})

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
  compareLimits(all, where, side, first, second)
  for (const condition of conditions) {
    if (isEqual(first[condition], second[condition])) continue
    const change =
      first[condition] === undefined ? 'was added' : second[condition] === undefined ? 'was removed' : 'changed'
    // A condition that requests need no longer meet, or that responses newly meet, breaks no client.
    if (change !== (side === 'request' ? 'was removed' : 'was added')) add(`${where}: ${condition} ${change}.`)
  }
  if (side === 'response') {
    if (first.format !== undefined && second.format === undefined)
      add(`${where}: the format ${first.format} was removed.`)
    if (first.enum && !second.enum && second.const === undefined) add(`${where}: the values are no longer limited.`)
    if (second.writeOnly && !first.writeOnly) add(`${where}: it became writeOnly.`)
    return
  }
  if (second.readOnly && !first.readOnly) add(`${where}: it became readOnly.`)
  if (!isEqual(first.default, second.default)) add(`${where}: the default became ${JSON.stringify(second.default)}.`)
  if (first.additionalProperties !== false && second.additionalProperties === false)
    add(`${where}: other fields became invalid.`)
  const removed = first.enum?.filter((value) => second.enum && !second.enum.includes(value)) ?? []
  for (const value of removed) add(`${where}: the value ${value} was removed.`)
  if (!first.enum && second.enum) add(`${where}: the values were limited.`)
}

function compareLimits({ add }: Comparison, where: string, side: Side, first: Schema, second: Schema) {
  const compare = (limits: string[], none: number, isBreaking: (before: number, after: number) => boolean) => {
    for (const limit of limits) {
      const [before, after] = [Number(first[limit] ?? none), Number(second[limit] ?? none)]
      if (isBreaking(before, after))
        add(
          `${where}: ${limit} was ${second[limit] === undefined ? 'removed' : after < before ? 'lowered' : 'raised'}.`,
        )
    }
  }
  const [isLower, isHigher] = [(a: number, b: number) => b < a, (a: number, b: number) => b > a]
  compare(upperLimits, Infinity, side === 'request' ? isLower : isHigher)
  compare(lowerLimits, -Infinity, side === 'request' ? isHigher : isLower)
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

const isEqual = (first: unknown, second: unknown) => JSON.stringify(first) === JSON.stringify(second)
const typesOf = ({ type }: Schema): string[] => (type === undefined ? [] : [type].flat())
const accepts = (types: string[], type: string) =>
  types.includes(type) || (type === 'integer' && types.includes('number'))

function resolver(contract: Contract) {
  return function resolve<T extends { $ref?: string }>(part: T): T {
    if (!part.$ref) return part
    const steps = part.$ref.slice(2).split('/')
    // The linter finds a `$ref` to nothing.
    const target = steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], contract)
    return resolve((target ?? {}) as T)
  }
}
