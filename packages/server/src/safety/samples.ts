import type { ContractDocument } from '../platform/contractDocument'

/** A JSON schema of the bundled contract. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  format?: string
  pattern?: string
  example?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  additionalProperties?: boolean
}

export interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}

export interface ContractCall {
  id: string
  method: string
  path: string
  security: unknown[] | undefined
  capability: string | undefined
  parameters: Parameter[]
  body: Schema | undefined
  bodyType: string | undefined
}

interface Node {
  [name: string]: unknown
}

/** All operations of a contract, with references resolved. */
export function callsOf(contract: ContractDocument): { calls: ContractCall[]; follow: (schema: Schema) => Schema } {
  const at = (ref: string): unknown =>
    ref
      .slice(2)
      .split('/')
      .reduce<unknown>((node, name) => (node as Node)[name.replaceAll('~1', '/').replaceAll('~0', '~')], contract)
  const follow = <T extends { $ref?: string }>(part: T): T => (part.$ref ? follow(at(part.$ref) as T) : part)
  const calls = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): ContractCall => {
      const [bodyType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
      return {
        id: operation.operationId ?? '',
        method: method.toUpperCase(),
        path,
        security: operation.security,
        capability: operation['x-capability'],
        parameters: (operation.parameters ?? []).map((parameter) => follow(parameter as Parameter)),
        body: (body as { schema?: Schema } | undefined)?.schema,
        bodyType,
      }
    }),
  )
  return { calls, follow: follow as (schema: Schema) => Schema }
}

/** Returns an object's ID by prefix, or undefined to use the example. */
export type IdOf = (prefix: string) => string | undefined

/** A valid value of a schema, built from its examples. */
export function sampleOf(schema: Schema, follow: (schema: Schema) => Schema, idOf: IdOf = () => undefined): unknown {
  const resolved = follow(schema)
  const prefix = /^\^([a-z_]+)_\[0-9a-f\]/.exec(resolved.pattern ?? '')?.[1]
  if (prefix) return idOf(prefix) ?? resolved.example
  if (resolved.properties) {
    return Object.fromEntries(
      (resolved.required ?? []).map((name) => [name, sampleOf(resolved.properties?.[name] ?? {}, follow, idOf)]),
    )
  }
  if (resolved.items)
    return Array.from({ length: Math.max(1, resolved.minItems ?? 1) }, () =>
      sampleOf(resolved.items ?? {}, follow, idOf),
    )
  const [first] = resolved.oneOf ?? []
  if (first) return sampleOf(first, follow, idOf)
  return resolved.example ?? resolved.enum?.[0] ?? 'text'
}

export interface Request {
  url: string
  method: string
  payload?: unknown
  headers: Record<string, string>
}

export const queryOf = (values: readonly (readonly [string, unknown])[]): string => {
  const query = new URLSearchParams()
  for (const [name, value] of values) for (const item of [value].flat()) query.append(name, String(item))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** A valid request of an operation. */
export function requestOf(
  call: ContractCall,
  follow: (schema: Schema) => Schema,
  idOf: IdOf = () => undefined,
): Request {
  const named = (where: Parameter['in']) =>
    call.parameters
      .filter((parameter) => parameter.in === where && (where === 'path' || parameter.required))
      .map(({ name, schema }) => [name, sampleOf(schema, follow, idOf)] as const)
  const path = named('path').reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(String(value))),
    call.path,
  )
  const takesIfMatch = call.parameters.some(({ name }) => name === 'If-Match')
  return {
    method: call.method,
    url: `${path}${queryOf(named('query'))}`,
    headers: {
      ...(takesIfMatch ? { 'if-match': '*' } : {}),
      ...(call.bodyType === undefined ? {} : { 'content-type': call.bodyType }),
    },
    ...(call.body === undefined
      ? {}
      : {
          payload:
            call.bodyType === 'text/csv'
              ? 'external_id\nHRV-10001\n'
              : JSON.stringify(sampleOf(call.body, follow, idOf)),
        }),
  }
}
