import type { ValidateFunction } from 'ajv'
import type { FastifyReply, preSerializationAsyncHookHandler } from 'fastify'
import { type ContractDocument, nameOf } from '../platform/contractDocument'
import { contractAjv } from './validation'

type Validators = (operationId: string, reply: FastifyReply) => ValidateFunction | undefined

/** Shared by all servers of a process, because compiling a validator takes longer than most requests. */
const known = new WeakMap<ContractDocument, Validators>()

/**
 * A hook per operation that validates JSON responses against the contract. A response that differs becomes a 500 with the
 * reason in the log. Statuses that the contract doesn't list aren't validated.
 */
export function checkResponses(contract: ContractDocument): (operationId: string) => preSerializationAsyncHookHandler {
  const validators = known.get(contract) ?? validatorsOf(contract)
  known.set(contract, validators)
  return (operationId) => async (_request, reply, payload) => {
    const validate = validators(operationId, reply)
    if (validate === undefined || validate(payload)) return payload
    reply.code(500)
    const problems = validate.errors?.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
    throw new Error(`The response of ${operationId} doesn't match the contract: ${problems?.join(', ')}.`)
  }
}

function validatorsOf(contract: ContractDocument): Validators {
  const ajv = contractAjv({ validateSchema: false }).addSchema({ ...contract, $id: 'contract' })
  const operations = new Map(
    Object.values(contract.paths).flatMap((item) =>
      Object.values(item).map(({ operationId, responses = {} }) => [operationId, responses] as const),
    ),
  )
  const compiled = new Map<string, ValidateFunction | undefined>()

  const compile = (operationId: string, status: number, media: string) => {
    const named = operations.get(operationId)?.[status]
    const response = named?.$ref ? contract.components?.responses?.[nameOf(named.$ref)] : named
    if (response?.content === undefined) return undefined
    const schema = response.content[media]?.schema
    if (!schema) throw new Error(`${operationId} has no ${media} response with status ${status}.`)
    return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')))
  }
  return (operationId, reply) => {
    const media = String(reply.getHeader('content-type') ?? 'application/json').split(';')[0] ?? ''
    const key = `${operationId} ${reply.statusCode} ${media}`
    if (!compiled.has(key)) compiled.set(key, compile(operationId, reply.statusCode, media))
    return compiled.get(key)
  }
}
