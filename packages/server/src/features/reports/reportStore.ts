import type { components } from '@partner-dashboard/contract'
import sql, { type Sql } from 'sql-template-tag'
import { keptFunding } from '../../domain/capital/fundedStore'
import { repayments } from '../../domain/capital/revenueShareStore'

type Schemas = components['schemas']
export type ReportKind = Schemas['ReportKind']
export type ReportColumn = Schemas['ReportColumn']

interface ReportSource {
  name: string
  description: string
  period_label: string
  columns: readonly ReportColumn[]
  /**
   * Rows of a partner and mode: `id` (a UUID), `at` (time or date of the period and the sort order), `currency`, and
   * each column under its ID, with amounts in minor units.
   */
  rows: (inScope: Sql, inPeriod: (time: Sql) => Sql) => Sql
  sortKind: 'time' | 'date'
  /** Rows are sums by month, so the first and last can be partial months. */
  isSummed?: true
}

const column = (id: string, label: string, type: ReportColumn['type'] = 'text'): ReportColumn => ({ id, label, type })
const business = [column('business_name', 'Business'), column('business_id', 'Business ID')]
const currency = column('currency', 'Currency')
const businessOf = sql`coalesce(b.dba_name, b.legal_name) AS business_name, 'business_' || b.id AS business_id`
const joinBusiness = sql`JOIN businesses b ON b.partner_id = t.partner_id AND b.mode = t.mode AND b.id = t.business_id`

/** Columns and SQL of each report. `inScope` refers to the table `t`. */
export const reports: Record<ReportKind, ReportSource> = {
  funded_products: {
    name: 'Funded products',
    description: 'Products funded in the period, and how much is repaid. Excludes cancelled and void products.',
    period_label: 'Funded',
    columns: [
      column('product_id', 'Product ID'),
      column('funded_at', 'Funded', 'time'),
      ...business,
      column('product_type', 'Product', 'word'),
      column('status', 'Status', 'word'),
      currency,
      column('advance_amount', 'Principal', 'amount'),
      column('fee_amount', 'Fee', 'amount'),
      column('discount_amount', 'Discount', 'amount'),
      column('total_amount', 'Payback amount', 'amount'),
      column('paid_amount', 'Paid', 'amount'),
      column('outstanding_amount', 'Outstanding', 'amount'),
    ],
    rows: (inScope) =>
      sql`SELECT t.id, t.funded_at AS at, t.currency, 'capital_product_' || t.id AS product_id, t.funded_at, ${businessOf}, t.product_type, t.status,
            t.advance_minor AS advance_amount, t.fee_minor AS fee_amount, t.discount_minor AS discount_amount, t.total_minor AS total_amount,
            t.paid_minor AS paid_amount, t.outstanding_minor AS outstanding_amount
          FROM capital_products t ${joinBusiness} WHERE ${inScope} AND ${keptFunding(sql`t`)}`,
    sortKind: 'time',
  },
  repayments: {
    name: 'Repayments',
    description: 'Payments settled in the period, split into principal and fee. Refunds are negative.',
    period_label: 'Settled',
    columns: [
      column('payment_id', 'Payment ID'),
      column('settled_at', 'Settled', 'time'),
      ...business,
      column('product_id', 'Product ID'),
      column('product_type', 'Product', 'word'),
      column('type', 'Type', 'word'),
      currency,
      column('amount', 'Amount', 'amount'),
      column('principal_amount', 'Principal', 'amount'),
      column('fee_amount', 'Fee', 'amount'),
    ],
    rows: (inScope) =>
      sql`SELECT t.id, t.at, t.currency, CASE t.type WHEN 'refund' THEN 'refund_' ELSE 'payment_' END || t.id AS payment_id, t.at AS settled_at, ${businessOf},
            'capital_product_' || t.capital_product_id AS product_id, t.product_type, t.type, t.amount_minor AS amount,
            (t.amount_minor - t.fee)::bigint AS principal_amount, t.fee::bigint AS fee_amount
          FROM ${repayments} t ${joinBusiness} WHERE ${inScope}`,
    sortKind: 'time',
  },
  daily_sales: {
    name: 'Daily sales',
    description: 'Daily sales and reversals of each business.',
    period_label: 'Date',
    columns: [
      column('sold_on', 'Day', 'date'),
      ...business,
      column('external_id', 'External ID'),
      currency,
      column('sales_amount', 'Sales', 'amount'),
      column('sales_count', 'Sales count', 'count'),
      column('reversals_amount', 'Reversals', 'amount'),
      column('reversals_count', 'Reversals count', 'count'),
      column('net_amount', 'Net sales', 'amount'),
    ],
    rows: (inScope) =>
      sql`SELECT md5(t.business_id::text || t.sold_on::text)::uuid AS id, t.sold_on AS at, t.currency, t.sold_on, ${businessOf}, b.external_id,
            t.sales_minor AS sales_amount, t.sales_count, t.reversals_minor AS reversals_amount, t.reversals_count,
            (t.sales_minor - t.reversals_minor)::bigint AS net_amount
          FROM daily_sales t ${joinBusiness} WHERE ${inScope}`,
    sortKind: 'date',
  },
  net_settlement: {
    name: 'Net settlement',
    description: 'Requests to withhold repayments from settlements.',
    period_label: 'Settled',
    columns: [
      column('batch_reference', 'Batch reference'),
      column('period_start', 'From', 'date'),
      column('period_end', 'To', 'date'),
      ...business,
      column('status', 'Status', 'word'),
      currency,
      column('gross_sales_amount', 'Gross sales', 'amount'),
      column('repayment_amount', 'Repayment withheld', 'amount'),
      column('net_amount', 'Paid out', 'amount'),
    ],
    rows: (inScope) =>
      sql`SELECT t.id, t.period_end AS at, t.currency, t.batch_reference, t.period_start, t.period_end, ${businessOf}, t.status,
            t.gross_sales_minor AS gross_sales_amount, w.minor AS repayment_amount,
            (t.gross_sales_minor - w.minor)::bigint AS net_amount
          FROM net_settlements t ${joinBusiness}
          CROSS JOIN LATERAL (SELECT CASE WHEN t.status = 'cancelled' THEN 0::bigint ELSE t.repayment_minor END AS minor) w
          WHERE ${inScope}`,
    sortKind: 'date',
  },
  balance_transactions: {
    name: 'Balance transactions',
    description: 'All money movements with the object they relate to. Outgoing amounts are negative.',
    period_label: 'Occurred',
    columns: [
      column('transaction_id', 'Transaction ID'),
      column('occurred_at', 'Occurred', 'time'),
      column('type', 'Type', 'word'),
      ...business,
      column('related_object_id', 'Related object'),
      column('description', 'Description'),
      currency,
      column('amount', 'Amount', 'amount'),
    ],
    rows: (inScope) =>
      sql`SELECT t.id, t.occurred_at AS at, t.currency, 'balance_transaction_' || t.id AS transaction_id, t.occurred_at, t.type,
            coalesce(b.dba_name, b.legal_name) AS business_name, 'business_' || t.business_id AS business_id, t.related_object_id, t.description,
            t.amount_minor AS amount
          FROM balance_transactions t LEFT JOIN businesses b ON b.partner_id = t.partner_id AND b.mode = t.mode AND b.id = t.business_id
          WHERE ${inScope}`,
    sortKind: 'time',
  },
  revenue_share: {
    name: 'Revenue share',
    description: 'Your share of the fees repaid in the period, by month and product.',
    period_label: 'Repaid',
    columns: [
      column('month', 'Month'),
      column('product_type', 'Product', 'word'),
      currency,
      column('payments_count', 'Payments', 'count'),
      column('fee_amount', 'Repaid fees', 'amount'),
      column('accrued_amount', 'Your share', 'amount'),
    ],
    rows: (inScope, inPeriod) =>
      // Rows of a month are ordered by ID, which starts with the position of the currency and product.
      sql`SELECT (lpad((10 * (t.currency = 'USD')::int + coalesce(array_position(ARRAY['term_loan', 'spend_card', 'merchant_cash_advance',
              'flex_loan', 'bnpl'], t.product_type), 0))::text, 8, '0')
            || right(md5(to_char(t.month, 'YYYY-MM') || t.product_type || t.currency), 24))::uuid AS id, t.month AS at, t.currency, to_char(t.month, 'YYYY-MM') AS month,
            t.product_type, (count(*) FILTER (WHERE t.type <> 'refund'))::int AS payments_count, sum(t.fee)::bigint AS fee_amount, sum(t.share)::bigint AS accrued_amount
          FROM (SELECT p.*, date_trunc('month', p.at AT TIME ZONE 'UTC')::date AS month FROM ${repayments} p) t
          WHERE ${inScope} AND ${inPeriod(sql`t.at`)} GROUP BY t.month, t.product_type, t.currency`,
    sortKind: 'date',
    isSummed: true,
  },
}

export const reportKinds = Object.keys(reports) as ReportKind[]

/** Columns of a file in the requested order; undefined if one doesn't exist. */
export function columnsOf(kind: ReportKind, names: readonly string[] | null | undefined): ReportColumn[] | undefined {
  const { columns } = reports[kind]
  if (!names) return [...columns]
  const chosen = names.map((name) => columns.find(({ id }) => id === name))
  return chosen.every((one) => one !== undefined) ? chosen : undefined
}
