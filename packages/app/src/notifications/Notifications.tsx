import { notificationList } from '@partner-dashboard/client'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { BellButton } from './BellButton'
import { saidInPanel } from './notificationPage'

const frame = getRouteApi('/_frame')
const NotificationPanel = lazy(async () => ({ default: (await import('./NotificationPanel')).NotificationPanel }))

/** The bell, with a dot while anything is unread, and the panel that it opens (specification, section 2). */
export function Notifications() {
  const { api, flag } = frame.useRouteContext()
  return flag('showNotification') ? <Bell key={`${api.scope.partnerId}:${api.scope.mode}`} /> : null
}

function Bell() {
  const { api } = frame.useRouteContext()
  const [isOpen, setOpen] = useState(false)
  const [isNeeded, setNeeded] = useState(false)
  const { data } = useQuery({ ...notificationList(api, { page_number: 1, state: 'unread' }), meta: saidInPanel })
  return (
    <>
      <BellButton
        hasUnread={data?.has_unread === true}
        isExpanded={isOpen}
        onPress={() => {
          setNeeded(true)
          setOpen(true)
        }}
      />
      {isNeeded && (
        <Suspense>
          <NotificationPanel isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
