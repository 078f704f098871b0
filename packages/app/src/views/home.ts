import type { AttentionItem, HomeSummary } from '@partner-dashboard/client'
import type { Comparison, Tone } from '@partner-dashboard/ui'
import { formatCurrency, formatDate, formatNumber, formatPercent } from '@partner-dashboard/ui/format'
import { nameOf } from './look'

/** When it was counted; nothing where the answer does not say so. */
const asOf = (summary: HomeSummary) => {
  const at = formatDate(summary.data_as_of, { withTime: true })
  return at && ` Data as of ${at}.`
}

/** Which days the figures are of, and when they were counted. */
export function homePeriod(summary: HomeSummary): string {
  const from = formatDate(summary.from)
  const to = formatDate(summary.to)
  return `${from && to ? `${from} to ${to}` : 'The last 30 days'}, beside the 30 days before.${asOf(summary)}`
}

/** The same over the cards of several partners, whose days are alike. */
export const homePeriods = (summary: HomeSummary): string =>
  `The last 30 days, beside the 30 days before.${asOf(summary)}`

/** A number and the list behind it, which counts the same. */
export interface Figure {
  id: string
  label: string
  value: string
  comparison?: Comparison
  to: string
  search: Record<string, string | string[]>
}

type Days = Pick<HomeSummary, 'from' | 'to'>

/** The days as a list's address holds them. */
const days = ({ from, to }: Days) => ({ range: 'custom', from, to })

const period = 'from before'

/** By how much a number changed; nothing can be said of a change from zero. */
export function compare(now: number, before: number): Comparison | undefined {
  if (now === before) return { change: 'No change', direction: 'same', period: 'from before' }
  if (before <= 0) return undefined
  const change = Math.abs(now / before - 1)
  return {
    change: change >= 10 ? 'Over tenfold' : formatPercent(change),
    direction: now > before ? 'up' : 'down',
    period,
  }
}

/** More of it is neither good nor bad: it is owed, not earned. */
const plain = (comparison: Comparison | undefined) => comparison && { ...comparison, tone: 'neutral' as const }

interface Lists {
  id: string
  label: string
  rows: HomeSummary['funded_amount'] | undefined
  to: string
  search: Figure['search']
  isPlain?: boolean
}

/** One figure for each currency, for they are never added up. */
function money({ id, label, rows, to, search, isPlain = false }: Lists): Figure[] {
  const all = rows ?? []
  if (all.length === 0) return [{ id, label, value: '–', to, search }]
  return all.map(({ currency, amount, previous_amount }) => {
    const comparison = compare(amount, previous_amount)
    return {
      id: `${id}:${currency}`,
      label: all.length > 1 ? `${label}, ${currency}` : label,
      value: formatCurrency(amount, currency),
      comparison: isPlain ? plain(comparison) : comparison,
      to,
      search,
    }
  })
}

const counted = (figure: HomeSummary['applications'] | undefined) =>
  figure
    ? { value: formatNumber(figure.count), comparison: compare(figure.count, figure.previous_count) }
    : { value: '–' }

/** The figures of the period, each with the way to what it counts. */
export function homeFigures(summary: HomeSummary): Figure[] {
  const within = days(summary)
  const payments = { to: '/businesses/capital', search: { ...within, activity: ['payment_succeeded'] } }
  return [
    {
      id: 'businesses_with_offer',
      label: 'Businesses with an offer',
      ...counted(summary.businesses_with_offer),
      to: '/businesses',
      search: { ...within, activity: ['offered'] },
    },
    {
      id: 'applications',
      label: 'Applications',
      ...counted(summary.applications),
      to: '/businesses/capital/applications',
      search: within,
    },
    ...money({ id: 'funded', label: 'Funded', rows: summary.funded_amount, to: '/businesses/capital', search: within }),
    ...money({
      id: 'outstanding',
      label: 'Outstanding',
      rows: summary.outstanding_amount,
      to: '/businesses/capital',
      search: { status: ['outstanding', 'abandoned'] },
      isPlain: true,
    }),
    ...money({ id: 'repaid', label: 'Repaid', rows: summary.repaid_amount, ...payments }),
    ...money({ id: 'revenue_share', label: 'Revenue share', rows: summary.revenue_share_amount, ...payments }),
  ]
}

const steps = {
  offers: { label: 'Offered', activity: 'offered' },
  applications: { label: 'Applied', activity: 'applied' },
  funded: { label: 'Funded', activity: 'funded' },
  repaid: { label: 'Paid off', activity: 'repaid' },
} satisfies Record<HomeSummary['funnel'][number]['key'], { label: string; activity: string }>

export interface FunnelFigure {
  id: string
  label: string
  value: string
  share?: string
  fill: number
  to: string
  search: Figure['search']
}

/** How many businesses came to each step; a step that this build does not know leads to all of them. */
export function homeFunnel(summary: HomeSummary): FunnelFigure[] {
  const funnel = summary.funnel ?? []
  const most = Math.max(...funnel.map(({ count }) => count), 1)
  return funnel.map(({ key, count }, index) => {
    const step = Object.hasOwn(steps, key) ? steps[key] : undefined
    const before = funnel[index - 1]
    const nameBefore = before && (Object.hasOwn(steps, before.key) ? steps[before.key].label : nameOf({}, before.key))
    return {
      id: key,
      label: step?.label ?? nameOf({}, key),
      value: formatNumber(count),
      // Who is funded in the period may have applied before it: then there are more of them than at the step before.
      share:
        before && before.count >= count && before.count > 0
          ? `${formatPercent(count / before.count)} of ${nameBefore}`
          : undefined,
      fill: count / most,
      to: '/businesses',
      search: step ? { ...days(summary), activity: [step.activity] } : {},
    }
  })
}

interface Attention {
  one: string
  many: string
  tone: Tone
  to: string
  search: (within: Record<string, string>) => Figure['search']
}

const attention = {
  applications_waiting: {
    one: 'application waits for the business',
    many: 'applications wait for the business',
    tone: 'caution',
    to: '/businesses/capital/applications',
    search: () => ({ status: ['action_required'] }),
  },
  payments_failed: {
    one: 'funded product with a failed payment',
    many: 'funded products with a failed payment',
    tone: 'negative',
    to: '/businesses/capital',
    search: (within) => ({ ...within, activity: ['payment_failed'] }),
  },
  products_past_due: {
    one: 'funded product is past due',
    many: 'funded products are past due',
    tone: 'negative',
    to: '/businesses/capital',
    search: () => ({ delinquency: ['1_29', '30_59', '60_89', '90_plus'] }),
  },
  deliveries_failing: {
    one: 'webhook event could not be delivered',
    many: 'webhook events could not be delivered',
    tone: 'negative',
    to: '/developer/webhook-events',
    search: (within) => ({ ...within, status: ['failed'] }),
  },
  uploads_with_errors: {
    one: 'upload with errors',
    many: 'uploads with errors',
    tone: 'caution',
    to: '/data-share/manual-uploads',
    search: (within) => ({ ...within, has_errors: ['true'] }),
  },
  bucket_files_with_errors: {
    one: 'file of the bucket with errors',
    many: 'files of the bucket with errors',
    tone: 'caution',
    to: '/data-share/s3-pipeline',
    search: (within) => ({ ...within, has_errors: ['true'] }),
  },
  promotions_denied: {
    one: 'promotion was denied',
    many: 'promotions were denied',
    tone: 'neutral',
    to: '/marketing/promotions',
    search: ({ from }) => ({ state: ['denied'], ...(from ? { reviewed_from: from } : {}) }),
  },
} satisfies Record<AttentionItem['type'], Attention>

export interface AttentionFigure {
  id: string
  count: string
  label: string
  tone: Tone
  to: string
  search: Figure['search']
}

/** What needs attention; of what this build does not know, nothing can be said. */
export function homeAttention(summary: HomeSummary): AttentionFigure[] {
  const known: Readonly<Record<string, Attention>> = attention
  return (summary.attention ?? []).flatMap(({ type, count, from }) => {
    const kind = Object.hasOwn(known, type) ? known[type] : undefined
    if (!kind) return []
    const within: Record<string, string> = from ? days({ from, to: summary.to }) : {}
    return [
      {
        id: type,
        count: formatNumber(count),
        label: count === 1 ? kind.one : kind.many,
        tone: kind.tone,
        to: kind.to,
        search: kind.search(within),
      },
    ]
  })
}
