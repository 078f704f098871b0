import type { HomeSummary, HomeTotals, MoneyFigure } from '@partner-dashboard/client'
import type { Comparison, ShareBarPart } from '@partner-dashboard/ui'
import { formatCurrency, formatDate, formatNumber, formatShare, once } from '@partner-dashboard/ui/format'
import { nameOf } from './look'
import { delinquencyTones, planStatus } from './vocabulary'

const period = once(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }),
)

/** 'Oct 24 – Nov 22, 2026, compared with the previous 30 days. Data as of …' */
export function homePeriod(summary: HomeSummary | undefined): string {
  const [from, to] = [Date.parse(summary?.from ?? ''), Date.parse(summary?.to ?? '')]
  const at = formatDate(summary?.data_as_of, { withTime: true })
  return `${from <= to ? period().formatRange(from, to) : 'Last 30 days'}, compared with the previous 30 days.${at && ` Data as of ${at}.`}`
}

/** A number linked to the list that counts the same. */
export interface Figure {
  id: string
  label: string
  value: string
  comparison?: Comparison
  /** One value per day for the sparkline. */
  daily?: readonly number[]
  to: string
  search: Record<string, string | string[]>
}

type Days = Pick<HomeSummary, 'from' | 'to'>

/** Days as search parameters of a list. */
export const days = ({ from, to }: Days) => ({ range: 'custom', from, to })

const versus = 'vs. previous 30 days'

/** The change against the previous period; undefined from zero. */
export function compare(now: number, before: number): Comparison | undefined {
  if (now === before) return { change: 'No change', direction: 'same', period: versus }
  if (before <= 0) return undefined
  const change = Math.abs(now / before - 1)
  return {
    change: change >= 10 ? 'Over tenfold' : formatShare(Math.abs(change)),
    direction: now > before ? 'up' : 'down',
    period: versus,
  }
}

/** More of it is neither good nor bad: it's owed, not earned. */
const plain = (comparison: Comparison | undefined) => comparison && { ...comparison, tone: 'neutral' as const }

interface Lists {
  id: string
  label: string
  rows: HomeSummary['funded_amount'] | undefined
  to: string
  search: Figure['search']
  isPlain?: boolean
}

/** One figure per currency, since currencies are never added up. */
function money({ id, label, rows, to, search, isPlain = false }: Lists): Figure[] {
  const all = rows ?? []
  if (all.length === 0) return [{ id, label, value: '–', to, search }]
  return all.map(({ currency, amount, previous_amount, daily }) => {
    const comparison = compare(amount, previous_amount)
    return {
      id: `${id}:${currency}`,
      label: all.length > 1 ? `${label}, ${currency}` : label,
      value: formatCurrency(amount, currency),
      comparison: isPlain ? plain(comparison) : comparison,
      daily,
      to,
      search,
    }
  })
}

const counted = (figure: HomeSummary['applications'] | undefined) =>
  figure
    ? {
        value: formatNumber(figure.count),
        comparison: compare(figure.count, figure.previous_count),
        daily: figure.daily,
      }
    : { value: '–' }

/** The figures of the period, each linked to what it counts. */
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
  applications: { label: 'Applied', activity: 'offer_applied' },
  funded: { label: 'Funded', activity: 'offer_funded' },
  repaid: { label: 'Paid off', activity: 'offer_repaid' },
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

/** Businesses whose offers led to each step; a step that this build doesn't know links to all of them. */
export function homeFunnel(summary: HomeSummary): FunnelFigure[] {
  const funnel = summary.funnel ?? []
  const maxCount = Math.max(...funnel.map(({ count }) => count), 1)
  return funnel.map(({ key, count }, index) => {
    const step = Object.hasOwn(steps, key) ? steps[key] : undefined
    const before = funnel[index - 1]
    const nameBefore = before && (Object.hasOwn(steps, before.key) ? steps[before.key].label : nameOf({}, before.key))
    return {
      id: key,
      label: step?.label ?? nameOf({}, key),
      value: formatNumber(count),
      share: before && before.count > 0 ? `${formatShare(count / before.count)} of ${nameBefore}` : undefined,
      fill: count / maxCount,
      to: '/businesses',
      search: step ? { ...days({ from: summary.funnel_from, to: summary.to }), activity: [step.activity] } : {},
    }
  })
}

const healthBuckets = {
  current: { label: 'Current', tone: delinquencyTones.current },
  '1_29': { label: '1–29 days', tone: delinquencyTones['1_29'] },
  '30_59': { label: '30–59 days', tone: delinquencyTones['30_59'] },
  '60_89': { label: '60–89 days', tone: delinquencyTones['60_89'] },
  '90_plus': { label: '90+ days', tone: delinquencyTones['90_plus'] },
  charged_off: { label: planStatus.abandoned.label, tone: delinquencyTones.charged_off },
} satisfies Record<string, Pick<ShareBarPart, 'tone'> & { label: string }>

/** Outstanding by days past due, a bar per currency. */
export const homeHealth = (summary: HomeSummary) =>
  (summary.health ?? []).map(({ currency, buckets, charged_off_count, charged_off_amount }) => ({
    currency,
    parts: [
      ...(buckets ?? []).map(({ bucket, count, amount }) => ({
        ...{ bucket, count, amount, search: { delinquency: [bucket], currency: [currency] } },
      })),
      ...(charged_off_count > 0
        ? [
            {
              bucket: 'charged_off' as const,
              count: charged_off_count,
              amount: charged_off_amount,
              search: { status: ['abandoned' as const], currency: [currency] },
            },
          ]
        : []),
    ].map(({ bucket, count, amount, search }) => ({
      id: bucket,
      ...(Object.hasOwn(healthBuckets, bucket)
        ? healthBuckets[bucket]
        : { label: nameOf({}, bucket), tone: 'neutral' as const }),
      value: amount,
      valueLabel: formatCurrency(amount, currency),
      note: `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`,
      search,
    })),
  }))

export interface FigureLine {
  id: string
  value: string
  comparison: Comparison | undefined
}

/** An amount per currency with its change, for a table cell. */
export const amountLines = (rows: readonly MoneyFigure[] | undefined, isPlain = false): FigureLine[] =>
  (rows ?? []).map(({ currency, amount, previous_amount }) => {
    const comparison = compare(amount, previous_amount)
    return {
      id: currency,
      value: formatCurrency(amount, currency),
      comparison: isPlain ? plain(comparison) : comparison,
    }
  })

/** A count with its change, for a table cell. */
export const countLine = (figure: HomeTotals['applications'] | undefined): FigureLine[] =>
  figure
    ? [{ id: 'count', value: formatNumber(figure.count), comparison: compare(figure.count, figure.previous_count) }]
    : []
