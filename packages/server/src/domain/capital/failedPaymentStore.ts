import sql, { type Sql } from 'sql-template-tag'

/** Formats times in JSON like the driver does. */
const time = (column: Sql) => sql`(to_json(${column} AT TIME ZONE 'UTC') #>> '{}') || 'Z'`

/** Failed payments on the outstanding product `t` that are still to be retried, or that no later payment made up for. */
const failedPayments = sql`FROM payments y
  WHERE t.status = 'outstanding' AND y.partner_id = t.partner_id AND y.mode = t.mode AND y.capital_product_id = t.id AND y.status = 'failed'
    AND (y.next_attempt_at IS NOT NULL OR NOT EXISTS (SELECT 1 FROM payments n
      WHERE n.partner_id = t.partner_id AND n.mode = t.mode AND n.capital_product_id = t.id AND n.status IN ('pending', 'succeeded')
        AND n.initiated_at > y.initiated_at))`

export const hasFailedPayment = sql`EXISTS (SELECT 1 ${failedPayments})`

/** Latest of them, as JSON. */
export const failedPayment = sql`(SELECT json_build_object('id', y.id, 'capital_product_id', y.capital_product_id, 'type', y.type,
    'status', y.status, 'amount_minor', y.amount_minor, 'fee_minor', y.fee_minor, 'currency', y.currency,
    'initiated_at', ${time(sql`y.initiated_at`)}, 'settled_at', NULL, 'failure_code', y.failure_code,
    'failure_message', y.failure_message, 'attempt', y.attempt, 'retry_of', y.retry_of,
    'next_attempt_at', ${time(sql`y.next_attempt_at`)})
  ${failedPayments} ORDER BY y.initiated_at DESC, y.id DESC LIMIT 1)`

/** Amount of the latest of them, in minor units. */
export const failedPaymentMinor = sql`(SELECT y.amount_minor ${failedPayments} ORDER BY y.initiated_at DESC, y.id DESC LIMIT 1)`

/** The next batch of retries, as JSON: its time and total amount. */
export const plannedRetry = sql`(SELECT json_build_object('at', ${time(sql`y.next_attempt_at`)}, 'amount_minor', sum(y.amount_minor))
  ${failedPayments} AND y.next_attempt_at IS NOT NULL GROUP BY y.next_attempt_at ORDER BY y.next_attempt_at LIMIT 1)`
