import type { Config } from '../platform/config'
import { csvStream, type Sheet } from '../platform/csv'
import type { Queryable } from '../platform/database/sql'
import { unavailabilityOf } from '../platform/databaseErrors'
import type { PartnerScope } from '../platform/scope'
import { type ExportRecord, exportStore } from './exportStore'
import type { FailureHandlers, JobContext, JobHandlers } from './jobHandlers'

/** Milliseconds that an export waits for a replica to have the data of its request. */
const replicaPatience = 5_000

/** Rows of one type of export. */
export interface ExportSource {
  open: (db: Queryable, scope: PartnerScope, now: Date, record: ExportRecord) => ExportRows
  /** Runs in the transaction in which the export completes or fails, with its new status. */
  ended?: (tx: Queryable, config: Config, scope: PartnerScope, record: ExportRecord, now: Date) => Promise<void>
}

type Sources = Record<ExportRecord['purpose'], ExportSource>

export interface ExportRows {
  sheet: Sheet
  count: () => Promise<number>
}

export const exportJobs = (sources: Sources): Pick<JobHandlers, 'make_export'> => ({
  async make_export({ partnerId, mode, exportId }, context) {
    const { database, clock, config, ids, hold, log, reads } = context
    const scope = { partnerId, mode }
    const store = exportStore(database, scope)
    const record = await store.find(exportId)
    if (record?.status !== 'processing') return undefined
    const source = sources[record.purpose]
    try {
      const { sheet, count } = source.open(await reads.now(replicaPatience), scope, clock(), record)
      await store.change(exportId, { row_count: await count(), started_at: clock().toISOString(), done_count: 0 })
      let done = 0
      const counted = (async function* () {
        for await (const rows of sheet.pages) {
          yield rows
          done += rows.length
          await store.change(exportId, { done_count: done })
          await hold()
        }
      })()
      const chunks: Buffer[] = []
      for await (const chunk of csvStream({ titles: sheet.titles, pages: counted })) chunks.push(Buffer.from(chunk))
      const fileId = ids()
      await database.transaction(async (tx) => {
        const own = exportStore(tx, scope)
        await own.keepFile(fileId, Buffer.concat(chunks), clock())
        await own.change(exportId, {
          status: 'completed',
          file_id: fileId,
          row_count: done,
          finished_at: clock().toISOString(),
        })
        await source.ended?.(tx, config, scope, { ...record, status: 'completed' }, clock())
      })
    } catch (error) {
      // Retried, or a report that is sent monthly would be missing.
      if (unavailabilityOf(error) !== undefined) throw error
      log.error({ err: error }, 'an export failed')
      await fail(sources, context, scope, record, "The file couldn't be created. Try again.")
    }
    return undefined
  },
})

async function fail(
  sources: Sources,
  { database, clock, config }: JobContext,
  scope: PartnerScope,
  record: ExportRecord,
  error: string,
): Promise<void> {
  const now = clock()
  await database.transaction(async (tx) => {
    await exportStore(tx, scope).change(record.id, { status: 'failed', error, finished_at: now.toISOString() })
    await sources[record.purpose].ended?.(tx, config, scope, { ...record, status: 'failed' }, now)
  })
}

export const exportGiveUps = (sources: Sources): Pick<FailureHandlers, 'make_export'> => ({
  async make_export({ partnerId, mode, exportId }, context) {
    const scope = { partnerId, mode }
    const record = await exportStore(context.database, scope).find(exportId)
    if (record?.status !== 'processing') return
    const error = "The file couldn't be created. Filter for fewer rows and try again."
    await fail(sources, context, scope, record, error)
  },
})
