import { ApiError } from '@partner-dashboard/client'
import { EmptyState, ErrorState } from '@partner-dashboard/ui'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { isMissingChunk } from '../router/missingChunk'

/** In place of a page that could not be loaded. The frame around it stays. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  if (error instanceof ApiError && (error.kind === 'notFound' || error.kind === 'invalid')) {
    return <EmptyState isPage title="Nothing was found here" description={error.message} />
  }
  const retry = async () => {
    // What could not be fetched of the app itself comes with the whole page.
    if (isMissingChunk(error) && navigator.onLine) return location.reload()
    await router.invalidate()
    reset()
  }
  const isOffline = !navigator.onLine || (error instanceof ApiError && error.kind === 'offline')
  const description = isOffline ? 'You seem to be offline. Nothing was changed.' : undefined
  return <ErrorState description={description} onRetry={() => void retry()} />
}
