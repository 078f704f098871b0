import type { components } from '@partner-dashboard/contract'
import { schemasOf } from '../../http/contractSchemas'
import { refusalOfValidation } from '../../http/validation'
import { readContract } from '../../platform/paths'
import { refuse } from '../../platform/refusal'

type CubeQuery = components['schemas']['CubeQuery']

/** Parses and validates the query in the URL like one in a body. */
export function readAddressQuery(text: string): CubeQuery {
  let query: unknown
  try {
    query = JSON.parse(text)
  } catch {
    throw refuse.invalid({ in: 'query', pointer: '/query', code: 'json', detail: 'must be JSON' })
  }
  const check = schemasOf(readContract()).ofBody({ $ref: 'contract#/components/schemas/CubeQuery' })
  if (check(query)) return query as CubeQuery
  const errors = (check.errors ?? []).map((error) => ({ ...error, instancePath: `/query${error.instancePath}` }))
  throw refusalOfValidation(errors, 'querystring')
}
