import { createHash, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { buildApp } from '../app'
import { apiKeyStore, newKey } from '../domain/partners/apiKeyStore'
import { createIdentityProvider } from '../features/signIn/provider'
import { loggerOf } from '../http/logger'
import { jobFailureHandlers, jobHandlers } from '../jobs'
import { createBackground } from '../kernel/background'
import type { Deps } from '../kernel/deps'
import type { Mail } from '../kernel/mail'
import { createTokens } from '../kernel/tokens'
import { createWorker } from '../kernel/worker'
import { readConfig } from '../platform/config'
import { primaryReads } from '../platform/database/replica'
import { noMetrics } from '../platform/metrics'
import { readContract, readPublicContract } from '../platform/paths'
import { createSealing } from '../platform/sealing'
import { makeSecrets } from '../platform/secrets'
import { partnerPlans } from '../seed/partners'
import { openTestDatabase, testEncryptionKey, testNow } from './testDatabase'

/**
 * The server for `npm run examples`: demo data, a fixed clock and IDs by count. Prints its URL, keys and the responses of
 * the sign-in as one line of JSON.
 */
const clock = () => testNow
let made = 0
const ids = () => {
  made += 1
  const hex = createHash('sha256').update(`example ${made}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
const config = readConfig({ NODE_ENV: 'test', APP_DIR: '/nowhere', LOCAL_OIDC: '0' })
const database = await openTestDatabase()
const secrets = { ...(await makeSecrets()), encryptionKey: testEncryptionKey }
const mails: Mail[] = []
const deps: Deps = {
  config,
  clock,
  ids,
  tokens: await createTokens({ secrets, issuer: config.issuer, clientId: config.clientId, clock }),
  identityProvider: createIdentityProvider(config, clock),
  mailer: { send: async (mail) => void mails.push(mail) },
  background: createBackground(),
  sealing: createSealing(testEncryptionKey),
  metrics: noMetrics,
  reads: primaryReads(database),
  wake: () => undefined,
}
const logger = loggerOf('error', { write: (line) => void process.stderr.write(line) })
const app = await buildApp({
  database,
  deps,
  contract: readContract(),
  publicContract: readPublicContract(),
  logger,
})
const worker = createWorker({
  database,
  deps,
  handlers: jobHandlers,
  failureHandlers: jobFailureHandlers,
  log: app.log,
})

const email = 'maya.ortiz@example.com'
const post = async (url: string, payload: object) =>
  (await app.inject({ method: 'POST', url: `/api/auth${url}`, payload })).json()
const startLogin = await post('/login/start', { email })
while (mails.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
const code = mails[0]?.text.match(/\b\d{8}\b/)?.[0]
const validateOtp = await post('/login/validate_otp', { login_token: startLogin.login_token, email, code })
const exchangeToken = await post('/token/exchange', {
  identity_token: validateOtp.identity_token,
  is_auth0_token: false,
})
const key = newKey('sandbox')
const scope = { partnerId: partnerPlans[0]?.id ?? '', mode: 'sandbox' } as const
await apiKeyStore(database).add(scope, { id: randomUUID(), name: 'Checkout service', key, now: clock() })
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
process.stdout.write(
  `${JSON.stringify({ base: `http://127.0.0.1:${port}/api`, key, token: exchangeToken.access_token, signIn: { startLogin, validateOtp, exchangeToken } })}\n`,
)

// Jobs run on request, so every recording has the same order.
process.stdin.on('data', () => {
  void worker.runDue().then(() => process.stdout.write('done\n'))
})
