import { ApiError, isNotThere, whyNotThere } from '@partner-dashboard/client'
import { EmptyState, ErrorState } from '@partner-dashboard/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

interface QueryContentProps<TData> {
  query: Pick<UseQueryResult<TData>, 'data' | 'error' | 'isError' | 'refetch'>
  /** Skeleton. */
  shape: ReactNode
  children: (data: TData) => ReactNode
}

/** Part of a page with its own loading and error state, so the rest of the page stays. */
export function QueryContent<TData>({ query, shape, children }: QueryContentProps<TData>) {
  const { data, error, isError, refetch } = query
  if (data !== undefined) return children(data)
  if (!isError) return shape
  if (isNotThere(error)) {
    return <EmptyState title="We couldn't find this page" description={whyNotThere(error)} />
  }
  const isOffline = error instanceof ApiError && error.kind === 'offline'
  return (
    <ErrorState
      description={isOffline ? "We couldn't reach the server. Try again." : undefined}
      onRetry={() => void refetch()}
    />
  )
}
