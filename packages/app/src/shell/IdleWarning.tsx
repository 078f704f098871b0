import { sessionDetail } from '@partner-dashboard/client'
import { Button, Dialog } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCore } from '../scope/useCore'
import { createActivity } from '../session/activity'

/** Warning time in seconds, or half of a shorter timeout. */
const warnBefore = 120

const signsOfActivity = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Warns an inactive user and ends the session. Unsaved changes are kept as drafts. */
export function IdleWarning() {
  const { api, session } = useCore()
  const { data, refetch } = useQuery(sessionDetail(api))
  const { left, stay } = useIdle(data?.idle_timeout ?? null, () => void session.endIdle())
  const keep = () => {
    stay()
    // The server only counts requests as activity.
    void refetch()
  }
  return (
    <Dialog
      isOpen={left !== undefined}
      onOpenChange={keep}
      title="Are you still there?"
      description={`You'll be logged out in ${left ?? 0} seconds. Unsaved changes are kept.`}
      size="small"
      role="alertdialog"
      isKeptOnPressOutside
      footer={
        <>
          <Button variant="primary" autoFocus onPress={keep}>
            Stay signed in
          </Button>
          <Button variant="quiet" onPress={() => void session.signOut()}>
            Log out
          </Button>
        </>
      }
    />
  )
}

/** Seconds left once few remain, otherwise undefined. While shown, only `stay` counts as activity. */
function useIdle(timeout: number | null, onEnd: () => void) {
  const [activity] = useState(() => createActivity(Date.now))
  const [left, setLeft] = useState<number>()
  const end = useEffectEvent(onEnd)
  const isWarning = left !== undefined

  useEffect(() => {
    if (isWarning) return
    for (const sign of signsOfActivity) addEventListener(sign, activity.mark, { passive: true, capture: true })
    return () => {
      for (const sign of signsOfActivity) removeEventListener(sign, activity.mark, { capture: true })
    }
  }, [activity, isWarning])

  useEffect(() => {
    if (timeout === null) return
    const look = () => {
      const seconds = timeout - Math.floor((Date.now() - activity.last()) / 1000)
      const isNear = seconds <= Math.min(warnBefore, timeout / 2)
      // React keeps each update until the next render, even one that changes nothing.
      if (isNear || isWarning) setLeft(isNear ? Math.max(0, seconds) : undefined)
      if (seconds <= 0) end()
    }
    const timer = setInterval(look, 1000)
    // After waking up, a computer checks the time before anything is shown.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [timeout, activity, isWarning])

  return {
    left,
    stay: () => {
      activity.mark()
      setLeft(undefined)
    },
  }
}
