import { homeSummary } from '@partner-dashboard/client'
import { ErrorState, Page, Section, Skeleton } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { funnelWords, HomeHead, HomeParts } from '../../home/Home'
import { HomeFiguresShape } from '../../home/HomeFigures'
import type { ScopeSearch } from '../../router/scoped'
import { scopedDeps } from '../../router/scoped'
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
    const { api, queryClient } = Route.useRouteContext()
    const home = useQuery(homeSummary(api))
    const summary = home.data?.results?.[0]
    const hasSetup = summary !== undefined && isNew(summary)
    // A step can be completed on the next page.
    useEffect(() => {
      const { queryKey } = homeSummary(api)
      if (hasSetup) return () => void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
    }, [hasSetup, queryClient, api])
    return (
      <Page>
        <HomeHead summary={summary} />
        {summary ? (
          <HomeParts summary={summary} />
        ) : home.isError ? (
          <ErrorState {...loadFailure(home.error)} onRetry={() => void home.refetch()} />
        ) : (
          <Shape />
        )}
      </Page>
    )
  },
})

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
