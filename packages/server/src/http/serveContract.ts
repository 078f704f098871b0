import type { FastifyInstance, FastifySchema, FastifySchemaCompiler, RouteOptions } from 'fastify'
import {
  type ContractDocument,
  type OperationFacts,
  type Reference,
  readFacts,
  urlOf,
} from '../platform/contractDocument'
import { partAt, schemasOf } from './contractSchemas'
import { checkResponses } from './responseChecks'
import { beforeSchemas } from './validation'

interface Serving {
  prefix: string
  /** Whether a response that differs from the contract becomes a 500. */
  validatesResponses: boolean
  /** What an operation's route needs besides method, URL and validation. */
  routeOf: (
    operation: OperationFacts,
  ) => Pick<RouteOptions, 'handler' | 'onRequest' | 'preHandler' | 'onSend' | 'bodyLimit'>
}

/** Serves all operations of a contract. Requests have to match its schemas. */
export async function serveContract(
  app: FastifyInstance,
  contract: ContractDocument,
  { prefix, validatesResponses, routeOf }: Serving,
): Promise<void> {
  const schemas = schemasOf(contract)
  const compile: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
    httpPart === 'body' ? schemas.ofBody(schema as Reference) : schemas.ofTexts(schema)
  const check = validatesResponses ? checkResponses(contract) : undefined
  await app.register(
    async (routes) => {
      routes.setValidatorCompiler(compile)
      for (const operation of readFacts(contract).values()) {
        const { id, method, path, bodyType, needsBody } = operation
        routes.route({
          method,
          url: urlOf(path),
          schema: schemaOf(operation),
          config: { bodyType, needsBody, operation: id },
          preValidation: beforeSchemas(operation),
          ...(check && { preSerialization: check(operation) }),
          ...routeOf(operation),
        })
      }
    },
    { prefix },
  )
}

/** Schemas of a request. Headers have none: those that read them validate them. */
const schemaOf = (operation: OperationFacts): FastifySchema => ({
  params: parametersOf(operation, 'path'),
  querystring: parametersOf(operation, 'query'),
  ...(operation.bodyType !== undefined && {
    body: {
      content: {
        [operation.bodyType]: {
          schema: partAt(...operation.at, 'requestBody', 'content', operation.bodyType, 'schema'),
        },
      },
    },
  }),
})

function parametersOf({ parameters }: OperationFacts, place: string) {
  const own = parameters.filter((parameter) => parameter.in === place)
  return {
    type: 'object',
    properties: Object.fromEntries(
      // Defaults aren't looked for behind a reference.
      own.map(({ name, at, schema }) => [name, { ...partAt(...at, 'schema'), default: schema?.default }]),
    ),
    required: own.flatMap(({ name, required }) => (required ? [name] : [])),
    additionalProperties: false,
  }
}
