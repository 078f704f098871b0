import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readContract, readPublicContract } from '../platform/paths'
import { type ConformanceKeys, runConformance } from '../testing/runConformance'
import { openSpoilingProxy, type Spoiling, type SpoilingProxy } from '../testing/spoilingProxy'
import { accessTokenOf, addApiKey, withApp } from '../testing/testApp'
import { callsOf } from './samples'

const test = withApp()
let token = ''
let key = ''
let otherKey = ''
let origin = ''
let other: SpoilingProxy | undefined

beforeAll(async () => {
  token = await accessTokenOf(test, 'maya.ortiz@example.com')
  key = await addApiKey(test)
  otherKey = await addApiKey(test, 'stillwater-booking')
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => void other?.close())

const run = (keys: ConformanceKeys, ...args: string[]) => runConformance(keys, args)

/** Changes the suite can't set up: a chat's consent, a file in the bucket, an action of the business, a notification. */
const unreachableChanges = new Set([
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'disableSecondFactor',
  'startPasskey',
  'addPasskey',
  'removePasskey',
  'updateSignInPolicy',
  'deleteChatChannel',
  'sendChatTest',
  'uploadPromotionCsv',
  'deleteMarketingIntegration',
  'deleteOrganizationUsers',
  'finalizeOrder',
  'markOneRead',
  'createCapitalProductApplication',
  'createCapitalProduct',
  'submitCapitalProductApplication',
  'withdrawCapitalProductApplication',
  'createLineOfCredit',
  'updateLineOfCredit',
  'updateNetSettlementPaymentRequest',
  'updateOrder',
])

const isFull = process.env.FULL === '1'
/** What the sandbox's rows mean is judged there, by the same code. */
const shape = isFull ? [] : ['--shape']

const contracts = { dashboard: readContract, 'public-v1': readPublicContract }
const names = ['dashboard', 'public-v1'] as const

it.each(names)('finds no violations in our server, with every operation of %s requested', async (name) => {
  const { code, output } = await run({ token, key, otherKey }, '--base-url', origin, '--all-writes', '--api', name)
  expect(output).toContain('Every response conforms to the contract.')
  const { length } = callsOf(contracts[name]()).calls
  expect(output).toContain(`${name}: ${length} of ${length} operations`)
  // All other changes succeed, including those that depend on earlier ones.
  const skippedChanges = [...output.matchAll(/object in the required state, [^:]*: (.*)$/gm)].flatMap(([, listed]) =>
    (listed ?? '').split(', '),
  )
  expect(skippedChanges.filter((each) => !unreachableChanges.has(each))).toEqual([])
  expect(code).toBe(0)
})

it.each(names)('finds no violations of %s in production, without changes', async (name) => {
  const live = await addApiKey(test, 'harvest-pos', 'prod')
  const events = async () => (await test.database.query(sql`SELECT id FROM audit_events`)).length
  const before = await events()
  const args = ['--base-url', origin, '--production', ...shape, '--api', name]
  const { code, output } = await run({ token, key: live }, ...args)
  expect(output).toContain('Every response conforms to the contract.')
  expect(code).toBe(0)
  expect(await events()).toBe(before)
})

it("doesn't request manual results of a bucket upload", async () => {
  await test.database.query(sql`DELETE FROM dataset_uploads WHERE mode = 'sandbox' AND source = 'manual'`)
  const { output } = await run({ token }, '--base-url', origin, '--only', 'Upload')
  expect(output).toContain('Every response conforms to the contract.')
  expect(output).toContain('listUploadResults')
})

/** Simulated violations, by the operation that must be reported. */
const deviations: Record<string, Spoiling> = {
  countOrderRows: { at: /orders_tab\/count$/, spoil: () => ({ body: '{"count":"many"}' }) },
  getSupportInfo: { at: /partner_support_info$/, method: 'GET', spoil: () => ({ left: 'etag' }) },
  getBusinessInfo: { at: /business_info$/, spoil: ({ status }) => (status === 404 ? { type: 'text/html' } : {}) },
  listBusinessOffers: { at: /\/offers(\?|$)/, spoil: ({ status }) => (status === 404 ? { status: 200 } : {}) },
  listOfferCsvs: { at: /offer_csvs$/, method: 'GET', spoil: ({ status }) => (status === 401 ? { status: 302 } : {}) },
  startCsvExport: {
    at: /csv_export$/,
    method: 'POST',
    spoil: ({ status, body }) => (status === 422 ? { body: body.replace(/"errors":\[.*\]/, '"errors":[]') } : {}),
  },
  getOwnerAuth: { at: /owner_auth/, method: 'PUT', spoil: () => ({ status: 404 }) },
  createWebhookEndpoint: {
    at: /webhook_endpoints$/,
    method: 'POST',
    spoil: ({ status }) => (status === 201 ? { headers: { location: '/api/webhook_endpoints/none' } } : {}),
  },
  fundApplication: {
    at: /playground\/applications\/[^/]+\/fund$/,
    method: 'POST',
    spoil: ({ status }) => (status === 200 ? { status: 206 } : {}),
  },
  refundPlaygroundPayment: {
    at: /\/refund$/,
    method: 'POST',
    spoil: ({ status, body }) => (status === 200 ? { body: body.replace(/"status":"\w+"/, '"status":7') } : {}),
  },
}

/** A proxy of our server that adds these violations. */
async function openOther(spoiling: typeof deviations): Promise<string> {
  other?.close()
  other = await openSpoilingProxy(origin, Object.values(spoiling))
  return `${other.origin}/api`
}

const namedIn = (output: string) => [...output.matchAll(/^(\w+) differs$/gm)].map(([, name]) => name)

/** What creates the objects that these operations need. */
const needed = ['Playground', 'decideApplication', 'listFundedProductRows']

it('reports exactly the violations of another server, also in changes that depend on others', async () => {
  const only = isFull ? [] : ['--only', [...Object.keys(deviations), ...needed].join()]
  const args = ['--base-url', await openOther(deviations), '--writes', '--shape', ...only]
  const { code, output } = await run({ token }, ...args)
  const named = namedIn(output)
  expect(named.sort()).toEqual(Object.keys(deviations).sort())
  expect(output).toContain(`${named.length} violations.`)
  expect(output).toContain(
    'countOrderRows differs\n  read (GET /partner_dashboard/orders_tab/count): returned 200, but /count',
  )
  expect(code).toBe(1)
})

it('prints its usage without a token, and takes none from the command line', async () => {
  expect(await run({}, '--base-url', origin)).toMatchObject({
    code: 2,
    output: expect.stringContaining('CONFORMANCE_TOKEN'),
  })
  expect(await run({ token }, '--base-url', origin, '--token', token)).toMatchObject({ code: 2 })
})
