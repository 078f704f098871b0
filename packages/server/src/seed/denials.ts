import type { components } from '@partner-dashboard/contract'
import sql from 'sql-template-tag'
import { adverseActions } from '../domain/capital/applicationActions'
import { seedOf } from './promotions'
import { createRandom } from './random'
import type { Seeding } from './seeding'

type Code = components['schemas']['AdverseActionCode']

interface Denial {
  id: string
  requested_minor: number
  is_new: boolean
  is_owing: boolean
  /** Net sales of periods before the decision, latest first: 30 days each, and full calendar months. */
  windows: number[]
  months: number[]
}

/** Regulation B requires a specific reason, so reviewers explain the code `other`. */
const otherReasons = [
  'A tax lien on the business is unpaid.',
  'The business changed hands in the last six months.',
  'The lease ends before the estimated payoff.',
]

/** Gives each denied application a reason that the data of its business supported at the decision. */
export async function explainDenials({ db, partner, mode }: Pick<Seeding, 'db' | 'partner' | 'mode'>): Promise<void> {
  const denials = await db.query<Denial>(
    sql`SELECT a.id, a.requested_minor, b.created_at > a.decided_at - interval '6 months' AS is_new,
          EXISTS (SELECT 1 FROM capital_products c
            WHERE c.partner_id = a.partner_id AND c.mode = a.mode AND c.business_id = a.business_id AND c.funded_at < a.decided_at
              AND coalesce(c.paid_off_at, c.ended_at, 'infinity') > a.decided_at) AS is_owing,
          ARRAY(SELECT sum(net)::float8 FROM ${soldBefore} WHERE sold_on >= on_day - 120
            GROUP BY (on_day - 1 - sold_on) / 30 ORDER BY (on_day - 1 - sold_on) / 30) AS windows,
          ARRAY(SELECT sum(net)::float8 FROM ${soldBefore} WHERE sold_on < date_trunc('month', on_day)
              AND sold_on >= date_trunc('month', on_day) - interval '4 months'
            GROUP BY date_trunc('month', sold_on) ORDER BY date_trunc('month', sold_on) DESC) AS months
        FROM applications a JOIN businesses b ON b.partner_id = a.partner_id AND b.mode = a.mode AND b.id = a.business_id
        WHERE a.partner_id = ${partner.id} AND a.mode = ${mode} AND a.status = 'denied' ORDER BY a.id`,
  )
  const reasons = denials.map((denial) => {
    const random = createRandom(seedOf(denial.id))
    const code = random.pick(codesOf(denial))
    return { id: denial.id, code, reason: code === 'other' ? random.pick(otherReasons) : adverseActions[code] }
  })
  await db.query(
    sql`UPDATE applications a SET adverse_action_code = r.code, decision_reasons = ARRAY[r.reason]
        FROM json_to_recordset(${JSON.stringify(reasons)}::json) AS r (id uuid, code text, reason text)
        WHERE a.partner_id = ${partner.id} AND a.mode = ${mode} AND a.id = r.id`,
  )
}

/** Net sales by day before the day of the decision. */
const soldBefore = sql`(
  SELECT s.sold_on, s.sales_minor - s.reversals_minor AS net, d.on_day
  FROM daily_sales s, (SELECT (a.decided_at AT TIME ZONE 'UTC')::date AS on_day) d
  WHERE s.partner_id = a.partner_id AND s.mode = a.mode AND s.business_id = a.business_id AND s.sold_on < d.on_day) sold`

/** Share of a month's sales from which a requested amount counts as too high. */
const maxRequestedShare = 0.6

function codesOf({ requested_minor, is_new, is_owing, windows, months }: Denial): Code[] {
  const monthlySales = sumOf(windows.slice(0, 3)) / 3
  const supported: Code[] = [
    ...(is_new ? (['sales_history_short'] as const) : []),
    ...(isFalling(windows) && isFalling(months) ? (['sales_declining'] as const) : []),
    ...(requested_minor > monthlySales * maxRequestedShare ? (['sales_too_low'] as const) : []),
    ...(is_owing ? (['obligations_excessive'] as const) : []),
  ]
  // Obligations to other lenders and manual reviews need nothing in the data.
  return supported.length > 0 ? supported : ['obligations_excessive', 'other']
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Whether sales fell in each of the last three periods. */
const isFalling = (totals: readonly number[]) =>
  totals.length === 4 && totals.every((total, index) => total > (totals[index - 1] ?? 0))
