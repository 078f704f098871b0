import { StatTiles } from '@partner-dashboard/ui'
import { formatCurrency, formatNumber } from '@partner-dashboard/ui/format'
import { AppStatTileLink } from '../../../../home/links'
import { changeOf, figureOf } from '../../../../views/analytics'
import type { AnalyticsRequest } from './analyticsRequest'
import type { AnalyticsResults } from './useAnalyticsResults'

interface FiguresProps {
  request: AnalyticsRequest
  results: AnalyticsResults
}

const unknown = '–'
const capital = '/businesses/capital'

/** Statuses with an outstanding amount. */
const outstandingStatuses = ['outstanding', 'abandoned']

export function Figures({ request, results }: FiguresProps) {
  const { currency, comparison, days, isToDate } = request
  // Absolute days, so the link shows the same rows tomorrow.
  const inPeriod = { range: 'custom', from: days.from, to: days.to, currency: [currency] }
  const amount = (value: number) => formatCurrency(value, currency)
  const period = comparison === 'year' ? 'vs. previous year' : 'vs. previous period'

  const figures = [
    { label: 'Offers', name: 'offers', measure: 'offers.count', to: `${capital}/offers`, search: inPeriod },
    {
      label: 'Applications',
      name: 'applications',
      measure: 'applications.count',
      to: `${capital}/applications`,
      search: inPeriod,
    },
    {
      label: 'Funded',
      name: 'funded',
      measure: 'funded_products.advance_amount',
      format: amount,
      to: capital,
      search: inPeriod,
    },
    {
      label: 'Repaid',
      name: 'repaid',
      measure: 'payments.repaid_amount',
      format: amount,
      to: capital,
      search: { ...inPeriod, activity: ['payment_succeeded'] },
    },
    {
      label: 'Outstanding',
      name: 'outstanding',
      measure: 'funded_products.outstanding_amount',
      format: amount,
      to: capital,
      search: { status: outstandingStatuses, currency: [currency] },
    },
    {
      label: 'Revenue share',
      name: 'share',
      measure: 'revenue_share.accrued_amount',
      format: amount,
      to: '/reporting',
      search: { range: 'custom', from: days.from, to: days.to, report: 'revenue_share' },
    },
  ] as const

  return (
    <StatTiles>
      {figures.map(({ label, name, measure, to, search, ...figure }) => {
        const now = figureOf(results[name].data, measure)
        const isBalance = name === 'outstanding'
        const isCompared = comparison !== 'none' && (!isBalance || isToDate)
        const measureBefore = isBalance ? 'balances.outstanding_amount' : measure
        const before = isCompared ? figureOf(results[`${name}Before`].data, measureBefore) : null
        const change = changeOf(now, before)
        const format: (value: number) => string = 'format' in figure ? figure.format : formatNumber
        return (
          <AppStatTileLink
            key={label}
            to={to}
            search={search}
            label={label}
            value={now === null ? unknown : format(now)}
            // The change has a line of its own on a phone.
            isLoading={results[name].isPending || (isCompared && results[`${name}Before`].isPending)}
            comparison={change && { ...change, period, ...(isBalance && { tone: 'neutral' }) }}
          />
        )
      })}
    </StatTiles>
  )
}
