import { type Api, cubeResult, partnerConfigList } from '@partner-dashboard/client'
import { ChoiceChip, DateRangeFilter, Inline, Page, PageHead, Section } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { createFileRoute } from '@tanstack/react-router'
import { useListPage } from '../../../lists/useListPage'
import { scopedDeps } from '../../../router/scoped'
import { optionsOf } from '../../../views/look'
import { currencies } from '../../../views/vocabulary'
import { AnalyticsCharts } from './-pieces/AnalyticsCharts'
import { askedIn, periodIn, type Usual } from './-pieces/analyticsAsked'
import { type AnalyticsSearch, analyticsSearch } from './-pieces/analyticsSearch'
import { Breakdown } from './-pieces/Breakdown'
import { Figures } from './-pieces/Figures'
import { allQueries } from './-pieces/queries'
import { useAnswers } from './-pieces/useAnswers'

export const Route = createFileRoute('/_frame/analytics/')({
  staticData: { crumb: 'Analytics' },
  validateSearch: analyticsSearch,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: async ({ context: { api, queryClient, hasScope, flag }, deps }) => {
    if (!hasScope) return {}
    const configs = await queryClient.ensureQueryData(partnerConfigList(api)).catch(() => [])
    const country = configs.find(({ partner_id }) => partner_id === api.scope.partnerId)?.country_code
    const usual: Usual = {
      currency: country === 'CA' ? 'CAD' : 'USD',
      hasAllStatuses: flag('pd_application_statuses'),
    }
    for (const query of Object.values(allQueries(askedIn(deps, usual, new Date())))) {
      if (query) void queryClient.prefetchQuery(cubeResult(api, query))
    }
    return { usual }
  },
  component: function Analytics() {
    return (
      <AnalyticsPage
        {...useListPage(Route, { replace: true })}
        usual={Route.useLoaderData().usual ?? { currency: 'USD', hasAllStatuses: false }}
      />
    )
  },
})

interface AnalyticsPageProps {
  api: Api
  usual: Usual
  search: AnalyticsSearch
  /** Updates the search parameters. */
  onSearchChange: (change: Partial<AnalyticsSearch>) => void
}

const comparisons = [
  { value: 'before', label: 'Previous period' },
  { value: 'year', label: 'Previous year' },
  { value: 'none', label: 'None' },
] as const

const granularities = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'quarter', label: 'Quarter' },
] as const

function AnalyticsPage({ api, usual, search, onSearchChange }: AnalyticsPageProps) {
  const asked = askedIn(search, usual, new Date())
  const answers = useAnswers(api, asked)
  const readAt = answers.offers.data?.lastRefreshTime
  const hasComparison = periodIn(search).preset !== 'all_time'

  return (
    <Page>
      <PageHead
        title="Analytics"
        description={
          readAt
            ? `Data as of ${formatDate(readAt, { withTime: true })}`
            : 'Track your offers from first view to repayment.'
        }
      />
      <Inline>
        <DateRangeFilter
          label="Period"
          value={periodIn(search)}
          onChange={({ preset, from, to }) => onSearchChange({ range: preset, from, to })}
        />
        {hasComparison && (
          <ChoiceChip
            label="Compare to"
            value={asked.comparison}
            options={comparisons}
            onChange={(compare) => onSearchChange({ compare: compare === 'before' ? undefined : compare })}
          />
        )}
        <ChoiceChip
          label="Interval"
          value={asked.granularity}
          options={granularities}
          onChange={(by) => onSearchChange({ by })}
        />
        <ChoiceChip
          label="Currency"
          value={asked.currency}
          options={optionsOf(currencies)}
          onChange={(currency) => onSearchChange({ currency: currency === usual.currency ? undefined : currency })}
        />
      </Inline>
      <Figures asked={asked} answers={answers} />
      <AnalyticsCharts asked={asked} answers={answers} />
      <Section title="Conversion" description="How many offers were accepted, and for how much.">
        <Breakdown
          asked={asked}
          answers={answers}
          onBreakdownChange={(breakdown) =>
            onSearchChange({ breakdown: breakdown === 'product_type' ? undefined : breakdown })
          }
        />
      </Section>
    </Page>
  )
}
