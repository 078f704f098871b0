export interface Reference {
  $ref: string
}

interface Answer {
  headers?: Record<string, unknown>
  content?: Record<string, { schema?: object }>
}

/** A deprecated part of the contract. `x-deprecated-at` and `x-sunset` are days. */
interface Deprecable {
  deprecated?: boolean
  'x-deprecated-at'?: string
  'x-sunset'?: string
}

interface BodySchema {
  $ref?: string
  properties?: Record<string, Deprecable & BodySchema>
  items?: BodySchema
  allOf?: BodySchema[]
  anyOf?: BodySchema[]
  oneOf?: BodySchema[]
}

interface Parameter {
  in: string
  name: string
  required?: boolean
  schema?: { default?: unknown }
}

interface ContractOperation extends Deprecable {
  operationId?: string
  security?: Record<string, unknown>[]
  'x-capability'?: string
  'x-audited'?: boolean
  'x-location'?: string
  /** A list whose filters it takes. */
  'x-filters-of'?: unknown
  requestBody?: { required?: boolean; content?: Record<string, { schema?: BodySchema }> }
  parameters?: (Parameter | Reference)[]
  responses?: Record<string, Answer | Reference>
}

/** Parts of a bundled contract (openapi/generated/*.json) that the server reads. */
export interface ContractDocument {
  paths: Record<string, Record<string, ContractOperation>>
  components?: {
    parameters?: Record<string, Parameter>
    schemas?: Record<string, BodySchema>
    responses?: Record<string, Answer>
  }
}

export interface Deprecation {
  /** Field of the request body; undefined for the whole operation. */
  field: string | undefined
  /** Day it was deprecated, `YYYY-MM-DD`. */
  since: string
  /** Day after which it may stop working, `YYYY-MM-DD`. */
  sunset: string
}

/** A part of the contract and its location: the property names from the root. */
type Located<T> = T & { at: string[] }

/** Properties of an operation that the server enforces. */
export interface OperationFacts {
  id: string
  method: string
  /** Its location in the contract, as property names from the root. */
  at: string[]
  /** With path parameters in braces. */
  path: string
  parameters: Located<Parameter>[]
  /** By status. */
  responses: Record<string, Located<Answer>>
  /** `open` for `security: []`, `analytics` for the query token, otherwise `session`. */
  security: 'open' | 'session' | 'analytics'
  /** Whether it has the scope headers. */
  isScoped: boolean
  needsBody: boolean
  /** Names of the fields of the request body, at any depth. */
  bodyFields: ReadonlySet<string>
  /** Media type of the request body; undefined without a body. */
  bodyType: string | undefined
  capability: string | undefined
  /** Whether it's recorded in the audit log: operations with a capability, and others marked in the contract. */
  isAudited: boolean
  isIdempotent: boolean
  /** Whether it reads many rows and changes none: lists, counts, analytics and files. */
  isBulkRead: boolean
  wantsIfMatch: boolean
  answersETag: boolean
  /** Status of the success response. */
  status: number
  deprecations: Deprecation[]
  /** Path of `Location` with a field of the response in braces; undefined without that header. */
  location: string | undefined
}

export function readFacts({ paths, components }: ContractDocument): Map<string, OperationFacts> {
  const facts = new Map<string, OperationFacts>()
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const { operationId: id, security, requestBody, parameters = [], responses = {} } = operation
      if (!id) continue
      const at = ['paths', path, method]
      const resolved = parameters.map((parameter, index) =>
        locate(parameter, [...at, 'parameters', String(index)], components?.parameters),
      )
      const answers = Object.fromEntries(
        Object.entries(responses).map(([status, response]) => [
          status,
          locate(response, [...at, 'responses', status], components?.responses),
        ]),
      )
      const takes = (name: string) => parameters.some((part) => '$ref' in part && part.$ref.endsWith(`/${name}`))
      const takesQuery = (name: string) => resolved.some((part) => part.in === 'query' && part.name === name)
      const isAnalytics = security?.some((way) => 'analytics' in way) ?? false
      const [status = '200', answer] = Object.entries(answers).find(([code]) => code.startsWith('2')) ?? []
      facts.set(id, {
        id,
        method: method.toUpperCase(),
        at,
        path,
        parameters: resolved,
        responses: answers,
        security: security?.length === 0 ? 'open' : isAnalytics ? 'analytics' : 'session',
        isScoped: takes('PartnerHeader'),
        needsBody: requestBody?.required ?? false,
        bodyFields: fieldsOf(
          Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => schema ?? []),
          components?.schemas,
        ),
        bodyType: Object.keys(requestBody?.content ?? {})[0],
        capability: operation['x-capability'],
        isAudited: operation['x-capability'] !== undefined || operation['x-audited'] === true,
        isIdempotent: takes('IdempotencyKey'),
        // An object or file by its ID may just have been created by a job.
        isBulkRead:
          isAnalytics ||
          (method === 'get' &&
            !/\{(\w+_)?id\}/.test(path) &&
            (takesQuery('cursor') || operation['x-filters-of'] !== undefined || 'text/csv' in (answer?.content ?? {}))),
        wantsIfMatch: takes('IfMatch'),
        answersETag: 'ETag' in (answer?.headers ?? {}),
        status: Number(status),
        location: operation['x-location'],
        deprecations: deprecationsOf(operation, components?.schemas),
      })
    }
  }
  return facts
}

function fieldsOf(
  bodies: readonly BodySchema[],
  components: NonNullable<ContractDocument['components']>['schemas'] = {},
): Set<string> {
  const names = new Set<string>()
  const seen = new Set<BodySchema | undefined>()
  const visit = (schema: BodySchema | undefined) => {
    if (schema === undefined || seen.has(schema)) return
    seen.add(schema)
    if (schema.$ref) visit(components[nameOf(schema.$ref)])
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      names.add(name)
      visit(property)
    }
    for (const part of [schema.items, ...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
      visit(part)
  }
  bodies.forEach(visit)
  return names
}

function deprecationsOf(
  operation: ContractOperation,
  schemas: NonNullable<ContractDocument['components']>['schemas'] = {},
): Deprecation[] {
  const [media] = Object.values(operation.requestBody?.content ?? {})
  const body = media?.schema?.$ref ? schemas[nameOf(media.schema.$ref)] : media?.schema
  const parts: [string | undefined, Deprecable][] = [[undefined, operation], ...Object.entries(body?.properties ?? {})]
  return parts.flatMap(([field, { deprecated, 'x-deprecated-at': since, 'x-sunset': sunset }]) =>
    deprecated && since && sunset ? [{ field, since, sunset }] : [],
  )
}

/** The path as a URL of the framework. */
export const urlOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Name of a referenced component. */
const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

function locate<T extends object>(part: T | Reference, at: string[], components: Record<string, T> = {}): Located<T> {
  if (!('$ref' in part)) return { ...part, at }
  const component = components[nameOf(part.$ref)]
  if (!component) throw new Error(`The contract has no part ${part.$ref}.`)
  return { ...component, at: part.$ref.slice('#/'.length).split('/') }
}
