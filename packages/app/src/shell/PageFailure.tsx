import { isNotThere, whyNotThere } from '@partner-dashboard/client'
import { EmptyState, ErrorState } from '@partner-dashboard/ui'
import { type ErrorComponentProps, useMatch, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { isMissingChunk, reloadForMissingChunk } from '../router/missingChunk'
import { parentFallback } from '../scope/parentFallback'
import { loadFailure } from '../views/loadFailure'
import { useTitle } from './useTitle'

const nothingThere = "We couldn't find this page"

/** Whether a parent page shows a heading above. */
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

export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const isPage = !useIsBelowHeading()
  const retry = async () => {
    // A missing chunk needs a full reload.
    if (isMissingChunk(error) && navigator.onLine) return location.reload()
    await router.invalidate()
    reset()
  }
  useEffect(() => void reloadForMissingChunk(error), [error])
  useTitle(isPage && isNotThere(error) ? nothingThere : undefined)
  const offline = loadFailure(error)
  const isOffline = offline !== undefined
  const onNetwork = useEffectEvent(() => void retry())
  useEffect(() => {
    if (!isOffline) return
    addEventListener('online', onNetwork)
    return () => removeEventListener('online', onNetwork)
  }, [isOffline])
  if (isNotThere(error)) {
    const parent = parentFallback(router.latestLocation.pathname)
    return (
      <EmptyState
        isPage={isPage}
        title={nothingThere}
        description={whyNotThere(error)}
        action={
          parent === undefined
            ? { label: 'Go to Home', onPress: () => void router.navigate({ to: '/' }) }
            : { label: 'Back to list', onPress: () => void router.navigate({ to: parent }) }
        }
      />
    )
  }
  return <ErrorState isPage={isPage} {...offline} onRetry={() => void retry()} />
}
