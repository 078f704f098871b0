import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { root } from '../installed.mjs'

const methods = ['get', 'put', 'post', 'delete', 'patch']

/**
 * Reads a contract's operations, with references resolved, and validators for all documented responses.
 *
 * @param {'dashboard' | 'public-v1'} name
 */
export function readContract(name) {
  const document = JSON.parse(readFileSync(join(root, `openapi/generated/${name}.json`), 'utf8'))
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
  addFormats.default(ajv)
  // `multipleOf: 0.01` would reject 19.99, because it isn't an exact multiple.
  const isMoney = (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
  ajv.addFormat('money', { type: 'number', validate: isMoney })
  ajv.addFormat('loose-email', /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/)
  ajv.addSchema({ ...document, $id: 'contract' })

  const at = (ref) =>
    ref
      .slice(2)
      .split('/')
      .reduce((node, part) => node?.[part.replaceAll('~1', '/').replaceAll('~0', '~')], document)
  const follow = (part) => (part?.$ref ? follow(at(part.$ref)) : (part ?? {}))

  const found = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => {
        const [bodyType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
        const pointer = `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}/responses`
        return {
          id: operation.operationId,
          method: method.toUpperCase(),
          path,
          security: securityOf(operation.security),
          listedBy: operation['x-listed-by'],
          filtersOf: operation['x-filters-of'] ?? [],
          order: operation['x-order'],
          ...shapeOf(operation),
          hasCapability: operation['x-capability'] !== undefined,
          parameters: (operation.parameters ?? []).map(follow),
          needsBody: operation.requestBody?.required === true,
          body: body?.schema,
          bodyType,
          answers: answersOf(operation.responses, pointer),
        }
      }),
  )
  // Path of the list whose objects an operation accepts.
  const calls = found.map((call) => ({ ...call, listedBy: found.find(({ id }) => id === call.listedBy)?.path }))

  /** Fields of a list's rows; undefined for other responses. */
  function shapeOf({ responses }) {
    const { properties = {} } = follow(follow(responses['200'])?.content?.['application/json']?.schema)
    const rows = properties.results && follow(follow(properties.results).items)
    return { rowFields: rows && Object.keys(rows.properties ?? {}), hasCount: 'count' in properties }
  }

  function answersOf(responses, pointer) {
    return Object.fromEntries(
      Object.entries(responses).map(([status, written]) => {
        const base = written.$ref ?? `${pointer}/${status}`
        const answer = follow(written)
        const types = Object.keys(answer.content ?? {})
        return [status, { base, types, headers: Object.keys(answer.headers ?? {}) }]
      }),
    )
  }

  /** Violations in a body; empty if it's valid. */
  function faultsOf({ base }, type, body) {
    const ref = `contract${base}/content/${type.replaceAll('/', '~1')}/schema`
      .replaceAll('{', '%7B')
      .replaceAll('}', '%7D')
    const validate = ajv.getSchema(ref)
    if (!validate) throw new Error(`The contract has no schema at ${ref}.`)
    if (validate(body)) return []
    return [...new Set((validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`))]
  }

  return { name, document, calls, follow, faultsOf, problem: (body) => problemFaults(ajv, body) }
}

function securityOf(security) {
  if (security === undefined) return 'session'
  if (security.length === 0) return 'open'
  return security.some((way) => 'analytics' in way) ? 'analytics' : 'session'
}

function problemFaults(ajv, body) {
  const validate = ajv.getSchema('contract#/components/schemas/Problem')
  return validate(body) ? [] : validate.errors.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
}
