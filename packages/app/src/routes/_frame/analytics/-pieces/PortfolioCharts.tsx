import { Columns, PhoneDisclosure } from '@partner-dashboard/ui'
import { Chart } from '@partner-dashboard/ui/charts'
import { formatCompactCurrency, formatCurrency, formatPercent, formatShare } from '@partner-dashboard/ui/format'
import { partialSteps, stepName, stepsOf } from '../../../../views/analyticsPeriod'
import { bucketSeries, failureRates, vintageCategories, vintageSeries } from '../../../../views/portfolio'
import type { AnalyticsRequest } from './analyticsRequest'
import type { AnalyticsResults } from './useAnalyticsResults'

interface PortfolioChartsProps {
  request: AnalyticsRequest
  results: AnalyticsResults
}

const rateFormat = { formatValue: formatShare, formatTick: formatPercent }

export function PortfolioCharts({ request, results }: PortfolioChartsProps) {
  const { days, granularity, currency } = request
  const steps = stepsOf(days, granularity)
  const time = {
    categories: steps.map((step) => stepName(step, granularity)),
    categoryLabel: granularity.charAt(0).toUpperCase() + granularity.slice(1),
  }
  const files = (chart: string) => `${chart}-${days.from}-${days.to}`
  const vintages = { vintages: results.vintages.data, totals: results.vintageTotals.data }
  const isLoading = results.vintages.isPending || results.vintageTotals.isPending
  const byAge = { kind: 'line' as const, categories: vintageCategories, categoryLabel: 'Since funding', isLoading }
  return (
    <>
      <Columns layout="halves" gap={8}>
        <Chart
          kind="stacked"
          label={`Outstanding by days past due at the end of the ${granularity}`}
          fileName={files('delinquency')}
          isLoading={results.delinquency.isPending}
          series={bucketSeries(results.delinquency.data, steps)}
          {...time}
          formatValue={(value) => formatCurrency(value, currency)}
          formatTick={(value) => formatCompactCurrency(value, currency)}
        />
        <Chart
          kind="line"
          label="Failed payments"
          fileName={files('failed-payments')}
          isLoading={results.attempts.isPending}
          series={[
            { id: 'rate', label: 'Failure rate', tone: 'negative', values: failureRates(results.attempts.data, steps) },
          ]}
          {...time}
          partial={partialSteps(days, granularity)}
          {...rateFormat}
        />
      </Columns>
      <PhoneDisclosure title="Funding months">
        <Columns layout="halves" gap={8}>
          <Chart
            label="Repaid by funding month"
            fileName={files('vintages-repaid')}
            series={vintageSeries(vintages, 'paid_amount', days.to)}
            {...byAge}
            {...rateFormat}
          />
          <Chart
            label="Net loss by funding month"
            fileName={files('vintages-loss')}
            series={vintageSeries(vintages, 'loss_amount', days.to)}
            {...byAge}
            {...rateFormat}
          />
        </Columns>
      </PhoneDisclosure>
    </>
  )
}
