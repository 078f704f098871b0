import { type ExportRecord, exportStore } from '../../kernel/exportStore'
import type { JobHandlers } from '../../kernel/worker'
import { csvStream } from '../../platform/csv'
import type { Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'
import { reportFile } from '../reports/file'
import { mailRun } from '../reports/jobs'
import { columnsOf } from '../reports/reportStore'
import type { RunRecord } from '../reports/run'
import { type Exported, exported } from './lists'

export const exportJobs: Pick<JobHandlers, 'make_export'> = {
  async make_export({ partnerId, mode, exportId }, { database, clock, config, ids, hold, log }) {
    const scope = { partnerId, mode: mode === 'sandbox' ? 'sandbox' : 'prod' } as const
    const store = exportStore(database, scope)
    const record = await store.find(exportId)
    if (record?.status !== 'processing') return undefined
    try {
      const list = source(database, scope, clock(), record)
      await store.change(exportId, { row_count: await list.count(), started_at: clock().toISOString(), done_count: 0 })
      let done = 0
      const counted = (async function* () {
        for await (const rows of list.pages) {
          yield rows
          done += rows.length
          await store.change(exportId, { done_count: done })
          await hold()
        }
      })()
      const chunks: Buffer[] = []
      for await (const chunk of csvStream(list.columns, counted)) chunks.push(Buffer.from(chunk))
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
        if (record.purpose === 'report') await mailRun(tx, config, scope, record as unknown as RunRecord, clock())
      })
    } catch (error) {
      log.error({ err: error }, 'an export failed')
      await store.change(exportId, {
        status: 'failed',
        error: 'The file could not be made. Try again.',
        finished_at: clock().toISOString(),
      })
    }
    return undefined
  },
}

/** What the file is made of. */
// biome-ignore lint/suspicious/noExplicitAny: each kind has rows of its own, which nobody outside looks into.
function source(database: Queryable, scope: PartnerScope, now: Date, record: ExportRecord): Exported<any> {
  const { purpose, kind, filter } = record
  if (purpose === 'report') {
    const run = record as unknown as RunRecord
    return reportFile(database, scope, run.kind, run.filter, columnsOf(run.kind, run.filter.columns) ?? [])
  }
  const isOfferCsv = purpose === 'offer_csv'
  return isOfferCsv
    ? exported(database, scope, now, 'offers', { ...filter, status: ['open'] })
    : exported(database, scope, now, kind, filter)
}
