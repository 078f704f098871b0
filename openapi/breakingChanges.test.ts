import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { breakingChanges, type Contract } from './breakingChanges'

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const released: Contract = read('released/public-v1.json')

it('breaks no client of the released contract', () => {
  const why = 'see "Change the public API" in CONTRIBUTING.md'
  expect(breakingChanges(released, read('generated/public-v1.json')), why).toEqual([])
})

// biome-ignore lint/suspicious/noExplicitAny: each change edits another part of the document.
type Editable = any

const planted: [change: string, plant: (contract: Editable) => void, expected: string | RegExp][] = [
  ['a removed operation', ({ paths }) => delete paths['/refunds/{id}'], 'GET /refunds/{id} was removed.'],
  [
    'a removed filter',
    ({ paths }) => {
      const { get } = paths['/businesses']
      get.parameters = get.parameters.filter((each: Editable) => !each.$ref.includes('ExternalId'))
    },
    'GET /businesses: the query external_id parameter was removed.',
  ],
  [
    'a parameter that became required',
    ({ paths }) => paths['/businesses'].get.parameters.push({ name: 'region', in: 'query', required: true }),
    'GET /businesses: the required query region parameter was added.',
  ],
  [
    'a field that became required in a request',
    ({ components }) => components.schemas.CreatePersonRequest.required.push('email'),
    'POST /persons request: the field email became required.',
  ],
  [
    'a lower limit in a request',
    ({ components }) => Object.assign(components.schemas.CreatePersonRequest.properties.first_name, { maxLength: 2 }),
    'POST /persons request.first_name: maxLength was lowered.',
  ],
  [
    'a value that requests may no longer have',
    ({ components }) => components.schemas.ProductType.enum.shift(),
    /^POST \/capital_product_offers request\.product_type: the value \w+ was removed\.$/,
  ],
  [
    'a field removed from a response',
    ({ components }) => delete components.schemas.Business.properties.dba_name,
    'GET /businesses/{id} 200: the field dba_name was removed.',
  ],
  [
    'a field that became nullable in a response',
    ({ components }) => Object.assign(components.schemas.Business.properties.legal_name, { type: ['string', 'null'] }),
    'GET /businesses/{id} 200.legal_name: the type changed from string to string or null.',
  ],
  [
    'a field that may be missing from a response',
    ({ components }) => {
      const { Business } = components.schemas
      Business.required = Business.required.filter((name: string) => name !== 'status')
    },
    'GET /businesses/{id} 200: the field status may be missing.',
  ],
  [
    'a removed status',
    ({ paths }) => {
      const { responses } = paths['/businesses'].post
      const status = Object.keys(responses).find((each) => each.startsWith('2')) ?? ''
      responses[299] = responses[status]
      delete responses[status]
    },
    /^POST \/businesses: the response 20\d was removed\.$/,
  ],
  [
    'a renamed operation',
    ({ paths }) => Object.assign(paths['/refunds'].get, { operationId: 'fetchRefunds' }),
    'GET /refunds: the operationId listRefunds was renamed.',
  ],
  [
    'another kind of authentication',
    ({ components }) => Object.assign(components.securitySchemes.apiKey, { scheme: 'basic' }),
    'The security scheme apiKey changed.',
  ],
  [
    'an error that is no longer documented',
    ({ paths }) => delete paths['/businesses/{id}'].get.responses['404'],
    'GET /businesses/{id}: the response 404 was removed.',
  ],
  [
    'another default',
    ({ components }) => Object.assign(components.parameters.PageSizeQuery.schema, { default: 10 }),
    'GET /businesses: query page_size: the default became 10.',
  ],
  [
    'another style of a list in the query',
    ({ components }) => Object.assign(components.parameters.PageSizeQuery, { explode: false }),
    'GET /businesses: the query page_size parameter is written in another style.',
  ],
  [
    'a format removed from a response',
    ({ components }) => delete components.schemas.Business.properties.created_at.format,
    'GET /businesses/{id} 200.created_at: the format date-time was removed.',
  ],
  [
    'an alternative that a response may have',
    ({ components }) => components.schemas.CapitalProductOffer.properties.discount.oneOf.push({ type: 'string' }),
    'POST /capital_product_offers 201.discount: an alternative was added.',
  ],
  [
    'numbers of a request that must be multiples',
    ({ components }) =>
      Object.assign(components.schemas.CreateCapitalProductOfferRequest.properties.fee_rate, { multipleOf: 0.5 }),
    'POST /capital_product_offers request.fee_rate: multipleOf was added.',
  ],
  ['another server', ({ servers }) => Object.assign(servers[0], { url: '/api/v2' }), /^The server \S+ was removed\.$/],
  [
    'a header removed from a response',
    ({ paths }) => delete paths['/businesses'].post.responses['201'].headers.Location,
    'POST /businesses 201: the header Location was removed.',
  ],
  [
    'a parameter required by the path',
    ({ paths }) => {
      paths['/businesses'].parameters = [{ name: 'region', in: 'header', required: true, schema: { type: 'string' } }]
    },
    'GET /businesses: the required header region parameter was added.',
  ],
  [
    'another pattern of a response',
    ({ components }) => Object.assign(components.schemas.BusinessId, { pattern: '^biz_[0-9a-f]{12}$' }),
    'GET /bank_accounts/{id} 200.business_id: pattern changed.',
  ],
  [
    'a raised limit of a response',
    ({ components }) => Object.assign(components.schemas.Business.properties.legal_name, { maxLength: 100_000 }),
    /^GET \/businesses\/\{id\} 200\.legal_name: maxLength was raised\.$/,
  ],
  [
    'values of a response that are no longer listed',
    ({ components }) => delete components.schemas.BusinessStatus.enum,
    'GET /businesses/{id} 200.status: the values are no longer limited.',
  ],
  [
    'a list whose rows have no schema',
    ({ components }) => delete components.schemas.BusinessPage.properties.results.items,
    'GET /businesses 200.results[]: the type changed from object to any.',
  ],
  [
    'a condition of a request',
    ({ components }) => Object.assign(components.schemas.CreatePersonRequest, { allOf: [{ required: ['phone'] }] }),
    'POST /persons request: the field phone became required.',
  ],
  [
    'dependent fields of a request',
    ({ components }) =>
      Object.assign(components.schemas.CreatePersonRequest, { dependentRequired: { email: ['phone'] } }),
    'POST /persons request: dependentRequired was added.',
  ],
  [
    'a request that becomes one of two',
    ({ components }) =>
      Object.assign(components.schemas.CreatePersonRequest, {
        oneOf: [{ required: ['email'] }, { required: ['phone'] }],
      }),
    'POST /persons request: an alternative was added.',
  ],
  [
    'a default where there was none',
    ({ paths }) => {
      const parameter = paths['/businesses'].get.parameters.find((each: Editable) => each.$ref.includes('ExternalId'))
      parameter.name = 'external_id'
      Object.assign(parameter, { in: 'query', schema: { type: 'string', default: 'a' }, $ref: undefined })
    },
    'GET /businesses: query external_id: the default became "a".',
  ],
  [
    'a header of another type',
    ({ components }) => Object.assign(components.headers.Location.schema, { type: 'integer' }),
    'POST /businesses 201: header Location: the type changed from string to integer.',
  ],
  [
    'a second status of success',
    ({ paths }) => {
      paths['/refunds'].post.responses['202'] = paths['/refunds'].post.responses['201']
    },
    'POST /refunds: the response 202 was added.',
  ],
  [
    'a renamed schema',
    (contract) => {
      const text = JSON.stringify(contract).replaceAll('schemas/Business"', 'schemas/Company"')
      Object.assign(contract, JSON.parse(text.replace('"Business":', '"Company":')))
    },
    'The schema Business was removed.',
  ],
  [
    'a field that only requests have',
    ({ components }) => Object.assign(components.schemas.Business.properties.phone, { writeOnly: true }),
    'GET /businesses/{id} 200.phone: it became writeOnly.',
  ],
  [
    'a header removed from webhooks',
    ({ webhooks }) => webhooks['refund.updated'].post.parameters.shift(),
    'The webhook refund.updated: the header webhook-id was removed.',
  ],
  ['a removed webhook', ({ webhooks }) => delete webhooks['refund.updated'], 'The webhook refund.updated was removed.'],
  [
    'a field removed from a webhook',
    ({ components }) => delete components.schemas.RefundUpdatedEvent.properties.timestamp,
    'The webhook refund.updated: the field timestamp was removed.',
  ],
]

describe('a breaking change is named:', () => {
  it.each(planted)('%s', (_change, plant, expected) => {
    const contract = structuredClone(released)
    plant(contract)
    expect(breakingChanges(released, contract)).toEqual(
      expect.arrayContaining([typeof expected === 'string' ? expected : expect.stringMatching(expected)]),
    )
  })
})

it('lets a new operation, an optional parameter, a field and a value of a response pass', () => {
  const contract = structuredClone(released) as Editable
  contract.paths['/new'] = { get: { responses: {} } }
  contract.paths['/businesses'].get.parameters.push({ name: 'region', in: 'query', schema: { type: 'string' } })
  contract.components.schemas.Business.properties.region = { type: 'string' }
  contract.components.schemas.BusinessStatus.enum.push('paused')
  contract.components.schemas.CreatePersonRequest = { allOf: [contract.components.schemas.CreatePersonRequest] }
  contract.paths['/refunds'].post.responses['418'] = { description: 'Another error.' }
  expect(breakingChanges(released, contract)).toEqual([])
})
