import type { components } from '@partner-dashboard/contract'
import type { ValidateFunction } from 'ajv'
import { contractAjv, refusalOfValidation } from '../../http/validation'
import { readContract } from '../../platform/paths'
import { refuse } from '../../platform/refusal'

type CubeQuery = components['schemas']['CubeQuery']

let validate: ValidateFunction<CubeQuery> | undefined

/** The contract's query schema, compiled on first use. */
function validator(): ValidateFunction<CubeQuery> {
  validate ??= contractAjv()
    .addSchema({ ...readContract(), $id: 'contract' })
    .compile<CubeQuery>({ $ref: 'contract#/components/schemas/CubeQuery' })
  return validate
}

/** Parses and validates the query in the URL like one in a body. */
export function readAddressQuery(text: string): CubeQuery {
  let query: unknown
  try {
    query = JSON.parse(text)
  } catch {
    throw refuse.invalid({ in: 'query', pointer: '/query', code: 'json', detail: 'must be JSON' })
  }
  const check = validator()
  if (check(query)) return query
  const errors = (check.errors ?? []).map((error) => ({ ...error, instancePath: `/query${error.instancePath}` }))
  throw refusalOfValidation(errors, 'querystring')
}
