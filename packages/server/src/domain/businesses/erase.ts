import { gunzipSync } from 'node:zlib'
import type { Database } from '../../platform/database/sql'
import { businessId } from '../../platform/ids'
import type { PartnerScope } from '../../platform/scope'
import type { Sealing } from '../../platform/sealing'
import { auditOperator } from '../partners/operatorAuditStore'
import { erasureStore, inCsv } from './erasureStore'
import { refreshBusinesses } from './refreshStore'

interface Erasing {
  database: Database
  sealing: Sealing
  clock: () => Date
  ids: () => string
}

/**
 * Erases the personal data of a business and its owners in one transaction with an audit entry: names, addresses,
 * contact data, identity and tax numbers, bank details, uploaded files and log entries. Offers, products, payments and
 * sales stay. Returns what was erased.
 */
export async function eraseBusiness(
  { database, sealing, clock, ids }: Erasing,
  scope: PartnerScope,
  externalId: string,
): Promise<{ persons: number; bank_accounts: number; uploads: number; exports: number }> {
  return database.transaction(async (tx) => {
    const store = erasureStore(tx, scope)
    const now = clock()
    const business = await store.find(externalId)
    if (!business) throw new Error(`There is no business ${externalId}.`)
    if (business.is_open) throw new Error(`The business ${externalId} owes an amount, or has an open application.`)
    const [persons, accounts] = [await store.owners(business.id), await store.accounts(business.id)]
    const emails = [business, ...persons].flatMap(({ email }) => (email ? [email] : []))
    const subject = {
      businessId: business.id,
      externalId,
      emails,
      personIds: persons.map(({ id }) => id),
      ids: [business, ...persons, ...accounts].map(({ id }) => id),
    }
    const texts = [externalId, ...emails]
    let uploads = 0
    for (const { id, mapping } of await store.uploads()) {
      const content = await store.uploadContent(id)
      // A mapping can have the value of every row.
      const isMapped = texts.some((text) => Object.values(mapping).includes(`=${text}`))
      if (content === undefined || !(isMapped || containsAny(sealing.openBytes(content), texts.map(inCsv)))) continue
      await store.deleteUpload(id)
      uploads += 1
    }
    const names = [business.legal_name, business.dba_name].flatMap((name) => name || [])
    const exports = await store.deleteExports([businessId(business.id), externalId], names)
    await store.eraseRecords(subject, sealing.seal(''), now)
    await store.eraseCopies(subject)
    await refreshBusinesses(tx, scope, now, business.id)
    const counts = {
      persons: persons.length,
      bank_accounts: accounts.length,
      uploads,
      exports: exports.length,
    }
    await auditOperator(
      tx,
      { ownerId: scope.partnerId, mode: scope.mode },
      {
        id: ids(),
        action: 'eraseBusiness',
        target: businessId(business.id),
        after: counts,
        now,
      },
    )
    return counts
  })
}

/** Files are stored compressed. */
function containsAny(content: Buffer, texts: readonly string[]): boolean {
  const isCompressed = content[0] === 0x1f && content[1] === 0x8b
  const file = isCompressed ? gunzipSync(content) : content
  return texts.some((text) => file.includes(text))
}
