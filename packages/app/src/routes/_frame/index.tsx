import { type HomeSummary, homeSummary } from '@partner-dashboard/client'
import { ErrorState, Page, PageHead, Section, Skeleton } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { HomeAttention, HomeFigures, HomeFiguresShape, HomeFunnel, HomeHealth, HomeSetup } from '../../home/HomeFigures'
import type { ScopeSearch } from '../../router/scoped'
import { scopedDeps } from '../../router/scoped'
import { homePeriod } from '../../views/home'
import { isNew } from '../../views/homeSetup'
import { loadFailure } from '../../views/loadFailure'

export const Route = createFileRoute('/_frame/')({
  staticData: { crumb: 'Home' },
  loaderDeps: ({ search }) =>
    scopedDeps<ScopeSearch>({ partner_id: search.partner_id, sandbox_mode: search.sandbox_mode }),
  loader: ({ context: { api, queryClient, hasScope } }) => {
    if (hasScope) void queryClient.prefetchQuery(homeSummary(api))
  },
  component: function Home() {
    const home = useQuery({
      ...homeSummary(Route.useRouteContext().api),
      // Refetches, so a step that was just completed is shown as done.
      refetchOnMount: ({ state }) => (state.data?.results?.[0] && isNew(state.data.results[0]) ? 'always' : true),
    })
    const summary = home.data?.results?.[0]
    return (
      <Page>
        <PageHead title="Home" description={summary && isNew(summary) ? undefined : homePeriod(summary)} />
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
  description: 'Businesses offered in the last 12 months, and how far their offers led.',
}

function Parts({ summary }: { summary: HomeSummary }) {
  if (isNew(summary)) {
    return (
      <>
        {summary.attention?.length > 0 && (
          <Section title="Needs attention">
            <HomeAttention summary={summary} />
          </Section>
        )}
        <Section title="Get started" description="Figures appear here after your first offers.">
          <HomeSetup summary={summary} />
        </Section>
      </>
    )
  }
  return (
    <>
      <Section title="Needs attention">
        <HomeAttention summary={summary} />
      </Section>
      <HomeHealth summary={summary} />
      <Section title="Figures">
        <HomeFigures summary={summary} />
      </Section>
      <Section {...funnelWords}>
        <HomeFunnel summary={summary} />
      </Section>
    </>
  )
}

/** Replaced as a whole, since the number of attention items is unknown and nothing should move under the pointer. */
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
