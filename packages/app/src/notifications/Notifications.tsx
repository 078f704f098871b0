import { notificationList } from '@partner-dashboard/client'
import { lazyOverlay, NotificationBell } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCore } from '../scope/useCore'
import { saidInPanel } from './notificationPage'

const panel = lazyOverlay(() => import('./NotificationPanel').then((module) => module.NotificationPanel))

/** Bell with an unread dot, and its panel (specification, section 2). */
export function Notifications() {
  const { api, flag } = useCore()
  return flag('showNotification') ? <Bell key={`${api.scope.partnerId}:${api.scope.mode}`} /> : null
}

function Bell() {
  const { api } = useCore()
  const [isOpen, setOpen] = useState(false)
  const [isNeeded, setNeeded] = useState(false)
  const { data } = useQuery({ ...notificationList(api, { page_number: 1, state: 'unread' }), meta: saidInPanel })
  return (
    <>
      <NotificationBell
        hasUnread={data?.has_unread === true}
        isExpanded={isOpen}
        onPress={() => {
          setNeeded(true)
          setOpen(true)
        }}
      />
      {isNeeded && <panel.Overlay isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
