import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * What client developers need: a description of every field and parameter, an example unless the type says enough,
 * pagination of growing lists, and all possible errors.
 */
const contracts = ['dashboard', 'public-v1']
type Node = Record<string, unknown>

/** Lists without pagination, with the reason. */
const unpaginated: Record<string, string> = {
  bulkCreateDailySalesRecords: 'one for each record of the request',
  listPartners: 'the switcher searches in all',
  listOrganizations: 'one, as a rule',
  listPartnerConfigs: 'one for each partner',
  getBusinessBankInfo: 'of one business',
  getBusinessOwnerInfo: 'of one business',
  listBusinessMetadataStatus: 'of the businesses that are named',
  sumFundedProductRows: 'a sum for each currency',
  listSavedViews: 'at most 50 of a list',
  listSessions: 'of one user, each at most 12 hours old',
  getHomeSummary: 'one for each partner',
  listApiKeys: 'made by hand',
  listRoles: 'a vocabulary',
  listWidgetConfigs: 'one for each product',
  updateWidgetConfig: 'one for each product',
  listReports: 'a vocabulary',
  listReportSchedules: 'at most 100',
  listSubscriptions: 'one for each event type',
  updateSubscriptions: 'one for each event type',
  updateSubscription: 'one for each event type',
  listApiErrorGroups: 'the 50 most frequent kinds',
  listObjectIdPrefixes: 'a vocabulary',
  listWebhookEndpoints: 'at most 20',
  getRevenueShare: 'a sum for each month and product',
  listMarketingIntegrations: 'one for each vendor',
  listGtmToolkits: 'one for each product',
  listUploadResultGroups: 'one for each column and code',
  listDatasetSchemas: 'a vocabulary',
  getDataShareSummary: 'one for each dataset',
  listS3Integrations: 'one bucket',
  listS3IngestionConfigs: 'one for each dataset',
  putS3IngestionConfigs: 'one for each dataset',
}

/** Creates that don't respond with 201 and `Location`, with the reason. */
const uncreated: Record<string, string> = {
  createSchemaImportToken: 'a signed token, which no path returns',
  bulkCreateDailySalesRecords: 'a status for each record',
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const read = (name: string): Node =>
  JSON.parse(readFileSync(new URL(`generated/${name}.json`, import.meta.url), 'utf8'))

function follower(document: Node) {
  const follow = (part: unknown): Node => {
    if (!isNode(part)) return {}
    if (typeof part.$ref !== 'string') return part
    const names = part.$ref.slice(2).split('/')
    return follow(names.reduce<unknown>((node, name) => (isNode(node) ? node[name] : undefined), document))
  }
  return follow
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const record = (value: unknown): [string, unknown][] => (isNode(value) ? Object.entries(value) : [])

/** Whether the type alone shows what a value looks like. */
const saysItself = (schema: Node) =>
  'enum' in schema || 'const' in schema || [schema.type].flat().some((type) => type === 'boolean' || type === 'object')

function bare(document: Node): string[] {
  const follow = follower(document)
  const problems: string[] = []
  const isComposed = (schema: Node) => 'oneOf' in schema || 'anyOf' in schema || 'allOf' in schema
  const check = (name: string, part: Node, schema: Node) => {
    const items = follow(schema.items)
    const hasExample = [part, schema, items].some((node) => 'example' in node || 'default' in node)
    if (!('description' in part) && !('description' in schema)) problems.push(`${name} has no description`)
    if (!hasExample && !saysItself(schema) && !saysItself(items) && !isComposed(schema) && !isComposed(items))
      problems.push(`${name} has no example`)
  }
  const walk = (name: string, schema: unknown) => {
    if (!isNode(schema)) return
    for (const [property, part] of record(schema.properties)) {
      if (isNode(part)) check(`${name}.${property}`, part, follow(part))
      walk(`${name}.${property}`, part)
    }
    for (const key of ['oneOf', 'anyOf', 'allOf']) for (const part of list(schema[key])) walk(name, part)
    walk(`${name}[]`, schema.items)
    walk(`${name}{}`, schema.additionalProperties)
  }
  const components = isNode(document.components) ? document.components : {}
  for (const [name, schema] of record(components.schemas)) walk(name, schema)
  for (const { id, parameters } of callsOf(document)) {
    for (const parameter of parameters) check(`${id} ${String(parameter.name)}`, parameter, follow(parameter.schema))
  }
  return problems
}

function callsOf(document: Node) {
  const follow = follower(document)
  return record(document.paths).flatMap(([path, item]) =>
    record(item).map(([method, operation]) => {
      const call = operation as Node
      return {
        id: String(call.operationId),
        path,
        isChange: method !== 'get' && call.operationId !== 'loadCubeQuery',
        parameters: list(call.parameters).map(follow),
        call,
      }
    }),
  )
}

/** Schema of the success response. */
function answerOf(document: Node, call: Node): Node {
  const follow = follower(document)
  const [, answer] = record(call.responses).find(([status]) => status.startsWith('2')) ?? []
  const content = follow(answer).content
  const schema = follow((isNode(content) ? (content['application/json'] as Node | undefined) : undefined)?.schema)
  const properties = [schema, ...list(schema.allOf).map(follow)].map((part) => part.properties)
  return Object.assign({}, ...properties)
}

it.each(contracts)('%s describes every field and parameter, with an example', (name) => {
  expect(bare(read(name))).toEqual([])
})

it.each(contracts)('%s paginates every list that can grow', (name) => {
  const document = read(name)
  const unpaged = callsOf(document).filter(({ call, parameters }) => {
    const isList = 'results' in answerOf(document, call)
    return isList && !parameters.some((parameter) => ['cursor', 'page_number'].includes(String(parameter.name)))
  })
  expect(unpaged.map(({ id }) => id).filter((id) => !(id in unpaginated))).toEqual([])
  for (const { id, parameters, call } of callsOf(document)) {
    if (!parameters.some((parameter) => parameter.name === 'cursor')) continue
    expect([id, Object.keys(answerOf(document, call))]).toEqual([
      id,
      expect.arrayContaining(['results', 'previous', 'next', 'start']),
    ])
  }
})

it.each(contracts)('%s documents all possible errors', (name) => {
  const gaps = callsOf(read(name)).flatMap(({ id, call, isChange, parameters }) => {
    const statuses = record(call.responses).map(([status]) => status)
    const isOpen = Array.isArray(call.security) && call.security.length === 0
    const takesIfMatch = parameters.some((parameter) => parameter.name === 'If-Match')
    const expected = [
      ...(isChange ? ['400', '413', '415', '507'] : []),
      ...(isOpen ? [] : ['401']),
      ...('x-capability' in call ? ['403'] : []),
      ...(takesIfMatch ? ['412', '428'] : []),
      '422',
      '500',
      '503',
    ]
    return expected.filter((status) => !statuses.includes(status)).map((status) => `${id} ${status}`)
  })
  expect(gaps).toEqual([])
})

it.each(contracts)('%s responds to creates with 201, and to creates and jobs with Location', (name) => {
  const document = read(name)
  const follow = follower(document)
  const wrong = callsOf(document).flatMap(({ id, call }) => {
    const [status = '', answer] = record(call.responses).find(([code]) => code.startsWith('2')) ?? []
    const isCreate = /^(create|bulkCreate|add|rotateApiKey)/.test(id) && !(id in uncreated)
    const hasLocation = record(follow(answer).headers).some(([header]) => header === 'Location')
    const wantsLocation = status === '201' || status === '202'
    return (isCreate && status !== '201') || wantsLocation !== hasLocation ? [`${id} ${status}`] : []
  })
  expect(wrong).toEqual([])
})

it.each(contracts)('%s accepts an idempotency key for every change except sign-in', (name) => {
  const ofSessions = ['startLogin', 'validateOtp', 'validatePasskey', 'validateSecondFactor', 'exchangeToken', 'logOut']
  const without = callsOf(read(name)).filter(
    ({ isChange, parameters }) => isChange && !parameters.some((parameter) => parameter.name === 'Idempotency-Key'),
  )
  expect(without.map(({ id }) => id).filter((id) => !ofSessions.includes(id))).toEqual([])
})

it.each(contracts)('%s names the order of every paginated list', (name) => {
  const document = read(name)
  const follow = follower(document)
  const unordered = callsOf(document).flatMap(({ id, parameters, call }) => {
    const has = (parameter: string) => parameters.some((one) => one.name === parameter)
    if (!has('cursor') || has('sort')) return []
    const rows = follow(follow(answerOf(document, call).results).items)
    const field = String(call['x-order']).replace('-', '')
    // The columns of a report depend on its kind.
    return id === 'listReportRows' || (isNode(rows.properties) && field in rows.properties) ? [] : [id]
  })
  expect(unordered).toEqual([])
})

it('finds a field without a description', () => {
  const schemas = {
    A: {
      properties: {
        b: { type: 'string', description: 'x' },
        c: { type: 'boolean' },
        d: { $ref: '#/components/schemas/E' },
      },
    },
    E: { type: 'string', description: 'x', example: 'y' },
  }
  expect(bare({ components: { schemas } })).toEqual(['A.b has no example', 'A.c has no description'])
})
