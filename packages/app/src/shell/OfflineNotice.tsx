import { FrameNotice } from '@partner-dashboard/ui'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)
const isOnline = () => onlineManager.isOnline()

/** Says that the network is gone. What was asked for meanwhile is asked for when it is back. */
export function OfflineNotice() {
  const hasNetwork = useSyncExternalStore(subscribe, isOnline)
  return (
    <FrameNotice>
      {!hasNetwork && 'You are offline. What you see may be old; it is loaded again when you are back.'}
    </FrameNotice>
  )
}
