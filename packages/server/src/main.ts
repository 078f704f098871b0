import { randomUUID } from 'node:crypto'
import { buildApp } from './app'
import { createIdentityProvider } from './features/signIn/provider'
import { keepSwept } from './features/signIn/sweepStore'
import { loggerOf } from './http/logger'
import { jobFailureHandlers, jobHandlers } from './jobs'
import { createBackground } from './kernel/background'
import type { Deps } from './kernel/deps'
import { measured, outboxMailer, smtpMailer } from './kernel/mail'
import { beginRecurring } from './kernel/recurringJobs'
import { startReencryption } from './kernel/reencryption'
import { createTokens } from './kernel/tokens'
import { createWorker, type Worker } from './kernel/worker'
import { startObservability } from './observability'
import { type Config, readConfig } from './platform/config'
import { migrate } from './platform/database/migrate'
import { openDatabase, openReads } from './platform/database/openDatabase'
import { addPartitions } from './platform/database/partitions'
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
  // Files are readable by the server's user only.
  process.umask(0o077)
  const config = readConfig(process.env, process.argv.slice(2))
  const serves = !config.newKey && !config.onlyPrepares
  if (serves) await requireFreePort(config.port, config.host)
  const { database: opened, prepare, release } = await openDatabase(config)
  try {
    const secrets = await readSecrets(process.env, config.dataDir)
    const sealing = createSealing(secrets.encryptionKey)
    const seeded = await prepare(async (preparing) => {
      await migrate(preparing, migrationsFolder)
      await addPartitions(preparing, clock())
      if (serves) {
        await beginRecurring(preparing, clock())
        await startReencryption(preparing, sealing, clock())
      }
      return seedDemo(preparing, {
        now: clock(),
        size: config.seedSize,
        extraBusinesses: config.extraBusinesses,
        sealing,
        webhookOrigin: `http://localhost:${config.port}`,
      })
    })
    if (seeded) console.log(keysText(seeded.keys))
    // The operator asked for the key on the command line, and it's stored as a hash, so this is the only time to print it.
    if (config.newKey) console.log(await makeKey(opened, config.newKey))
    if (!serves) {
      await opened.close()
      release()
      return
    }
    const jobKinds = Object.keys(jobHandlers)
    const { observe, metrics, stop: stopObserving } = await startObservability(config, opened, clock, jobKinds)
    const database = observe(opened)
    const reads = openReads(config, database, observe)
    const tokens = await createTokens({ secrets, issuer: config.issuer, clientId: config.clientId, clock })
    const mailer = config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : outboxMailer(database, clock)
    const deps: Deps = {
      config,
      clock,
      ids: randomUUID,
      tokens,
      identityProvider: createIdentityProvider(config, clock),
      mailer: measured(mailer, metrics),
      background: createBackground(),
      sealing,
      metrics,
      reads,
      // The worker is created later.
      wake: () => worker?.wake(),
    }
    let worker: Worker | undefined
    let isClosing = false
    const app = await buildApp({
      database,
      deps,
      contract: readContract(),
      publicContract: readPublicContract(),
      logger: loggerOf(config.logLevel),
      isDraining: () => isClosing,
    })
    await app.listen({ port: config.port, host: config.host })
    // Nothing is awaited from here to the signals' handlers, so that every request is drained.
    const running = createWorker({
      database,
      deps,
      handlers: jobHandlers,
      failureHandlers: jobFailureHandlers,
      log: app.log,
    })
    worker = running
    running.start()
    const stopSweeping = keepSwept({ db: database, clock, log: app.log })
    greet(config)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (isClosing) return
        isClosing = true
        stopSweeping()
        // With Ctrl-C there is no load balancer, so nothing needs to wait.
        const times = signal === 'SIGINT' ? { delay: 0, patience: 2_000 } : config.shutdown
        void shutDown({ app, worker: running, background: deps.background, database }, times)
          .catch((error) => app.log.error({ err: error }, 'the server did not stop cleanly'))
          .finally(async () => {
            await reads.close()
            await stopObserving()
            release()
            process.exit(0)
          })
      })
    }
  } catch (error) {
    await opened.close().catch(() => undefined)
    release()
    throw error
  }
}

function greet({ publicOrigin, hasOutbox, seedSize }: Config): void {
  const width = Math.max(...Object.values(demoAccounts).map(({ email }) => email.length))
  const accounts = Object.values(demoAccounts).map(({ email, what }) => `  ${email.padEnd(width)}  ${what}`)
  const parts = [
    `Partner Dashboard is running at ${publicOrigin}`,
    ...(seedSize === 'none' ? [] : [`Demo accounts:\n${accounts.join('\n')}`]),
    ...(hasOutbox ? [`Sign-in codes are shown at ${publicOrigin}/_local/outbox`] : []),
  ]
  // For the person who started the server, at any log level.
  console.log(`\n${parts.join('\n\n')}\n`)
}

start().catch((error: NodeJS.ErrnoException & { port?: number }) => {
  const variable = String(error.port) === process.env.METRICS_PORT?.trim() ? 'METRICS_PORT' : 'PORT'
  const inUse = `Port ${error.port} is in use. Choose another with ${variable}=…`
  console.error(error.code === 'EADDRINUSE' ? inUse : error.message)
  process.exit(1)
})
