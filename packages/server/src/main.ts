import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from './app'
import { createIdentityProvider } from './features/signIn/provider'
import { keepSwept } from './features/signIn/sweepStore'
import { loggerOf } from './http/logger'
import { jobGiveUps, jobHandlers } from './jobs'
import type { Deps } from './kernel/deps'
import { outboxMailer, smtpMailer } from './kernel/mail'
import { beginRecurring } from './kernel/recurringJobs'
import { createTokens } from './kernel/tokens'
import { createWorker, type Worker } from './kernel/worker'
import { type Config, readConfig } from './platform/config'
import { lockFolder } from './platform/database/folderLock'
import { migrate } from './platform/database/migrate'
import type { Database } from './platform/database/sql'
import { waitForDatabase } from './platform/database/waitForDatabase'
import { DatabaseUnavailable, unavailabilityOf } from './platform/databaseErrors'
import { type DatabaseLimits, withoutStatementLimits } from './platform/databaseLimits'
import { loadOptional } from './platform/optionalPackage'
import { migrationsFolder, readContract, readPublicContract } from './platform/paths'
import { requireFreePort } from './platform/port'
import { createSealing } from './platform/sealing'
import { readSecrets } from './platform/secrets'
import { demoAccounts } from './seed/demoAccounts'
import { keysText, makeKey } from './seed/newKey'
import { seedDemo } from './seed/seedDemo'
import { shutDown } from './shutdown'

const clock = () => new Date()

async function start(): Promise<void> {
  // What the server writes is for its own user alone.
  process.umask(0o077)
  const config = readConfig(process.env, process.argv.slice(2))
  await requireFreePort(config.port, config.host)
  const { database, prepare, release } = await openDatabase(config)
  try {
    const secrets = await readSecrets(process.env, config.dataDir)
    const sealing = createSealing(secrets.encryptionKey)
    const seeded = await prepare(async (preparing) => {
      await migrate(preparing, migrationsFolder)
      return seedDemo(preparing, {
        now: clock(),
        size: config.seedSize,
        extraBusinesses: config.extraBusinesses,
        sealing,
        webhookOrigin: `http://localhost:${config.port}`,
      })
    })
    if (seeded) console.log(keysText(seeded.keys))
    if (config.newKey) {
      console.log(await makeKey(database, config.newKey))
      await database.close()
      release()
      return
    }
    const tokens = await createTokens({ secrets, issuer: config.issuer, clientId: config.clientId, clock })
    const mailer = config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : outboxMailer(database, clock)
    const deps: Deps = {
      config,
      clock,
      ids: randomUUID,
      tokens,
      identityProvider: createIdentityProvider(config, clock),
      mailer,
      sealing,
      // Until the worker is there, there is nobody to wake.
      wake: () => worker?.wake(),
    }
    let worker: Worker | undefined
    let isClosing = false
    const app = await buildApp({
      database,
      deps,
      contract: readContract(),
      publicContract: readPublicContract(),
      logger: loggerOf(process.env.LOG_LEVEL ?? 'error'),
      isDraining: () => isClosing,
    })
    await app.listen({ port: config.port, host: config.host })
    const running = createWorker({ database, deps, handlers: jobHandlers, giveUps: jobGiveUps, log: app.log })
    worker = running
    await waitForDatabase(() => beginRecurring(database, clock()), waiting(config))
    running.start()
    const stopSweeping = keepSwept({ db: database, clock, log: app.log })
    greet(config)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (isClosing) return
        isClosing = true
        stopSweeping()
        // Someone at the terminal has no load balancer, and doesn't want to wait.
        const times = signal === 'SIGINT' ? { delay: 0, patience: 2_000 } : config.shutdown
        void shutDown({ app, worker: running, database }, times)
          .catch((error) => app.log.error({ err: error }, 'the server did not stop cleanly'))
          .finally(() => {
            release()
            process.exit(0)
          })
      })
    }
  } catch (error) {
    await database.close().catch(() => undefined)
    release()
    throw error
  }
}

interface OpenDatabase {
  database: Database
  /** Runs what must be done before the first request, without the limits of a request. */
  prepare: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>
  release: () => void
}

const waiting = ({ databaseLimits }: Config) => ({ patience: databaseLimits.start, log: console.error })

async function openDatabase(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl) return openServerDatabase(config, config.databaseUrl)
  const release = lockFolder(config.dataDir)
  try {
    const folder = join(config.dataDir, 'database')
    if (config.isReset) rmSync(folder, { recursive: true, force: true })
    const { openPGlite } = await loadOptional('@electric-sql/pglite', () => import('./platform/database/pglite'))
    const database = await openPGlite({ dataDir: folder })
    return { database, prepare: (work) => work(database), release }
  } catch (error) {
    release()
    throw error
  }
}

async function openServerDatabase(config: Config, url: string): Promise<OpenDatabase> {
  const { openPostgres } = await import('./platform/database/postgres')
  const open = (limits: DatabaseLimits) =>
    openPostgres(url, limits).catch((error: Error) => {
      const reason = unavailabilityOf(error)
      const failure = new Error(`The database of DATABASE_URL cannot be reached: ${error.message}.`)
      throw reason === undefined ? failure : new DatabaseUnavailable(reason, failure)
    })
  const database = await waitForDatabase(() => open(config.databaseLimits), waiting(config))
  let isReset = config.isReset
  return {
    database,
    // A restart of the database in between must not end the server: what was applied is found applied.
    prepare: (work) =>
      waitForDatabase(async () => {
        const preparing = await open(withoutStatementLimits(config.databaseLimits))
        try {
          if (isReset) await preparing.script('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
          isReset = false
          return await work(preparing)
        } finally {
          await preparing.close()
        }
      }, waiting(config)),
    release: () => undefined,
  }
}

function greet({ publicOrigin, hasOutbox }: Config): void {
  const width = Math.max(...Object.values(demoAccounts).map(({ email }) => email.length))
  console.log(`
Partner Dashboard is at ${publicOrigin}

Demo accounts:
${Object.values(demoAccounts)
  .map(({ email, what }) => `  ${email.padEnd(width)}  ${what}`)
  .join('\n')}
${hasOutbox ? `\nSign-in codes are shown at ${publicOrigin}/_local/outbox\n` : ''}`)
}

start().catch((error: NodeJS.ErrnoException) => {
  const port = process.env.PORT ?? '3000'
  const sentence = error.code === 'EADDRINUSE' ? `Port ${port} is in use. Choose another with PORT=…` : error.message
  console.error(sentence)
  process.exit(1)
})
