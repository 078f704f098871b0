import { ErrorState } from '@partner-dashboard/ui'
import { Chart } from '@partner-dashboard/ui/charts'
import { formatCompactCurrency, formatCurrency, formatNumber } from '@partner-dashboard/ui/format'
import { courseOf, figureOf } from '../../../../views/analytics'
import { stepName, stepsOf } from '../../../../views/analyticsPeriod'
import * as styles from './Analytics.css'
import type { Asked } from './analyticsAsked'
import type { Answers } from './useAnswers'

interface CoursesProps {
  asked: Asked
  answers: Answers
}

/** From offer to repayment, and each part of it over time. */
export function Courses({ asked, answers }: CoursesProps) {
  const { days, before, granularity, currency, comparison } = asked
  const steps = stepsOf(days, granularity)
  const categories = steps.map((step) => stepName(step, granularity))
  const stepsBefore = before ? stepsOf(before, granularity) : []
  const amount = (value: number) => formatCurrency(value, currency)
  const money = { formatValue: amount, formatTick: (value: number) => formatCompactCurrency(value, currency) }
  const count = { formatValue: (value: number) => formatNumber(value) }
  const time = granularity.charAt(0).toUpperCase() + granularity.slice(1)
  const name = (what: string) => `${what}-${days.from}-${days.to}`

  const failed = Object.values(answers).filter(({ isLoadingError }) => isLoadingError)
  if (failed.length > 0 && failed.length === Object.values(answers).filter(({ isPending }) => !isPending).length) {
    return <ErrorState onRetry={() => void failed.forEach((answer) => void answer.refetch())} />
  }

  const originationsBefore = courseOf(answers.originationsBefore.data, 'funded_products', 'advance_amount', stepsBefore)
  return (
    <div className={styles.stack}>
      <div className={styles.sideBySide}>
        <Chart
          kind="funnel"
          label="From offer to repayment, businesses"
          categoryLabel="Step"
          fileName={name('funnel')}
          isLoading={answers.offers.isPending || answers.paidOff.isPending}
          categories={['With an offer', 'Applied', 'Funded', 'Paid off']}
          series={[
            {
              id: 'businesses',
              label: 'Businesses',
              values: [
                figureOf(answers.offers.data, 'offers.businesses_count'),
                figureOf(answers.applications.data, 'applications.businesses_count'),
                figureOf(answers.funded.data, 'funded_products.businesses_count'),
                figureOf(answers.paidOff.data, 'funded_products.businesses_count'),
              ],
            },
          ]}
          {...count}
        />
        <Chart
          kind="line"
          label="Originations"
          categoryLabel={time}
          fileName={name('originations')}
          isLoading={answers.originations.isPending}
          categories={categories}
          series={[
            {
              id: 'funded',
              label: 'Funded',
              values: courseOf(answers.originations.data, 'funded_products', 'advance_amount', steps),
            },
            ...(before
              ? [
                  {
                    id: 'before',
                    label: comparison === 'year' ? 'Year before' : 'Period before',
                    values: steps.map((_, index) => originationsBefore[index] ?? null),
                    isComparison: true,
                  },
                ]
              : []),
          ]}
          {...money}
        />
      </div>
      <div className={styles.sideBySide}>
        <Chart
          kind="stacked"
          label="Repayments"
          categoryLabel={time}
          fileName={name('repayments')}
          isLoading={answers.repayments.isPending}
          categories={categories}
          series={[
            {
              id: 'principal',
              label: 'Of the amount',
              values: courseOf(answers.repayments.data, 'payments', 'principal_amount', steps),
            },
            {
              id: 'fee',
              label: 'Of the fee',
              tone: 'positive',
              values: courseOf(answers.repayments.data, 'payments', 'fee_amount', steps),
            },
          ]}
          {...money}
        />
        <Chart
          kind="line"
          label="Offers and applications"
          categoryLabel={time}
          fileName={name('offers-and-applications')}
          isLoading={answers.demand.isPending || answers.offered.isPending}
          categories={categories}
          series={[
            { id: 'offers', label: 'Offers', values: courseOf(answers.offered.data, 'offers', 'count', steps) },
            {
              id: 'begun',
              label: 'Applications',
              tone: 'caution',
              values: courseOf(answers.demand.data, 'applications', 'count', steps),
            },
            {
              id: 'approved',
              label: 'Approved',
              tone: 'positive',
              values: courseOf(answers.demand.data, 'applications', 'approved_count', steps),
            },
          ]}
          {...count}
        />
      </div>
    </div>
  )
}
