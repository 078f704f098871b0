import { ApiError } from '@partner-dashboard/client'
import { EmptyState, ErrorState } from '@partner-dashboard/ui'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { isMissingChunk } from '../router/missingChunk'

/** In place of a page that could not be loaded. The frame around it stays. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = async () => {
    // What could not be fetched of the app itself comes with the whole page.
    if (isMissingChunk(error) && navigator.onLine) return location.reload()
    await router.invalidate()
    reset()
  }
  const isOffline = !navigator.onLine || (error instanceof ApiError && error.kind === 'offline')
  const onNetwork = useEffectEvent(() => void retry())
  useEffect(() => {
    if (!isOffline) return
    addEventListener('online', onNetwork)
    return () => removeEventListener('online', onNetwork)
  }, [isOffline])
  if (error instanceof ApiError && (error.kind === 'notFound' || error.kind === 'invalid')) {
    return <EmptyState isPage title="Nothing was found here" description={error.message} />
  }
  return (
    <ErrorState
      title={isOffline ? 'This page cannot be loaded while you are offline' : undefined}
      description={isOffline ? 'Nothing was changed. It is tried again when you are back.' : undefined}
      onRetry={() => void retry()}
    />
  )
}
