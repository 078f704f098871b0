import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { readFacts } from '../platform/contractDocument'
import { readContract } from '../platform/paths'
import { checkResponses } from './responseChecks'

const facts = readFacts(readContract())
const check = checkResponses(readContract())

async function responseTo(operationId: string, status: number, body: object, type = 'application/json') {
  const operation = facts.get(operationId)
  if (!operation) throw new Error(`The contract has no operation ${operationId}.`)
  const app = Fastify().get('/', { preSerialization: check(operation) }, (_request, reply) =>
    reply.code(status).type(type).send(body),
  )
  const response = await app.inject('/')
  return [response.statusCode, response.json().message]
}

const started = { login_token: 'x', expires_in: 600, resend_after: 30 }
const problem = { type: 'about:blank', title: 'Not found', status: 404, code: 'not_found', request_id: 'req_1' }

it.each([
  ['a response of the contract', 'startLogin', 200, started, 'application/json', undefined],
  ['a missing field', 'startLogin', 200, { ...started, expires_in: undefined }, 'application/json', 'expires_in'],
  ['a field of another type', 'startLogin', 200, { ...started, expires_in: '600' }, 'application/json', '/expires_in'],
  ['another media type', 'startLogin', 200, started, 'application/problem+json', 'application/problem+json'],
  ['a problem without a code', 'getSupportInfo', 404, { title: 'x' }, 'application/problem+json', 'code'],
  ['a status that is not listed', 'startLogin', 418, problem, 'application/json', undefined],
])('validates %s', async (_, operation, status, body, type, says) => {
  const [answered, message] = await responseTo(operation, status, body, type)
  expect(answered).toBe(says === undefined ? status : 500)
  if (says !== undefined) expect(message).toContain(says)
})
