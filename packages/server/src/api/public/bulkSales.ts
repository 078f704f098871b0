import { refreshBusinesses } from '../../domain/businesses/refreshStore'
import { wireOf } from '../../domain/resources/resource'
import { resources } from '../../domain/resources/resources'
import { Refusal } from '../../platform/refusal'
import { part, rows } from './change'
import { actionOfKey } from './context'
import type { PublicOperations } from './operation'
import { createSalesRecord } from './salesChanges'

type Bulk = Awaited<ReturnType<PublicOperations['bulkCreateDailySalesRecords']>>
type Row = Bulk['results'][number]

/** Each record is refused before anything is written, so the others keep their effect. */
export const bulkOperations: Pick<PublicOperations, 'bulkCreateDailySalesRecords'> = {
  async bulkCreateDailySalesRecords({ body }, context) {
    const action = actionOfKey(context)
    const results: Row[] = []
    const businesses = new Set<string>()
    const created = new Map<number, string>()
    for (const [index, record] of body.records.entries()) {
      try {
        const { id, businessId } = await createSalesRecord(record, context, action)
        businesses.add(businessId)
        created.set(index, id)
        results.push({ index, status: 'created', daily_sales_record: null, error: null })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const [first] = error.errors ?? [part('', error.code, error.message)]
        results.push({ index, status: 'failed', daily_sales_record: null, error: first ?? null })
      }
    }
    for (const id of businesses) await refreshBusinesses(context.database, context.partner, context.clock(), id)
    const found = await rows(context, 'daily_sales_records').findAll([...created.values()])
    const byId = new Map(found.map((row) => [row.id, row]))
    for (const result of results) {
      const row = byId.get(created.get(result.index) ?? '')
      // resources.ts is checked to have all fields of the contract.
      if (row)
        result.daily_sales_record = wireOf(
          resources.daily_sales_records,
          row,
          context.clock(),
        ) as Row['daily_sales_record']
    }
    return { created_count: created.size, failed_count: results.length - created.size, results }
  },
}
