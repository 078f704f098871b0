import type { JobHandlers } from '../jobs/worker'
import { csvStream } from './csv'
import { exported } from './lists'
import { exportStore } from './store'

export const exportJobs: Pick<JobHandlers, 'make_export'> = {
  async make_export({ partnerId, mode, exportId }, { database, clock, ids, hold, log }) {
    const scope = { partnerId, mode: mode === 'sandbox' ? 'sandbox' : 'prod' } as const
    const store = exportStore(database, scope)
    const record = await store.find(exportId)
    if (record?.status !== 'processing') return undefined
    try {
      const { filter } = record
      const isOfferCsv = record.purpose === 'offer_csv'
      const list = exported(
        database,
        scope,
        clock(),
        isOfferCsv ? 'offers' : record.kind,
        isOfferCsv ? { ...filter, status: ['open'] } : filter,
      )
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
