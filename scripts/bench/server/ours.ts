import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import sql from 'sql-template-tag'
import { buildApp } from '../../../packages/server/src/app'
import { loggerOf } from '../../../packages/server/src/http/logger'
import { createBackground } from '../../../packages/server/src/kernel/background'
import type { Deps } from '../../../packages/server/src/kernel/deps'
import { outboxMailer } from '../../../packages/server/src/kernel/mail'
import { createTokens } from '../../../packages/server/src/kernel/tokens'
import { readConfig } from '../../../packages/server/src/platform/config'
import { openPGlite } from '../../../packages/server/src/platform/database/pglite'
import { openPostgres } from '../../../packages/server/src/platform/database/postgres'
import { primaryReads } from '../../../packages/server/src/platform/database/replica'
import type {
  Database,
  Queryable,
  Statement as ServerStatement,
} from '../../../packages/server/src/platform/database/sql'
import { noMetrics } from '../../../packages/server/src/platform/metrics'
import { readContract, readPublicContract } from '../../../packages/server/src/platform/paths'
import { createSealing } from '../../../packages/server/src/platform/sealing'
import { makeSecrets } from '../../../packages/server/src/platform/secrets'
import { partnerPlans } from '../../../packages/server/src/seed/partners'

export interface Place {
  /** A PostgreSQL, or the dump of an embedded database to begin with. */
  url?: string
  dump?: string
}

export interface Statement {
  text: string
  values: unknown[]
}

const openPlace = ({ url, dump }: Place): Promise<Database> =>
  url === undefined
    ? openPGlite(dump === undefined ? {} : { loadDataDir: new Blob([readFileSync(dump)]) })
    : openPostgres(url)

/** The server as built by main.ts for production, with recorded statements or rows from memory. */
export async function startOurs({ isFixed = false, ...place }: Place & { isFixed?: boolean }) {
  const database = await openPlace(place)
  const watch = watched(database, isFixed)
  const clock = () => new Date()
  const config = readConfig({ NODE_ENV: 'production', APP_DIR: '/nowhere', LOCAL_OIDC: '0' })
  const secrets = await makeSecrets()
  const tokens = await createTokens({ secrets, issuer: config.issuer, clientId: config.clientId, clock })
  const deps: Deps = {
    config,
    clock,
    ids: randomUUID,
    tokens,
    identityProvider: undefined,
    mailer: outboxMailer(database, clock),
    background: createBackground(),
    metrics: noMetrics,
    sealing: createSealing(secrets.encryptionKey),
    reads: primaryReads(watch.database),
    wake: () => undefined,
  }
  const app = await buildApp({
    database: watch.database,
    deps,
    contract: readContract(),
    publicContract: readPublicContract(),
    logger: loggerOf('error'),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    port: (app.server.address() as AddressInfo).port,
    /** Access tokens of users of the first partner, each with a session. */
    async signIn(count: number): Promise<string[]> {
      const now = clock()
      const later = new Date(now.getTime() + 3_600_000)
      const ids = Array.from({ length: count }, () => randomUUID())
      await watch.database.query(
        sql`INSERT INTO users (id, email, name, role, roles, partner_id, created_at, updated_at)
            SELECT id, id || '@example.com', 'Somebody', 'admin', '{admin}', ${partnerPlans[0]?.id}, ${now.toISOString()}, ${now.toISOString()}
            FROM unnest(${ids}::uuid[]) id`,
      )
      await watch.database.query(
        sql`INSERT INTO sessions (id, user_id, created_at, expires_at)
            SELECT id, id, ${now.toISOString()}, ${later.toISOString()} FROM unnest(${ids}::uuid[]) id`,
      )
      return Promise.all(ids.map((id) => tokens.signAccess(id)))
    },
    /** Starts recording. */
    record: () => watch.record(),
    /** Recorded statements. */
    recorded: () => watch.recorded(),
  }
}

function watched(database: Database, isFixed: boolean) {
  let heard: Statement[] | undefined
  const cache = new Map<string, unknown[]>()
  const of = (inner: Queryable): Queryable => ({
    script: inner.script,
    async query<Row>(statement: ServerStatement): Promise<Row[]> {
      const found = isFixed ? cache.get(statement.text) : undefined
      if (found) return found as Row[]
      heard?.push({ text: statement.text, values: statement.values })
      const rows = await inner.query<Row>(statement)
      if (isFixed) cache.set(statement.text, rows)
      return rows
    },
  })
  return {
    database: {
      ...database,
      ...of(database),
      async transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result> {
        heard?.push({ text: 'BEGIN', values: [] })
        const result = await database.transaction((tx) => work(of(tx)))
        heard?.push({ text: 'COMMIT', values: [] })
        return result
      },
    },
    record() {
      heard = []
    },
    recorded() {
      const all = heard ?? []
      heard = undefined
      return all
    },
  }
}
