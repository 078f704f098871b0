import { type Api, cubeResult, partnerConfigList } from '@partner-dashboard/client'
import { ChoiceChip, DateRangeFilter, EmptyState, Inline, Page, PageHead, Section } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { createFileRoute } from '@tanstack/react-router'
import { useFillAction } from '../../../lists/useFillAction'
import { useListPage } from '../../../lists/useListPage'
import { scopedDeps } from '../../../router/scoped'
import { figureOf } from '../../../views/analytics'
import { fitsSteps } from '../../../views/analyticsPeriod'
import { optionsOf } from '../../../views/look'
import { currencies } from '../../../views/vocabulary'
import { AnalyticsCharts } from './-pieces/AnalyticsCharts'
import { type AnalyticsDefaults, periodIn, requestOf } from './-pieces/analyticsRequest'
import { type AnalyticsSearch, analyticsSearch } from './-pieces/analyticsSearch'
import { Breakdown } from './-pieces/Breakdown'
import { Figures } from './-pieces/Figures'
import { allQueries } from './-pieces/queries'
import { useAnalyticsResults } from './-pieces/useAnalyticsResults'

export const Route = createFileRoute('/_frame/analytics/')({
  staticData: { crumb: 'Analytics' },
  validateSearch: analyticsSearch,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: async ({ context: { api, queryClient, hasScope, flag }, deps }) => {
    if (!hasScope) return {}
    const configs = await queryClient.ensureQueryData(partnerConfigList(api)).catch(() => [])
    const country = configs.find(({ partner_id }) => partner_id === api.scope.partnerId)?.country_code
    const defaults: AnalyticsDefaults = {
      currency: country === 'CA' ? 'CAD' : 'USD',
      hasAllStatuses: flag('pd_application_statuses'),
    }
    for (const query of Object.values(allQueries(requestOf(deps, defaults, new Date())))) {
      if (query) void queryClient.prefetchQuery(cubeResult(api, query))
    }
    return { defaults }
  },
  component: function Analytics() {
    return (
      <AnalyticsPage
        {...useListPage(Route, { replace: true })}
        defaults={Route.useLoaderData().defaults ?? { currency: 'USD', hasAllStatuses: false }}
      />
    )
  },
})

interface AnalyticsPageProps {
  api: Api
  defaults: AnalyticsDefaults
  search: AnalyticsSearch
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

function AnalyticsPage({ api, defaults, search, onSearchChange }: AnalyticsPageProps) {
  const request = requestOf(search, defaults, new Date())
  const results = useAnalyticsResults(api, request)
  const readAt = results.offers.data?.lastRefreshTime
  const action = useFillAction(api, { label: 'Share data', to: '/data-share' })
  const hasComparison = periodIn(search).preset !== 'all_time'
  // Another currency stays selectable: orders are funded without an offer.
  const isNew =
    search.currency === undefined &&
    figureOf(results.allOffers.data, 'offers.count') === 0 &&
    results.owed.data?.data?.length === 0

  if (isNew) {
    return (
      <Page>
        <PageHead title="Analytics" />
        <EmptyState
          title="No data yet"
          description="Figures and charts appear here after your first offers."
          action={action}
        />
      </Page>
    )
  }
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
      <Inline isStrip>
        <DateRangeFilter
          label="Period"
          value={periodIn(search)}
          onChange={({ preset, from, to }) => onSearchChange({ range: preset, from, to })}
        />
        {hasComparison && (
          <ChoiceChip
            label="Compare to"
            value={request.comparison}
            options={comparisons}
            onChange={(compare) => onSearchChange({ compare: compare === 'before' ? undefined : compare })}
          />
        )}
        <ChoiceChip
          label="Interval"
          value={request.granularity}
          options={granularities.filter(({ value }) => fitsSteps(request.days, value))}
          onChange={(by) => onSearchChange({ by })}
        />
        <ChoiceChip
          label="Currency"
          value={request.currency}
          options={optionsOf(currencies)}
          onChange={(currency) => onSearchChange({ currency: currency === defaults.currency ? undefined : currency })}
        />
      </Inline>
      <Figures request={request} results={results} />
      <AnalyticsCharts request={request} results={results} />
      <Section title="Conversion" description="How many offers were accepted, and for how much.">
        <Breakdown
          request={request}
          results={results}
          onBreakdownChange={(breakdown) =>
            onSearchChange({ breakdown: breakdown === 'product_type' ? undefined : breakdown })
          }
        />
      </Section>
    </Page>
  )
}
