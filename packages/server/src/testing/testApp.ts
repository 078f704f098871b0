import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '../app'
import { apiKeyStore, newKey } from '../domain/partners/apiKeyStore'
import { createIdentityProvider } from '../features/signIn/provider'
import { loggerOf } from '../http/logger'
import { jobFailureHandlers, jobHandlers } from '../jobs'
import { createBackground } from '../kernel/background'
import type { Deps } from '../kernel/deps'
import { type Mail, outboxMailer } from '../kernel/mail'
import { createTokens, type Tokens } from '../kernel/tokens'
import { createWorker } from '../kernel/worker'
import { type Config, readConfig } from '../platform/config'
import { primaryReads, type Reads } from '../platform/database/replica'
import type { Database } from '../platform/database/sql'
import { noMetrics } from '../platform/metrics'
import { readContract, readPublicContract } from '../platform/paths'
import type { Mode } from '../platform/scope'
import { createSealing } from '../platform/sealing'
import { makeSecrets, type Secrets } from '../platform/secrets'
import { partnerPlans } from '../seed/partners'
import { openTestDatabase, testEncryptionKey, testNow } from './testDatabase'

export interface TestApp {
  app: FastifyInstance
  database: Database
  config: Config
  secrets: Secrets
  tokens: Tokens
  deps: Deps
  /** Runs all jobs that are due by the test's clock. */
  runJobs: () => Promise<number>
  /** Sets the server's clock. */
  setNow: (now: Date) => void
  now: () => Date
  /** Makes all emails fail until the returned function is called. */
  failMails: (error: Error) => () => void
  mails: Mail[]
  /** Log lines of all levels. */
  log: string[]
}

interface TestDatabases {
  open: () => Promise<Database>
  readsOf: (database: Database) => Reads
}
const defaultDatabases: TestDatabases = { open: openTestDatabase, readsOf: primaryReads }

/** A server for one test file with its own database, closed afterwards. Responses are validated against the contract. */
export function withApp(env: NodeJS.ProcessEnv = {}, { open, readsOf }: TestDatabases = defaultDatabases): TestApp {
  const test = {} as TestApp
  let now = testNow
  beforeAll(async () => {
    const clock = () => now
    const config = readConfig({ NODE_ENV: 'test', APP_DIR: '/nowhere', LOCAL_OIDC: '0', ...env })
    const secrets = { ...(await makeSecrets()), encryptionKey: testEncryptionKey }
    const database = await open()
    const tokens = await createTokens({ secrets, issuer: config.issuer, clientId: config.clientId, clock })
    const mails: Mail[] = []
    const log: string[] = []
    const outbox = outboxMailer(database, clock)
    let mailError: Error | undefined
    const failMails = (error: Error) => {
      mailError = error
      return () => {
        mailError = undefined
      }
    }
    const mailer = {
      send: async (mail: Mail) => {
        if (mailError) throw mailError
        mails.push(mail)
        await outbox.send(mail)
      },
    }
    const logger = loggerOf('trace', { write: (line) => void log.push(line) })
    const deps: Deps = {
      config,
      clock,
      ids: randomUUID,
      tokens,
      identityProvider: createIdentityProvider(config, clock),
      mailer,
      background: createBackground(),
      sealing: createSealing(secrets.encryptionKey),
      metrics: noMetrics,
      reads: readsOf(database),
      wake: () => undefined,
    }
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
    const setNow = (next: Date) => {
      now = next
    }
    Object.assign(test, {
      app,
      deps,
      runJobs: worker.runDue,
      database,
      config,
      secrets,
      tokens,
      mails,
      failMails,
      log,
      setNow,
      now: clock,
    })
  })
  afterAll(async () => {
    await test.app?.close()
    await test.deps?.background.settled()
    await test.deps?.reads.close()
    await test.database?.close()
  })
  return test
}

export type Call = (url: string, options?: Omit<InjectOptions, 'url'>) => Promise<LightMyRequestResponse>

/** Email address, and the client's headers and IP address. */
type SignIn = [email: string, headers?: Record<string, string>, remoteAddress?: string]

/** Signs in with an emailed code and returns the identity token. */
export async function identityTokenOf(
  test: TestApp,
  email: string,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
): Promise<string> {
  const around = { method: 'POST', headers, remoteAddress } as const
  const started = await test.app.inject({ ...around, url: '/api/auth/login/start', payload: { email } })
  if (started.statusCode !== 200) throw new Error(started.body)
  const code = await codeFor(test, email)
  const validated = await test.app.inject({
    ...around,
    url: '/api/auth/login/validate_otp',
    payload: { login_token: started.json().login_token, email, code },
  })
  if (validated.statusCode !== 200) throw new Error(validated.body)
  return validated.json().identity_token
}

/** Latest code emailed to an address. Emails are sent after the response. */
export async function codeFor(test: TestApp, email: string): Promise<string> {
  await test.deps.background.settled()
  const code = test.mails.findLast(({ to }) => to === email)?.text.match(/\b\d{8}\b/)?.[0]
  if (!code) throw new Error(`No code was mailed to ${email}.`)
  return code
}

export async function accessTokenOf(test: TestApp, ...who: SignIn): Promise<string> {
  const payload = { identity_token: await identityTokenOf(test, ...who), is_auth0_token: false }
  const exchanged = await test.app.inject({ method: 'POST', url: '/api/auth/token/exchange', payload })
  if (exchanged.statusCode !== 200) throw new Error(exchanged.body)
  return exchanged.json().access_token
}

const callWithToken =
  (test: TestApp, prefix: string, token: string): Call =>
  (url, options = {}) =>
    test.app.inject({
      ...options,
      url: `${prefix}${url}`,
      headers: { authorization: `Bearer ${token}`, ...options.headers },
    })

/** Requests as a signed-in user. */
export async function callAs(test: TestApp, ...who: SignIn): Promise<Call> {
  return callWithToken(test, '/api', await accessTokenOf(test, ...who))
}

/** The same requests in the sandbox. */
export const inSandbox =
  (call: Call): Call =>
  (url, options = {}) =>
    call(url, { ...options, headers: { 'dashboard-sandbox': '1', ...options.headers } })

/** Adds an API key to a partner. */
export async function addApiKey(test: TestApp, slug = 'harvest-pos', mode: Mode = 'sandbox'): Promise<string> {
  const partnerId = partnerPlans.find((partner) => partner.slug === slug)?.id ?? ''
  const key = newKey(mode)
  await apiKeyStore(test.database).add({ partnerId, mode }, { id: randomUUID(), name: 'test', key, now: test.now() })
  return key
}

/** Requests to the public API with a new key of a partner. */
export async function callWithKey(test: TestApp, ...whose: [slug?: string, mode?: Mode]): Promise<Call> {
  return callWithToken(test, '/api/v1', await addApiKey(test, ...whose))
}

/** Requests as a signed-in user, signing in again when the clock passes the session's end. */
export async function lastingCallAs(test: TestApp, email: string): Promise<Call> {
  let call = await callAs(test, email)
  return async (url, options) => {
    const response = await call(url, options)
    if (response.statusCode !== 401) return response
    call = await callAs(test, email)
    return call(url, options)
  }
}

/** A problem document without values that differ by request. */
export const problemOf = (response: LightMyRequestResponse) => {
  const { request_id: _, ...problem } = response.json()
  return { ...problem, type: response.headers['content-type'] }
}
