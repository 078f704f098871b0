import type { components } from '@partner-dashboard/contract'
import sql from 'sql-template-tag'
import { duesOfProduct, pendingMinor } from './rowStore'

/** Paid, waived or pending amount of a funded product. */
const covered = sql`(t.paid_minor + t.waived_minor + ${pendingMinor})`

/** Like `delinquencyOf`, for the funded product `t`: days since the oldest uncovered due date, and the uncovered amount. */
export const pastDueOn = (day: string) => ({
  days: sql`coalesce(${day}::date - (SELECT min(d.due_on) ${duesOfProduct} AND d.due_on < ${day}::date AND d.due_minor > ${covered}), 0)`,
  minor: sql`(CASE WHEN t.status = 'outstanding' THEN greatest(0, coalesce((SELECT max(d.due_minor) ${duesOfProduct}
    AND d.due_on < ${day}::date), 0) - ${covered}) ELSE 0 END)`,
})

export const bucketRanges: Record<components['schemas']['DelinquencyBucket'], readonly [number, number]> = {
  current: [0, 0],
  '1_29': [1, 29],
  '30_59': [30, 59],
  '60_89': [60, 89],
  '90_plus': [90, 100_000],
}
