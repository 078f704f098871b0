import { randomUUID } from 'node:crypto'
import { eraseBusiness } from './domain/businesses/erase'
import { addAdmin, addOrganization, addPartner } from './domain/partners/provisioning'
import { partnerBySlug } from './domain/partners/store'
import { countByKey } from './kernel/sealedStore'
import { type Config, readConfig } from './platform/config'
import { backUp } from './platform/database/backup'
import { openDatabase } from './platform/database/openDatabase'
import { restore } from './platform/database/restore'
import type { Database } from './platform/database/sql'
import { tablesOf } from './platform/database/tables'
import { migrationsFolder } from './platform/paths'
import { createSealing, type Sealing } from './platform/sealing'
import { existingSecrets, makeSecrets, readBackupKey } from './platform/secrets'

interface Operating {
  database: Database
  sealing: Sealing
  config: Config
  backupKey: string | undefined
}

interface Command {
  args: readonly string[]
  help: string
  /** Whether it runs before the first start of a server. */
  needsNoTables?: boolean
  /** Returns the text to print. */
  run: (operating: Operating, ...args: string[]) => Promise<string>
}

const running = { clock: () => new Date(), ids: randomUUID }

/** Commands for operators. On PostgreSQL, servers can keep running; the server of an embedded database must be stopped. */
const commands: Record<string, Command> = {
  partner: {
    args: ['SLUG', 'US|CA', 'PRODUCTS', 'NAME'],
    help: 'adds a partner that offers these products',
    async run({ database }, slug = '', country = '', products = '', name = '') {
      await addPartner({ database, ...running }, { slug, country, products, name })
      return `Added the partner ${name}.`
    },
  },
  organization: {
    args: ['NAME', 'PARTNERS'],
    help: 'adds an organization of these partners, or adds them to it',
    async run({ database }, name = '', partners = '') {
      await addOrganization({ database, ...running }, { name, partners })
      return `The organization ${name} has ${partners.replaceAll(',', ', ')}.`
    },
  },
  admin: {
    args: ['PARTNER|ORGANIZATION', 'EMAIL', 'NAME'],
    help: 'adds an admin to a partner or an organization',
    async run({ database, config }, of = '', email = '', name = '') {
      await addAdmin({ database, ...running }, { of, email, name })
      return `Added ${name}, who signs in with ${email} at ${config.publicOrigin}.`
    },
  },
  backup: {
    args: ['FILE'],
    help: 'writes every table into FILE',
    async run({ database, sealing, backupKey }, file = '') {
      const { rows } = await backUp(database, file, { encryptionKeys: sealing.keyIds, backupKey, now: new Date() })
      return `${summaryOf(rows)} written to ${file}${backupKey ? '' : '. It is not encrypted: BACKUP_KEY is not set'}.`
    },
  },
  restore: {
    args: ['FILE'],
    help: 'fills an empty database from FILE',
    needsNoTables: true,
    async run({ database, sealing, backupKey }, file = '') {
      const rows = await restore(database, file, { encryptionKeys: sealing.keyIds, backupKey, migrationsFolder })
      return `${summaryOf(rows)} restored.`
    },
  },
  keys: {
    args: [],
    help: 'counts the sealed values by the id of their key',
    async run({ database, sealing }) {
      const counts = await countByKey(database)
      const ids = [...new Set([...sealing.keyIds, ...Object.keys(counts)])]
      return ids
        .map((id) => {
          const place = sealing.keyIds.indexOf(id)
          const role = place === 0 ? 'encrypts' : place > 0 ? 'decrypts' : id === '' ? '' : 'is not in ENCRYPTION_KEY'
          return `${(id || 'no id').padEnd(9)} ${String(counts[id] ?? 0).padStart(9)}  ${role}`.trimEnd()
        })
        .join('\n')
    },
  },
  erase: {
    args: ['PARTNER', 'prod|sandbox', 'EXTERNAL_ID'],
    help: 'erases the personal data of a business',
    async run({ database, sealing }, slug = '', mode = '', externalId = '') {
      const partner = await partnerBySlug(database, slug)
      if (!partner) throw new Error(`There is no partner ${slug}.`)
      if (mode !== 'prod' && mode !== 'sandbox') throw new Error('The mode is prod or sandbox.')
      const counts = await eraseBusiness({ database, sealing, ...running }, { partnerId: partner.id, mode }, externalId)
      const list = Object.entries(counts).map(([name, count]) => `${name.replace('_', ' ')}: ${count}`)
      return `Erased the business ${externalId} (${list.join(', ')}).`
    },
  },
}

function summaryOf(rows: Record<string, number>): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return `${total} rows of ${Object.keys(rows).length} tables`
}

async function operate([name = '', ...args]: readonly string[]): Promise<string> {
  // Files are readable by their user only.
  process.umask(0o077)
  if (name === 'secrets' && args.length === 0) return secretsText()
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || args.length !== command.args.length) throw new Error(usage())
  const config = readConfig(process.env)
  const backupKey = readBackupKey(process.env)
  const secrets = await existingSecrets(process.env, config.dataDir)
  if (!secrets) {
    throw new Error(
      `There are no keys: set SIGNING_KEY and ENCRYPTION_KEY, or put secrets.json into ${config.dataDir}.`,
    )
  }
  const { prepare, database, release } = await openDatabase({ ...config, isReset: false })
  try {
    if (!command.needsNoTables && (await tablesOf(database)).length === 0) {
      throw new Error('The database is empty. Start the server, or run main.js --prepare, first.')
    }
    const sealing = createSealing(secrets.encryptionKey)
    return await prepare((unlimited) => command.run({ database: unlimited, sealing, config, backupKey }, ...args))
  } finally {
    await database.close()
    release()
  }
}

function usage(): string {
  const lines = Object.entries(commands).map(
    ([name, { args, help }]) => `  ${[name, ...args].join(' ').padEnd(40)} ${help}`,
  )
  lines.unshift(`  ${'secrets'.padEnd(40)} generates SIGNING_KEY, ENCRYPTION_KEY and BACKUP_KEY`)
  return `Commands:\n${lines.join('\n')}`
}

/** Lines of an environment file. */
async function secretsText(): Promise<string> {
  const [{ signingKey, encryptionKey }, other] = [await makeSecrets(), await makeSecrets()]
  return [
    `SIGNING_KEY=${JSON.stringify(signingKey)}`,
    `ENCRYPTION_KEY=${encryptionKey}`,
    `BACKUP_KEY=${other.encryptionKey}`,
  ].join('\n')
}

operate(process.argv.slice(2)).then(
  (text) => console.log(text),
  (error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  },
)
