import type { ValidateFunction } from 'ajv'
import type { FastifyReply, preSerializationAsyncHookHandler } from 'fastify'
import type { ContractDocument, OperationFacts } from '../platform/contractDocument'
import { partAt, schemasOf } from './contractSchemas'

/**
 * A hook per operation that validates JSON responses against the contract. A response that differs becomes a 500 with the
 * reason in the log. Statuses that the contract doesn't list aren't validated.
 */
export function checkResponses(
  contract: ContractDocument,
): (operation: OperationFacts) => preSerializationAsyncHookHandler {
  const { ofBody } = schemasOf(contract)

  const validatorOf = ({ id, responses }: OperationFacts, { statusCode }: FastifyReply, media: string) => {
    const { at, content } = responses[statusCode] ?? {}
    if (!at || !content) return undefined
    if (!content[media]?.schema) throw new Error(`${id} has no ${media} response with status ${statusCode}.`)
    return ofBody(partAt(...at, 'content', media, 'schema'))
  }
  return (operation) => {
    const known = new Map<string, ValidateFunction | undefined>()
    return async (_request, reply, payload) => {
      const media = String(reply.getHeader('content-type') ?? 'application/json').split(';')[0] ?? ''
      const key = `${reply.statusCode} ${media}`
      if (!known.has(key)) known.set(key, validatorOf(operation, reply, media))
      const validate = known.get(key)
      if (validate === undefined || validate(payload)) return payload
      reply.code(500)
      const problems = validate.errors?.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
      throw new Error(`The response of ${operation.id} doesn't match the contract: ${problems?.join(', ')}.`)
    }
  }
}
