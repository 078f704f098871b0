import { homeSummary } from '@partner-dashboard/client'
import { ErrorState, Page, PageHead, Section, Skeleton } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { HomeAttention, HomeFigures, HomeFiguresShape, HomeFunnel } from '../../home/HomeFigures'
import { scopedDeps } from '../../router/scoped'
import type { ScopeSearch } from '../../scope/scope'

export const Route = createFileRoute('/_frame/')({
  staticData: { crumb: 'Home' },
  loaderDeps: ({ search }) =>
    scopedDeps<ScopeSearch>({ partner_id: search.partner_id, sandbox_mode: search.sandbox_mode }),
  loader: ({ context: { api, queryClient, hasScope } }) => {
    if (hasScope) void queryClient.prefetchQuery(homeSummary(api))
  },
  component: function Home() {
    const home = useQuery(homeSummary(Route.useRouteContext().api))
    const summary = home.data?.[0]
    return (
      <Page>
        <PageHead
          title="Home"
          description={
            summary
              ? `${formatDate(summary.from)} to ${formatDate(summary.to)}, beside the 30 days before. Data as of ${formatDate(summary.data_as_of, { withTime: true })}.`
              : 'The last 30 days, beside the 30 days before.'
          }
        />
        {home.isError && !summary ? (
          <ErrorState onRetry={() => void home.refetch()} />
        ) : (
          <>
            <Section title="Needs attention">
              {summary ? <HomeAttention summary={summary} /> : <Skeleton lines={3} />}
            </Section>
            <Section title="Figures">{summary ? <HomeFigures summary={summary} /> : <HomeFiguresShape />}</Section>
            <Section title="From offer to repayment" description="How many businesses came to each step in these days.">
              {summary ? <HomeFunnel summary={summary} /> : <Skeleton lines={4} />}
            </Section>
          </>
        )}
      </Page>
    )
  },
})
