import { describe, expect, it } from 'vitest'
import { readContract } from '../scripts/conformance/contract.mjs'
import { cents, impossibleParts, sumOf } from '../scripts/conformance/semantics/arithmetic.mjs'

const contracts = ['dashboard', 'public-v1'] as const

interface Media {
  base: string
  status: string
  name: string
  type: string
  example: unknown
}

/** Fields of the public API's objects that are compared. */
type Example = Record<
  'id' | 'business_id' | 'application_id' | 'capital_product_id' | 'payment_id' | 'status',
  string
> & { results: Example[] } & Record<
    | 'advance_amount'
    | 'requested_amount'
    | 'fee_amount'
    | 'fee_rate'
    | 'paid_amount'
    | 'outstanding_amount'
    | 'total_repayment_amount'
    | 'amount',
    number
  >

/** Every documented response body with its example. */
function mediaOf(contract: ReturnType<typeof readContract>): Media[] {
  return contract.calls.flatMap((call) =>
    Object.entries(call.answers).flatMap(([status, { base, types }]) => {
      const operation = contract.document.paths[call.path][call.method.toLowerCase()]
      const { content } = contract.follow(operation.responses[status])
      return (types as string[]).map((type) => ({
        ...{ base, status, type, name: `${call.id} ${status} ${type}` },
        example: content[type].example,
      }))
    }),
  )
}

interface Body {
  id: string
  type: string
  base: string
  example: unknown
  /** Example of the successful response. */
  response: unknown
}

/** Every documented request body with its example. */
function bodiesOf({ calls, document, follow }: ReturnType<typeof readContract>): Body[] {
  return calls.flatMap(({ id, path, method, body, bodyType: type, answers }) => {
    if (!body || type === undefined) return []
    const { requestBody, responses } = document.paths[path][method.toLowerCase()]
    const success = Object.keys(answers).find((status) => status.startsWith('2')) ?? ''
    return [
      {
        ...{ id, type, example: requestBody.content[type].example },
        base: `#/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}/requestBody`,
        response: follow(responses[success])?.content?.['application/json']?.example,
      },
    ]
  })
}

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

describe.each(contracts)('examples of %s', (name) => {
  const contract = readContract(name)
  const media = mediaOf(contract)
  const bodies = bodiesOf(contract)

  it('exist for every request body and match its schema', () => {
    const faults = bodies.flatMap(({ id, base, type, example }) =>
      example === undefined
        ? [`${id} has no request example`]
        : contract.faultsOf({ base }, type, example).map((fault: string) => `${id}: ${fault}`),
    )
    expect(faults).toEqual([])
    expect(bodies.length).toBeGreaterThan(45)
  })

  it('show in the response what the request sets', () => {
    const differing = bodies.flatMap(({ id, example, response }) =>
      Object.entries(Object(example)).flatMap(([field, value]) => {
        const shown = Object(response)[field]
        // Dates of promotions return as times.
        const isShown = !isPlain(value) || !isPlain(shown) || shown === value || /T00:00:00Z$/.test(String(shown))
        return isShown ? [] : [`${id}: ${field} is ${value}, then ${shown}`]
      }),
    )
    expect(differing).toEqual([])
  })

  it('exist for every response and match its schema', { timeout: 60_000 }, () => {
    const faults = media.flatMap(({ base, type, name: of, example }) =>
      example === undefined
        ? [`${of} has no example`]
        : contract.faultsOf({ base }, type, example).map((fault: string) => `${of}: ${fault}`),
    )
    expect(faults).toEqual([])
    expect(media.length).toBeGreaterThan(500)
  })

  it('have possible amounts, times and pages, and the status of their response', () => {
    const faults = media.flatMap(({ example, name: of, status }) => [
      ...impossibleParts(example).map((fault: string) => `${of}: ${fault}`),
      ...(Number(status) >= 400 && (example as { status: number }).status !== Number(status) ? [of] : []),
    ])
    expect(faults).toEqual([])
  })

  it('contain no secret', () => {
    const text = JSON.stringify([...media, ...bodies].map(({ example }) => example))
    expect(text.match(/eyJ[\w-]{20,}\.|pd_(live|test)_(?!9f2c)[\w-]{30,}/g)).toBeNull()
  })
})

describe('the examples of the public API', () => {
  const contract = readContract('public-v1')
  const examples = new Map(
    mediaOf(contract).flatMap(({ name, example, status }) =>
      status.startsWith('2') ? [[name.split(' ')[0] ?? '', example as Example]] : [],
    ),
  )
  const of = (id: string) => {
    const example = examples.get(id)
    if (!example) throw new Error(`${id} has no example`)
    return example
  }

  const listOf = (id: string) => of(id).results

  it('are about one business', () => {
    const business = of('createBusiness')
    const product = of('getCapitalProduct')
    expect(of('getBusiness').id).toBe(business.id)
    for (const id of [
      'createCapitalProductOffer',
      'createCapitalProductApplication',
      'createCapitalProduct',
      'createOrder',
    ])
      expect([id, of(id).business_id]).toEqual([id, business.id])
    expect(product.application_id).toBe(of('createCapitalProductApplication').id)
    expect(of('createCapitalProductPayment').capital_product_id).toBe(product.id)
    expect(of('createRefund').payment_id).toBe(of('createCapitalProductPayment').id)
  })

  it('add up', () => {
    const [application, product] = [of('createCapitalProductApplication'), of('createCapitalProduct')]
    const offer = of('createCapitalProductOffer')
    expect(product.advance_amount).toBe(application.requested_amount)
    expect(cents(product.fee_amount)).toBe(Math.round(cents(product.advance_amount) * offer.fee_rate))
    expect(product.outstanding_amount).toBe(product.total_repayment_amount)
    const after = of('getCapitalProduct')
    expect(cents(after.paid_amount) + cents(after.outstanding_amount)).toBe(cents(after.total_repayment_amount))
    const payments = listOf('listCapitalProductPayments')
    expect(new Set(payments.map(({ capital_product_id }) => capital_product_id))).toEqual(new Set([product.id]))
    const settled = payments.filter(({ status }) => status === 'succeeded')
    const refunds = listOf('listRefunds').filter(({ payment_id }) => settled.some(({ id }) => id === payment_id))
    expect(sumOf(settled, 'amount') - sumOf(refunds, 'amount')).toBe(cents(after.paid_amount))
    expect(sumOf([of('createRefund')], 'amount')).toBeLessThan(cents(of('createCapitalProductPayment').amount))
  })

  it('exist for every webhook, with its type, and match its schema', () => {
    const { webhooks, components } = contract.document
    const types = components.schemas.WebhookEventType.enum as string[]
    const faults = types.flatMap((type) => {
      const [media] = Object.values(webhooks[type].post.requestBody.content) as { example?: { type: string } }[]
      if (!media?.example) return [`${type} has no example`]
      const body = { base: `#/webhooks/${type}/post/requestBody` }
      return [
        ...contract.faultsOf(body, 'application/json', media.example).map((fault) => `${type}: ${fault}`),
        ...(media.example.type === type ? [] : [`${type} has another type`]),
        ...impossibleParts(media.example),
      ]
    })
    expect(faults).toEqual([])
  })
})
