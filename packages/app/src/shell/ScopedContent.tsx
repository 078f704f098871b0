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

/** The page, where there is a scope that it can be of; else why there is none, or the partners to choose from. */
export function ScopedContent({ children }: { children: ReactNode }) {
  const { api, hasScope } = useCore()
  const { partners, organization, problem, isFailed, retry } = useOwners()
  const [crumb] = useCrumbs()
  const page = crumb?.pathname === '/' ? undefined : crumb?.label
  if (problem) return <EmptyState isPage title={problem} description="Contact your administrator." />
  // Another scope is another page: nothing of the one before is drawn in it.
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
