interface Answer {
  $ref?: string
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
  properties?: Record<string, Deprecable>
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
  parameters?: { $ref?: string; in?: string; name?: string }[]
  responses?: Record<string, Answer>
}

/** Parts of a bundled contract (openapi/generated/*.json) that the server reads. */
export interface ContractDocument {
  paths: Record<string, Record<string, ContractOperation>>
  components?: {
    parameters?: Record<string, { in?: string; name?: string }>
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

/** Properties of an operation that the server enforces. */
export interface OperationFacts {
  id: string
  method: string
  /** `open` for `security: []`, `analytics` for the query token, otherwise `session`. */
  security: 'open' | 'session' | 'analytics'
  /** Whether it has the scope headers. */
  isScoped: boolean
  needsBody: boolean
  /** Media type of the request body; undefined without a body. */
  bodyType: string | undefined
  queryNames: ReadonlySet<string>
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
      const named = parameters.map((parameter) =>
        parameter.$ref ? components?.parameters?.[nameOf(parameter.$ref)] : parameter,
      )
      const takes = (name: string) => parameters.some(({ $ref }) => $ref?.endsWith(`/${name}`))
      const queryNames = new Set(
        named.flatMap((parameter) => (parameter?.in === 'query' && parameter.name ? [parameter.name] : [])),
      )
      const isAnalytics = security?.some((way) => 'analytics' in way) ?? false
      const [status = '200', answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
      facts.set(id, {
        id,
        method: method.toUpperCase(),
        security: security?.length === 0 ? 'open' : isAnalytics ? 'analytics' : 'session',
        isScoped: takes('PartnerHeader'),
        needsBody: requestBody?.required ?? false,
        bodyType: Object.keys(requestBody?.content ?? {})[0],
        queryNames,
        capability: operation['x-capability'],
        isAudited: operation['x-capability'] !== undefined || operation['x-audited'] === true,
        isIdempotent: takes('IdempotencyKey'),
        // An object or file by its ID may just have been created by a job.
        isBulkRead:
          isAnalytics ||
          (method === 'get' &&
            !/\{(\w+_)?id\}/.test(path) &&
            (queryNames.has('cursor') ||
              operation['x-filters-of'] !== undefined ||
              'text/csv' in (answer?.content ?? {}))),
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

/** A copy for the framework, which modifies it. Without responses, which it would resolve for nothing. */
export function mounted(contract: ContractDocument): ContractDocument {
  const copy = structuredClone(contract)
  for (const operation of Object.values(copy.paths).flatMap((item) => Object.values(item))) delete operation.responses
  return copy
}

/** Name of a referenced component. */
export const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)
