import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { freePort, printedKey, type ServerProcess, startServer } from '../testing/serverProcess'

/** Values that are entered everywhere and must not be stored in plain text. */
const secrets = {
  ssn: '518273645',
  sin: '046454286',
  ein: '837465921',
  account: '90817263544',
  refusedSsn: '000918273',
  unknownField: '615243789',
  unknownParameter: '624351879',
  inPath: '633425178',
  csvSsn: '541726398',
  csvAccount: '80716253443',
  csvBadAccount: '7061524334998877665',
  webhookHeader: 'Bearer-of-a-partner-7261',
}

/** As digits and in common formats. */
const spellings = Object.entries(secrets).flatMap(([name, value]) =>
  /^\d{9}$/.test(value)
    ? [
        [name, value],
        [name, `${value.slice(0, 3)}-${value.slice(3, 5)}-${value.slice(5)}`],
        [name, `${value.slice(0, 2)}-${value.slice(2)}`],
        [name, `${value.slice(0, 3)} ${value.slice(3, 6)} ${value.slice(6)}`],
      ]
    : [[name, value]],
) as [string, string][]

const folder = mkdtempSync(join(tmpdir(), 'at-rest-'))
let server: ServerProcess | undefined
afterAll(async () => {
  server?.child.kill('SIGKILL')
  await server?.ended
  rmSync(folder, { recursive: true, force: true })
})

function* filesOf(path: string): Generator<string> {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) yield* filesOf(inner)
    else if (entry.isFile()) yield inner
  }
}

it('keeps no sensitive value in plain text, in files or output', async () => {
  server = await startServer({ DATA_DIR: folder, PORT: await freePort(), LOG_LEVEL: 'trace' })
  const { origin } = server
  const key = printedKey(server.output(), 'harvest-pos', 'sandbox')
  const v1 = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: response.status, body: await response.json() }
  }
  const json = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return response.json()
  }

  const address = { address_line1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701', country: 'US' }
  const made = await v1('POST', '/businesses', {
    external_id: 'REST-1',
    legal_name: 'At Rest LLC',
    incorporation_type: 'llc',
    ein: secrets.ein,
    address,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const person = { first_name: 'Ana', last_name: 'Lopez' }
  expect((await v1('POST', '/persons', { ...person, ssn: secrets.ssn, sin: secrets.sin })).status).toBe(201)
  const account = {
    business_id: made.body.id,
    account_holder_name: 'At Rest LLC',
    account_type: 'checking',
    routing_number: '021000021',
    account_number: secrets.account,
  }
  expect((await v1('POST', '/bank_accounts', account)).status).toBe(201)
  // Rejected requests are logged too.
  expect((await v1('POST', '/persons', { ...person, ssn: secrets.refusedSsn })).status).toBe(422)
  expect((await v1('POST', '/persons', { ...person, national_number: secrets.unknownField })).status).toBe(422)
  expect((await v1('GET', `/persons?number=${secrets.unknownParameter}`)).status).toBe(422)
  expect((await v1('GET', `/persons/${secrets.inPath}`)).status).toBeGreaterThanOrEqual(400)

  const email = 'maya.ortiz@example.com'
  const { login_token } = await json('/auth/login/start', { email })
  let code: string | undefined
  while (code === undefined) {
    code = /\b\d{8}\b/.exec(await (await fetch(`${origin}/_local/outbox`)).text())?.[0]
  }
  const { identity_token } = await json('/auth/login/validate_otp', { login_token, email, code })
  const { access_token } = await json('/auth/token/exchange', { identity_token, is_auth0_token: false })
  const call = async (method: string, path: string, body?: string | object) => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${access_token}`,
        'dashboard-sandbox': '1',
        ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
        ...(body && { 'content-type': typeof body === 'string' ? 'text/csv' : 'application/json' }),
      },
      ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  const endpoint = await call('POST', '/webhook_endpoints', {
    url: `${origin}/_local/webhooks/inbox`,
    event_types: ['business.created'],
    custom_headers: { 'X-Auth': secrets.webhookHeader },
  })
  const rotated = await call('POST', `/webhook_endpoints/${endpoint.body.endpoint.id}/rotate_secret`)
  const importing = await call('POST', '/dataingestion/schema_import_token', { dataset_type: 'owners' })
  const chat = await call('POST', '/chat_integration/authorize', {})
  const ofApi = await v1('POST', '/webhook_endpoints', { url: `${origin}/_local/webhooks/inbox`, event_types: [] })
  const shown: Record<string, string> = {
    'API key': key,
    'identity token': identity_token,
    'access token': access_token,
    'webhook secret': endpoint.body.secret,
    'rotated webhook secret': rotated.body.secret,
    'webhook secret of the API': ofApi.body.secret,
    'import token': importing.body.token,
    'state of the chat': new URL(chat.body.authorize_url, origin).searchParams.get('state') ?? '',
    'key of the bucket': 'a-secret-of-a-bucket-72615243',
    "key's ID of the bucket": 'AKIA72615243EXAMPLE0',
  }
  await call('POST', '/dataingestion/s3/dataset_integrations', {
    bucket: 'any-bucket',
    region: 'us-east-1',
    endpoint: null,
    access_key_id: shown["key's ID of the bucket"],
    secret_access_key: shown['key of the bucket'],
  })
  for (const [name, value] of Object.entries(shown)) expect(value, name).toMatch(/^[\w.+/=-]{20,}$/)
  const upload = async (type: string, rows: string[]) => {
    const csv = rows.join('\n')
    const uploaded = await call('POST', `/dataingestion/manual_uploads?dataset_type=${type}&file_name=${type}.csv`, csv)
    expect(uploaded.status, JSON.stringify(uploaded.body)).toBeLessThan(300)
    for (;;) {
      const { body } = await call('GET', `/dataset_uploads/${uploaded.body.event_id}`)
      if (body.status !== 'processing') return body
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const owners = await upload('owners', [
    'business_external_id,first_name,last_name,email,ssn',
    `REST-1,Bea,Diaz,bea@example.com,${secrets.csvSsn}`,
    `REST-1,,Diaz,no@example.com,${secrets.csvSsn}`,
  ])
  expect(owners).toMatchObject({ accepted_count: 1, rejected_count: 1 })
  const accounts = await upload('bank_accounts', [
    'business_external_id,account_holder_name,account_type,routing_number,account_number',
    `REST-1,At Rest LLC,checking,021000021,${secrets.csvAccount}`,
    `REST-1,At Rest LLC,checking,021000021,${secrets.csvBadAccount}`,
  ])
  expect(accounts).toMatchObject({ accepted_count: 1, rejected_count: 1 })

  // Control: the search finds values that are there.
  server.child.kill('SIGTERM')
  await server.ended
  const files = [...filesOf(folder)].filter((path) => !path.includes(`${folder}/bucket/`))
  const contents = files.map((path) => ({ path, text: readFileSync(path, 'latin1') }))
  expect(contents.some(({ text }) => text.includes('At Rest LLC'))).toBe(true)
  const found = [...spellings, ...Object.entries(shown)].flatMap(([name, value]) => [
    ...contents.filter(({ text }) => text.includes(value)).map(({ path }) => `${name} in ${path.slice(folder.length)}`),
    // The first start prints API keys, and nothing else shows them.
    ...(name !== 'API key' && server?.output().includes(value) ? [`${name} in what is printed`] : []),
  ])
  expect(found).toEqual([])
})
