import { ApiError, isNotThere, whyNotThere } from '@partner-dashboard/client'
import { EmptyState, ErrorState } from '@partner-dashboard/ui'
import { type ErrorComponentProps, useMatch, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { isMissingChunk } from '../router/missingChunk'

/** Whether the page stands below the heading of another, which is still there. */
function useIsBelowHeading(): boolean {
  const own = useMatch({ strict: false, select: ({ id }) => id })
  return useMatches({
    select: (matches) => {
      const above = matches.slice(
        0,
        matches.findIndex(({ id }) => id === own),
      )
      return above.some(({ staticData }) => staticData.hasHeading === true)
    },
  })
}

/** In place of a page that could not be loaded. The frame around it stays. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const isPage = !useIsBelowHeading()
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
  if (isNotThere(error)) {
    return <EmptyState isPage={isPage} title="Nothing was found here" description={whyNotThere(error)} />
  }
  return (
    <ErrorState
      isPage={isPage}
      title={isOffline ? 'This page cannot be loaded while you are offline' : undefined}
      description={isOffline ? 'Nothing was changed. It is tried again when you are back.' : undefined}
      onRetry={() => void retry()}
    />
  )
}
