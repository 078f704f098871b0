import { Columns, ErrorState, Stack } from '@partner-dashboard/ui'
import { Chart, type ValueCell } from '@partner-dashboard/ui/charts'
import { formatCompactCurrency, formatCurrency, formatNumber } from '@partner-dashboard/ui/format'
import { figureOf, valuesByDays, valuesByStep } from '../../../../views/analytics'
import {
  comparedSteps,
  type Days,
  daysOfStep,
  lastDayOf,
  partialSteps,
  stepName,
  stepsOf,
} from '../../../../views/analyticsPeriod'
import type { AnalyticsRequest } from './analyticsRequest'
import { ListLink } from './ListLink'
import { PortfolioCharts } from './PortfolioCharts'
import type { AnalyticsResults } from './useAnalyticsResults'

interface AnalyticsChartsProps {
  request: AnalyticsRequest
  results: AnalyticsResults
}

const capital = '/businesses/capital'

/** Funnel, and each of its steps over time. */
export function AnalyticsCharts(props: AnalyticsChartsProps) {
  const results = Object.values(props.results)
  const failed = results.filter(({ isLoadingError }) => isLoadingError)
  if (failed.length > 0 && failed.length === results.filter(({ isPending }) => !isPending).length) {
    return <ErrorState onRetry={() => void failed.forEach((answer) => void answer.refetch())} />
  }
  return (
    <Stack gap={6}>
      <Columns layout="halves" gap={8}>
        <FunnelPanel {...props} />
        <OriginationsChart {...props} />
      </Columns>
      <Columns layout="halves" gap={8}>
        <OutstandingChart {...props} />
        <RepaymentsChart {...props} />
      </Columns>
      <div>
        <DemandChart {...props} />
      </div>
      <PortfolioCharts {...props} />
    </Stack>
  )
}

function FunnelPanel({ request: { days }, results }: AnalyticsChartsProps) {
  return (
    <Chart
      kind="funnel"
      label="Businesses from offer to repayment"
      categoryLabel="Step"
      fileName={fileName('funnel', days)}
      isLoading={results.funnel.isPending}
      categories={['Offered', 'Applied', 'Funded', 'Paid off']}
      valueCell={linkTo(({ index }) => {
        const activity = ['offered', 'offer_applied', 'offer_funded', 'offer_repaid'][index]
        return { to: '/businesses', filter: { ...rangeFilter(days), activity: [activity] } }
      })}
      series={[
        {
          id: 'businesses',
          label: 'Businesses',
          values: [
            figureOf(results.funnel.data, 'offers.businesses_count'),
            figureOf(results.funnel.data, 'offers.applied_businesses_count'),
            figureOf(results.funnel.data, 'offers.funded_businesses_count'),
            figureOf(results.funnel.data, 'offers.repaid_businesses_count'),
          ],
        },
      ]}
      {...countFormat}
    />
  )
}

function OriginationsChart({ request, results }: AnalyticsChartsProps) {
  const { before, granularity, currency, comparison } = request
  const { steps, daysAt, ...axis } = timeAxis(request)
  const stepsBefore = comparison === 'none' ? [] : comparedSteps(request.days, granularity, comparison)
  const series = [
    {
      id: 'funded',
      label: 'Funded',
      values: valuesByStep(results.originations.data, 'funded_products', 'advance_amount', steps),
    },
  ]
  const seriesBefore = {
    id: 'before',
    label: comparison === 'year' ? 'Previous year' : 'Previous period',
    values: valuesByDays(results.originationsBefore.data, 'funded_products', 'advance_amount', stepsBefore),
    isComparison: true,
  }
  return (
    <Chart
      kind="line"
      label="Originations"
      fileName={fileName('originations', request.days)}
      isLoading={results.originations.isPending}
      valueCell={linkTo(({ seriesId, index }) => {
        const filter = { currency: [currency] }
        if (seriesId !== 'before') return { to: capital, filter: { ...rangeFilter(daysAt(index)), ...filter } }
        const step = stepsBefore[index]
        return step && { to: capital, filter: { ...rangeFilter(step), ...filter } }
      })}
      series={before ? [...series, seriesBefore] : series}
      {...axis}
      {...moneyFormat(currency)}
    />
  )
}

function OutstandingChart({ request, results }: AnalyticsChartsProps) {
  const { days, granularity, currency } = request
  // A balance belongs to a day, so its period can't be partial.
  const { steps, daysAt: _, partial: __, ...axis } = timeAxis(request)
  return (
    <Chart
      kind="line"
      label={`Outstanding at the end of the ${granularity}`}
      fileName={fileName('outstanding', days)}
      isLoading={results.balances.isPending}
      valueCell={linkTo(({ index }) => ({
        to: capital,
        filter: { outstanding_on: lastDayOf(steps[index] ?? days.from, granularity), currency: [currency] },
      }))}
      series={[
        {
          id: 'outstanding',
          label: 'Outstanding',
          values: valuesByStep(results.balances.data, 'balances', 'outstanding_amount', steps),
        },
      ]}
      {...axis}
      {...moneyFormat(currency)}
    />
  )
}

function RepaymentsChart({ request, results }: AnalyticsChartsProps) {
  const { steps, daysAt, ...axis } = timeAxis(request)
  return (
    <Chart
      kind="stacked"
      label="Repayments"
      fileName={fileName('repayments', request.days)}
      isLoading={results.repayments.isPending}
      valueCell={linkTo(({ index }) => ({
        to: '/reporting',
        filter: { ...rangeFilter(daysAt(index)), report: 'repayments' },
      }))}
      series={[
        {
          id: 'principal',
          label: 'Principal',
          values: valuesByStep(results.repayments.data, 'payments', 'principal_amount', steps),
        },
        {
          id: 'fee',
          label: 'Fees',
          tone: 'positive',
          values: valuesByStep(results.repayments.data, 'payments', 'fee_amount', steps),
        },
      ]}
      {...axis}
      {...moneyFormat(request.currency)}
    />
  )
}

function DemandChart({ request, results }: AnalyticsChartsProps) {
  const { steps, daysAt, ...axis } = timeAxis(request)
  return (
    <Chart
      kind="line"
      label="Offers and applications"
      fileName={fileName('offers-and-applications', request.days)}
      isLoading={results.demand.isPending || results.offered.isPending || results.approved.isPending}
      valueCell={linkTo(({ seriesId, index }) => {
        const filter = { ...rangeFilter(daysAt(index)), currency: [request.currency] }
        if (seriesId === 'offers') return { to: `${capital}/offers`, filter }
        return {
          to: `${capital}/applications`,
          filter: seriesId === 'approved' ? { ...filter, decision: ['approved'] } : filter,
        }
      })}
      series={[
        { id: 'offers', label: 'Offers', values: valuesByStep(results.offered.data, 'offers', 'count', steps) },
        {
          id: 'begun',
          label: 'Applications',
          tone: 'caution',
          values: valuesByStep(results.demand.data, 'applications', 'count', steps),
        },
        {
          id: 'approved',
          label: 'Approved',
          tone: 'positive',
          values: valuesByStep(results.approved.data, 'applications', 'count', steps),
        },
      ]}
      {...axis}
      {...countFormat}
    />
  )
}

/** Chart categories of the period, and the days of each. */
function timeAxis({ days, granularity }: AnalyticsRequest) {
  const steps = stepsOf(days, granularity)
  return {
    steps,
    daysAt: (index: number) => daysOfStep(steps[index] ?? days.from, granularity, days),
    categories: steps.map((step) => stepName(step, granularity)),
    partial: partialSteps(days, granularity),
    categoryLabel: granularity.charAt(0).toUpperCase() + granularity.slice(1),
  }
}

const countFormat = { formatValue: (value: number) => formatNumber(value) }

const moneyFormat = (currency: AnalyticsRequest['currency']) => ({
  formatValue: (value: number) => formatCurrency(value, currency),
  formatTick: (value: number) => formatCompactCurrency(value, currency),
})

const fileName = (chart: string, { from, to }: Days) => `${chart}-${from}-${to}`

const rangeFilter = ({ from, to }: Days) => ({ range: 'custom', from, to })

interface List {
  to: string
  filter: Record<string, unknown>
}

/** Links non-zero values to their list. */
const linkTo =
  (listOf: (point: { seriesId: string; index: number }) => List | undefined): ValueCell =>
  (text, { value, ...point }) => {
    const list = value === 0 ? undefined : listOf(point)
    return list ? <ListLink {...list}>{text}</ListLink> : text
  }
