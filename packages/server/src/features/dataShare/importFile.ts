import { countryOfPartner } from '../../domain/partners/store'
import type { JobContext } from '../../kernel/jobHandlers'
import type { PartnerScope } from '../../platform/scope'
import { importRows } from './importStore'
import { dataShareStore, type UploadRecord } from './store'
import { knownBusinesses, type UploadThread } from './uploadReader'
import type { GoodRow, RowFinding } from './validateRows'

/** Rows per transaction. */
const batch = 250

/** Validates and imports the rows of a file in batches, and stores the findings. */
export async function importFile(thread: UploadThread, upload: UploadRecord, context: JobContext, scope: PartnerScope) {
  const { database, clock, ids, sealing, hold } = context
  const store = dataShareStore(database, scope)
  const businesses = await knownBusinesses(thread, store.businesses)
  const now = clock()
  const country = await countryOfPartner(database, scope.partnerId)
  await hold()
  await store.change(upload.id, { stage: 'validating' })
  // An interrupted run starts again, so its findings are removed.
  await store.removeResults(upload.id)
  const rejected: number[] = []
  const touched = new Set<string>()
  let accepted = 0
  let warned = 0

  const keepFindings = async (findings: readonly RowFinding[]) => {
    if (findings.length === 0) return
    await store.addResults(
      upload.id,
      findings.map((finding) => ({ ...finding, id: ids() })),
    )
  }
  /** Returns findings about the refused rows. */
  const importBatch = async (rows: readonly GoodRow[]): Promise<RowFinding[]> => {
    if (rows.length === 0) return []
    const refusals = await database.transaction(async (tx) => {
      const action = { ...context, database: tx, partner: scope, events: [] }
      const findings = await importRows(upload.dataset_type, rows, { action, businesses, sealing, now })
      await dataShareStore(tx, scope).change(upload.id, { done_count: accepted + rows.length - findings.length })
      return findings
    })
    const refused = new Set(refusals.map(({ row_number }) => row_number))
    for (const { row_number, values, hasWarning } of rows) {
      if (refused.has(row_number)) continue
      accepted += 1
      if (hasWarning) warned += 1
      const business = businesses.get(values.business_external_id ?? '')
      if (business) touched.add(business.id)
    }
    return refusals
  }

  const refused: GoodRow[] = []
  for (let isLast = false; !isLast; ) {
    const rows = await thread.call('validate', batch, { country, now })
    isLast = rows.isLast
    rejected.push(...rows.rejected)
    await keepFindings(rows.findings)
    const numbers = new Set((await importBatch(rows.good)).map(({ row_number }) => row_number))
    refused.push(...rows.good.filter(({ row_number }) => numbers.has(row_number)))
    await hold()
  }
  // Again, because a later row can make room, such as by reducing another owner's share.
  for (let start = 0; start < refused.length; start += batch) {
    const findings = await importBatch(refused.slice(start, start + batch))
    rejected.push(...findings.map(({ row_number }) => row_number))
    await keepFindings(findings)
    await hold()
  }
  return { now, accepted, warned, touched, rejected: rejected.toSorted((a, b) => a - b) }
}
