import { Columns, ErrorState, Stack } from '@partner-dashboard/ui'
import { Chart, type ValueCell } from '@partner-dashboard/ui/charts'
import { formatCompactCurrency, formatCurrency, formatNumber } from '@partner-dashboard/ui/format'
import { courseOf, figureOf } from '../../../../views/analytics'
import { type Days, daysOfStep, lastDayOf, stepName, stepsOf } from '../../../../views/analyticsPeriod'
import type { Asked } from './analyticsAsked'
import { ListLink } from './ListLink'
import type { Answers } from './useAnswers'

interface CoursesProps {
  asked: Asked
  answers: Answers
}

const capital = '/businesses/capital'

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

  const inDays = ({ from, to }: Days) => ({ range: 'custom', from, to })
  const here = { currency: [currency] }
  const stepAt = (index: number) => daysOfStep(steps[index] ?? days.from, granularity, days)
  /** A figure that is not zero leads to the list that its point names. */
  const leadingTo =
    (
      listOf: (point: {
        seriesId: string
        index: number
      }) => { to: string; filter: Record<string, unknown> } | undefined,
    ): ValueCell =>
    (text, { value, ...point }) => {
      const list = value === 0 ? undefined : listOf(point)
      return list ? <ListLink {...list}>{text}</ListLink> : text
    }

  const failed = Object.values(answers).filter(({ isLoadingError }) => isLoadingError)
  if (failed.length > 0 && failed.length === Object.values(answers).filter(({ isPending }) => !isPending).length) {
    return <ErrorState onRetry={() => void failed.forEach((answer) => void answer.refetch())} />
  }

  const originationsBefore = courseOf(answers.originationsBefore.data, 'funded_products', 'advance_amount', stepsBefore)
  return (
    <Stack gap={6}>
      <Columns layout="halves" gap={8}>
        <Chart
          kind="funnel"
          label="From offer to repayment, businesses"
          categoryLabel="Step"
          fileName={name('funnel')}
          isLoading={answers.offers.isPending || answers.paidOff.isPending}
          categories={['With an offer', 'Applied', 'Funded', 'Paid off']}
          valueCell={leadingTo(({ index }) => {
            const activity = ['offered', 'applied', 'funded', 'repaid'][index]
            return { to: '/businesses', filter: { ...inDays(days), activity: [activity] } }
          })}
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
          valueCell={leadingTo(({ seriesId, index }) => {
            const stepThen = stepsBefore[index]
            if (seriesId !== 'before') return { to: capital, filter: { ...inDays(stepAt(index)), ...here } }
            if (!before || stepThen === undefined) return undefined
            return { to: capital, filter: { ...inDays(daysOfStep(stepThen, granularity, before)), ...here } }
          })}
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
      </Columns>
      <Columns layout="halves" gap={8}>
        <Chart
          kind="line"
          label={`Outstanding at the end of the ${granularity}`}
          categoryLabel={time}
          fileName={name('outstanding')}
          isLoading={answers.balances.isPending}
          categories={categories}
          valueCell={leadingTo(({ index }) => ({
            to: capital,
            filter: { outstanding_on: lastDayOf(steps[index] ?? days.from, granularity), ...here },
          }))}
          series={[
            {
              id: 'outstanding',
              label: 'Outstanding',
              values: courseOf(answers.balances.data, 'balances', 'outstanding_amount', steps),
            },
          ]}
          {...money}
        />
        <Chart
          kind="stacked"
          label="Repayments"
          categoryLabel={time}
          fileName={name('repayments')}
          isLoading={answers.repayments.isPending}
          categories={categories}
          valueCell={leadingTo(({ index }) => ({
            to: '/reporting',
            filter: { ...inDays(stepAt(index)), report: 'repayments' },
          }))}
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
      </Columns>
      <div>
        <Chart
          kind="line"
          label="Offers and applications"
          categoryLabel={time}
          fileName={name('offers-and-applications')}
          isLoading={answers.demand.isPending || answers.offered.isPending || answers.approved.isPending}
          categories={categories}
          valueCell={leadingTo(({ seriesId, index }) => {
            const filter = { ...inDays(stepAt(index)), ...here }
            if (seriesId === 'offers') return { to: `${capital}/offers`, filter }
            return {
              to: `${capital}/applications`,
              filter: seriesId === 'approved' ? { ...filter, decision: ['approved'] } : filter,
            }
          })}
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
              values: courseOf(answers.approved.data, 'applications', 'count', steps),
            },
          ]}
          {...count}
        />
      </div>
    </Stack>
  )
}
