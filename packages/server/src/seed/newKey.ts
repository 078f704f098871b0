import { randomUUID } from 'node:crypto'
import { apiKeyStore, newKey } from '../domain/partners/apiKeyStore'
import { partnerBySlug } from '../domain/partners/store'
import type { Config } from '../platform/config'
import type { Database } from '../platform/database/sql'
import type { SeededKey } from './seeding'

/** Creates an API key and returns the text to print, the only time it's visible. */
export async function makeKey(
  database: Database,
  { slug, mode, name }: NonNullable<Config['newKey']>,
): Promise<string> {
  const partner = await partnerBySlug(database, slug)
  if (!partner) throw new Error(`There is no partner ${slug}.`)
  const key = newKey(mode)
  await apiKeyStore(database).add({ partnerId: partner.id, mode }, { id: randomUUID(), name, key, now: new Date() })
  return `${key}\nThis is the only time this key of ${partner.name} (${mode}) is shown.`
}

/** Text printed after the demo data is created. */
export const keysText = (keys: readonly SeededKey[]) => `Demo data created.

API keys for the public API (shown only once; create more with --new-key SLUG prod|sandbox NAME):
${keys.map(({ slug, mode, key }) => `  ${slug.padEnd(20)} ${mode.padEnd(8)} ${key}`).join('\n')}`
