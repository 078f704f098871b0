import { wireOf } from '../../domain/resources/resource'
import { resources } from '../../domain/resources/resources'
import { part, rows } from './change'
import { actionOfKey } from './context'
import type { PublicOperations } from './operation'
import { createSalesRecords } from './salesChanges'

type Bulk = Awaited<ReturnType<PublicOperations['bulkCreateDailySalesRecords']>>
type Row = Bulk['results'][number]

/** Refused records don't affect the others. */
export const bulkOperations: Pick<PublicOperations, 'bulkCreateDailySalesRecords'> = {
  async bulkCreateDailySalesRecords({ body }, context) {
    const made = await createSalesRecords(body.records, context, actionOfKey(context))
    const ids = made.filter((one) => typeof one === 'string')
    const records = await rows(context, 'daily_sales_records').findAll(ids)
    const byId = new Map(records.map((row) => [row.id, row]))
    const results = made.map((one, index): Row => {
      const row = typeof one === 'string' ? byId.get(one) : undefined
      if (row) {
        const record = wireOf(resources.daily_sales_records, row, context.clock())
        // resources.ts is checked to have all fields of the contract.
        return { index, status: 'created', daily_sales_record: record as Row['daily_sales_record'], error: null }
      }
      if (typeof one === 'string') throw new Error(`daily_sales_records ${one} has gone.`)
      const [error = part('', one.code, one.message)] = one.errors ?? []
      return { index, status: 'failed', daily_sales_record: null, error }
    })
    return { created_count: ids.length, failed_count: results.length - ids.length, results }
  },
}
