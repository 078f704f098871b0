import type { Api } from '@partner-dashboard/client'
import { ChoiceChip, DateRangeFilter, Inline, Page, PageHead, Section } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { optionsOf } from '../../../../views/look'
import { currencies } from '../../../../views/vocabulary'
import { askedIn, periodIn, type Usual } from './analyticsAsked'
import type { AnalyticsSearch } from './analyticsSearch'
import { Breakdown } from './Breakdown'
import { Courses } from './Courses'
import { Figures } from './Figures'
import { useAnswers } from './useAnswers'

interface AnalyticsPageProps {
  api: Api
  usual: Usual
  search: AnalyticsSearch
  /** Changes the address. */
  onSearchChange: (change: Partial<AnalyticsSearch>) => void
}

const comparisons = [
  { value: 'before', label: 'The period before' },
  { value: 'year', label: 'The year before' },
  { value: 'none', label: 'Nothing' },
] as const

const granularities = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'quarter', label: 'Quarter' },
] as const

/** What became of the offers of a period, beside the period before. */
export function AnalyticsPage({ api, usual, search, onSearchChange }: AnalyticsPageProps) {
  const asked = askedIn(search, usual, new Date())
  const answers = useAnswers(api, asked)
  const readAt = answers.offers.data?.lastRefreshTime
  const hasComparison = periodIn(search).preset !== 'all_time'

  return (
    <Page>
      <PageHead
        title="Analytics"
        description={readAt ? `Data as of ${formatDate(readAt, { withTime: true })}` : 'What became of your offers.'}
      />
      <Inline>
        <DateRangeFilter
          label="Period"
          value={periodIn(search)}
          onChange={({ preset, from, to }) => onSearchChange({ range: preset, from, to })}
        />
        {hasComparison && (
          <ChoiceChip
            label="Compared with"
            value={asked.comparison}
            options={comparisons}
            onChange={(compare) => onSearchChange({ compare: compare === 'before' ? undefined : compare })}
          />
        )}
        <ChoiceChip
          label="By"
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
      <Courses asked={asked} answers={answers} />
      <Section title="Take-up" description="How much of what was offered was taken. Each figure leads to its list.">
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
