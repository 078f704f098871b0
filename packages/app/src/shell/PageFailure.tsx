import { ApiError } from '@partner-dashboard/client'
import { EmptyState, ErrorState } from '@partner-dashboard/ui'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'

/** In place of a page that could not be loaded. The frame around it stays. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  if (error instanceof ApiError && (error.kind === 'notFound' || error.kind === 'invalid')) {
    return <EmptyState isPage title="Nothing was found here" description={error.message} />
  }
  const retry = async () => {
    await router.invalidate()
    reset()
  }
  const description =
    error instanceof ApiError && error.kind === 'offline' ? 'You seem to be offline. Nothing was changed.' : undefined
  return <ErrorState description={description} onRetry={() => void retry()} />
}
