import { EmptyState, ErrorState, LoadingScreen } from '@partner-dashboard/ui'
import { CatchBoundary } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { useCore } from '../scope/useCore'
import { PageFailure } from './PageFailure'
import { useCrumbs } from './useCrumbs'
import { useOwners } from './useOwners'

const OrganizationOverview = lazy(async () => ({
  default: (await import('./OrganizationOverview')).OrganizationOverview,
}))

/** The page if its scope is available; otherwise the reason or the partner list. */
export function ScopedContent({ children }: { children: ReactNode }) {
  const { api, hasScope } = useCore()
  const { partners, partner, organization, problem, isFailed, retry } = useOwners()
  const crumb = useCrumbs().at(-1)
  const page = crumb?.pathname === '/' ? undefined : crumb?.label
  if (problem) {
    const next = organization && !partner ? 'Choose a partner in the sidebar.' : 'Contact your administrator.'
    return <EmptyState isPage title={problem} description={next} />
  }
  // Remounts on scope changes, so no state is shared between scopes.
  if (hasScope) return <div key={`${api.scope.partnerId}:${api.scope.mode}`}>{children}</div>
  if (isFailed) return <ErrorState isPage onRetry={retry} />
  return (
    <CatchBoundary getResetKey={() => 'organization'} errorComponent={PageFailure}>
      <Suspense fallback={<LoadingScreen />}>
        <OrganizationOverview organization={organization} partners={partners} page={page} />
      </Suspense>
    </CatchBoundary>
  )
}
