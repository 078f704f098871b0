import { FrameNotice } from '@partner-dashboard/ui'
import { useIsFetching } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** In ms. */
const slowAfter = 6000

/** Notice for requests that take long, before they time out. */
export function SlowNotice() {
  const isWaiting = useIsFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0
  const pathname = useLocation({ select: (location) => location.pathname })
  const [isSlow, setSlow] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page starts a new wait.
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), slowAfter)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting, pathname])
  return <FrameNotice>{isSlow && 'This is taking longer than usual.'}</FrameNotice>
}
