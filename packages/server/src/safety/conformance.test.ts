import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiKeyStore, newKey } from '../domain/partners/apiKeyStore'
import { readContract, readPublicContract } from '../platform/paths'
import { partnerPlans } from '../seed/partners'
import { accessTokenOf, withApp } from '../testing/testApp'
import { callsOf } from './samples'

const script = fileURLToPath(new URL('../../../../scripts/conformance.mjs', import.meta.url))
const test = withApp()
let token = ''
let key = ''
let origin = ''
let other: Server | undefined

beforeAll(async () => {
  token = await accessTokenOf(test, 'maya.ortiz@example.com')
  key = newKey('sandbox')
  const scope = { partnerId: partnerPlans[0]?.id ?? '', mode: 'sandbox' } as const
  await apiKeyStore(test.database).add(scope, { id: randomUUID(), name: 'test', key, now: test.now() })
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => void other?.close())

function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args])
    let output = ''
    child.stdout.on('data', (part) => {
      output += part
    })
    child.stderr.on('data', (part) => {
      output += part
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** Changes the suite can't set up: a chat's consent, a file in the bucket, an action of the business, a notification. */
const unreachableChanges = new Set([
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'disableSecondFactor',
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
  'createLineOfCredit',
  'updateLineOfCredit',
  'updateNetSettlementPaymentRequest',
  'updateOrder',
])

it('finds no violations in our server, with every operation requested', { timeout: 120_000 }, async () => {
  const { code, output } = await run('--base-url', origin, '--token', token, '--api-key', key, '--all-writes')
  expect(output).toContain('Every response conforms to the contract.')
  for (const [name, contract] of [
    ['dashboard', readContract()],
    ['public-v1', readPublicContract()],
  ] as const) {
    const { length } = callsOf(contract).calls
    expect(output).toContain(`${name}: ${length} of ${length} operations`)
  }
  // All other changes succeed, including those that depend on earlier ones.
  const skippedChanges = [...output.matchAll(/object in the required state, [^:]*: (.*)$/gm)].flatMap(([, names]) =>
    (names ?? '').split(', '),
  )
  expect(skippedChanges.filter((name) => !unreachableChanges.has(name))).toEqual([])
  expect(code).toBe(0)
})

it('finds no violations in production, without changes', { timeout: 120_000 }, async () => {
  const live = newKey('prod')
  const scope = { partnerId: partnerPlans[0]?.id ?? '', mode: 'prod' } as const
  await apiKeyStore(test.database).add(scope, { id: randomUUID(), name: 'live', key: live, now: test.now() })
  const events = async () => (await test.database.query(sql`SELECT id FROM audit_events`)).length
  const before = await events()
  const { code, output } = await run('--base-url', origin, '--token', token, '--api-key', live, '--production')
  expect(output).toContain('Every response conforms to the contract.')
  expect(code).toBe(0)
  expect(await events()).toBe(before)
})

it("doesn't request manual results of a bucket upload", { timeout: 120_000 }, async () => {
  await test.database.query(sql`DELETE FROM dataset_uploads WHERE mode = 'sandbox' AND source = 'manual'`)
  const { output } = await run('--base-url', origin, '--token', token, '--only', 'Upload')
  expect(output).toContain('Every response conforms to the contract.')
  expect(output).toContain('listUploadResults')
})

type Spoil = (answer: { status: number; headers: Headers; body: string }) => {
  status?: number
  type?: string
  body?: string
  left?: string
}

/** Simulated violations, by the operation that must be reported. */
const deviations: Record<string, { at: RegExp; method?: string; spoil: Spoil }> = {
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
}

/** A proxy of our server that adds these violations. */
async function openOther(spoiling: typeof deviations): Promise<string> {
  other?.close()
  const proxy = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { host: _h, connection: _c, 'content-length': _l, ...headers } = request.headers
    const answer = await fetch(`${origin}${request.url}`, {
      method: request.method,
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    })
    const body = await answer.text()
    const found = Object.values(spoiling).find(
      ({ at, method }) => at.test(request.url ?? '') && (method ?? 'GET') === request.method,
    )
    const { status, type, body: spoiled, left } = found?.spoil({ ...answer, status: answer.status, body }) ?? {}
    response.statusCode = status ?? answer.status
    for (const [name, value] of answer.headers) {
      if (name === left || ['content-length', 'transfer-encoding', 'connection'].includes(name)) continue
      response.setHeader(name, value)
    }
    if (type) response.setHeader('content-type', type)
    response.end(answer.status === 204 ? undefined : (spoiled ?? body))
  })
  other = proxy
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/api`
}

const namedIn = (output: string) => [...output.matchAll(/^(\w+) differs$/gm)].map(([, name]) => name)

it('reports exactly the violations of another server', { timeout: 120_000 }, async () => {
  const { code, output } = await run('--base-url', await openOther(deviations), '--token', token)
  const named = namedIn(output)
  expect(named.sort()).toEqual(Object.keys(deviations).sort())
  expect(output).toContain(`${named.length} violations.`)
  expect(output).toContain(
    'countOrderRows differs\n  read (GET /partner_dashboard/orders_tab/count): returned 200, but /count',
  )
  expect(code).toBe(1)
})

it('reports a violation in a change that depends on others', { timeout: 120_000 }, async () => {
  const spoiling: typeof deviations = {
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
  const { output } = await run('--base-url', await openOther(spoiling), '--token', token, '--writes')
  expect(namedIn(output)).toEqual(Object.keys(spoiling))
})

it('prints its usage if an option is missing', async () => {
  expect(await run('--base-url', origin)).toMatchObject({ code: 2, output: expect.stringContaining('--token T') })
})
