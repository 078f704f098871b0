import { type HomeSummary, homeSummary } from '@partner-dashboard/client'
import { ErrorState, Page, PageHead, Section, Skeleton } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { HomeAttention, HomeFigures, HomeFiguresShape, HomeFunnel } from '../../home/HomeFigures'
import type { ScopeSearch } from '../../router/scoped'
import { scopedDeps } from '../../router/scoped'
import { homePeriod } from '../../views/home'
import { loadFailure } from '../../views/loadFailure'

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
            summary ? homePeriod(summary) : 'The last 30 days, beside the 30 days before. They are being counted.'
          }
        />
        {summary ? (
          <Parts summary={summary} />
        ) : home.isError ? (
          <ErrorState {...loadFailure(home.error)} onRetry={() => void home.refetch()} />
        ) : (
          <Shape />
        )}
      </Page>
    )
  },
})

const funnelWords = {
  title: 'From offer to repayment',
  description: 'How many businesses came to each step in these days.',
}

function Parts({ summary }: { summary: HomeSummary }) {
  return (
    <>
      <Section title="Needs attention">
        <HomeAttention summary={summary} />
      </Section>
      <Section title="Figures">
        <HomeFigures summary={summary} />
      </Section>
      <Section {...funnelWords}>
        <HomeFunnel summary={summary} />
      </Section>
    </>
  )
}

/** Replaced as a whole: how much needs attention is not known before, and nothing is to move under a pointer. */
const Shape = () => (
  <>
    <Section title="Needs attention">
      <Skeleton lines={7} />
    </Section>
    <Section title="Figures">
      <HomeFiguresShape />
    </Section>
    <Section {...funnelWords}>
      <Skeleton lines={7} />
    </Section>
  </>
)
