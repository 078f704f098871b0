interface Answer {
  headers?: Record<string, unknown>
}

interface ContractOperation {
  operationId?: string
  security?: Record<string, unknown>[]
  'x-capability'?: string
  'x-audited'?: boolean
  requestBody?: { required?: boolean; content?: Record<string, unknown> }
  parameters?: { $ref?: string; in?: string; name?: string }[]
  responses?: Record<string, Answer>
}

/** The part of a bundled contract (openapi/generated/*.json) that the server reads by itself. */
export interface ContractDocument {
  paths: Record<string, Record<string, ContractOperation>>
  components?: { parameters?: Record<string, { in?: string; name?: string }> }
}

/** What the server does around an operation, as the contract says it. */
export interface OperationFacts {
  id: string
  method: string
  /** `open`: `security: []`; `analytics`: by the query token; else by a session. */
  security: 'open' | 'session' | 'analytics'
  /** Whether it takes the scope headers. */
  isScoped: boolean
  needsBody: boolean
  /** The media type of its body; nothing where it takes none. */
  bodyType: string | undefined
  /** The names of its query. */
  queryNames: ReadonlySet<string>
  capability: string | undefined
  /** Whether it stands in the audit log: what asks for a capability does, and what everybody may, where the contract says so. */
  isAudited: boolean
  isIdempotent: boolean
  wantsIfMatch: boolean
  answersETag: boolean
  /** The status of success. */
  status: number
}

export function readFacts({ paths, components }: ContractDocument): Map<string, OperationFacts> {
  const facts = new Map<string, OperationFacts>()
  for (const item of Object.values(paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const { operationId: id, security, requestBody, parameters = [], responses = {} } = operation
      if (!id) continue
      const named = parameters.map((parameter) =>
        parameter.$ref ? components?.parameters?.[nameOf(parameter.$ref)] : parameter,
      )
      const takes = (name: string) => parameters.some(({ $ref }) => $ref?.endsWith(`/${name}`))
      const [status = '200', answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
      facts.set(id, {
        id,
        method: method.toUpperCase(),
        security:
          security?.length === 0 ? 'open' : security?.some((way) => 'analytics' in way) ? 'analytics' : 'session',
        isScoped: takes('PartnerHeader'),
        needsBody: requestBody?.required ?? false,
        bodyType: Object.keys(requestBody?.content ?? {})[0],
        queryNames: new Set(
          named.flatMap((parameter) => (parameter?.in === 'query' && parameter.name ? [parameter.name] : [])),
        ),
        capability: operation['x-capability'],
        isAudited: operation['x-capability'] !== undefined || operation['x-audited'] === true,
        isIdempotent: takes('IdempotencyKey'),
        wantsIfMatch: takes('IfMatch'),
        answersETag: 'ETag' in (answer?.headers ?? {}),
        status: Number(status),
      })
    }
  }
  return facts
}

/** The contract as the framework mounts it, which changes what it is given. Responses are left out unless they are checked. */
export function mounted(contract: ContractDocument, { checksAnswers }: { checksAnswers: boolean }): ContractDocument {
  const copy = structuredClone(contract)
  if (checksAnswers) return copy
  for (const item of Object.values(copy.paths)) for (const operation of Object.values(item)) delete operation.responses
  return copy
}

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)
