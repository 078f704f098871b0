import { markOneRead, type NotificationState, partnerList, type WebNotification } from '@partner-dashboard/client'
import { Feed, FeedItem, FeedNote, Skeleton } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useSeen } from '../monitoring/useSeen'
import type { ScopeSearch } from '../router/scoped'
import { useCore } from '../scope/useCore'
import { notificationTarget, notificationText } from '../views/notifications'

interface NotificationItemsProps {
  state: NotificationState
  /** Undefined while loading. */
  items: readonly WebNotification[] | undefined
  isFailed: boolean
}

export function NotificationItems({ state, items, isFailed }: NotificationItemsProps) {
  const seen = useSeen<HTMLUListElement>(`notifications ${state}`)
  if (!items) {
    return isFailed ? <NotFetched /> : <Skeleton lines={8} />
  }
  if (items.length === 0) return <FeedNote>{`You have no ${state} notifications`}</FeedNote>
  return (
    <Feed ref={seen} isRead={state === 'read'}>
      {items.slice(0, maxItems).map((item) => (
        <Item key={item.web_notification_id} item={item} />
      ))}
    </Feed>
  )
}

/** Ten are requested; rendering thousands would block the page for seconds. */
const maxItems = 100

export const NotFetched = () => <FeedNote role="alert">Unable to fetch notifications</FeedNote>

/** Maximum wait in ms for the request before the page unloads. */
const maxWait = 1000

function Item({ item }: { item: WebNotification }) {
  const { api } = useCore()
  const search: ScopeSearch = useLocation({ select: (location) => location.search })
  const { data: partners = [] } = useQuery(partnerList(api))
  const mark = useMutation({ ...markOneRead(api), meta: { isHandled: () => true } })
  const target = notificationTarget(item, { partner_id: search.partner_id, sandbox_mode: search.sandbox_mode })
  const read = async () => {
    if (item.state === 'read') return
    await mark.mutateAsync({ id: item.web_notification_id }).catch(() => undefined)
  }
  // The partner name matters only if there are several.
  const partner = partners.length > 1 ? partners.find(({ id }) => id === item.partner_id)?.name : undefined
  const open = async (event: MouseEvent) => {
    if (target === undefined) return void read()
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (isElsewhere) return void read()
    event.preventDefault()
    await Promise.race([read(), new Promise((resolve) => setTimeout(resolve, maxWait))])
    // Full page reload (specification, section 2).
    location.assign(target)
  }
  return (
    <FeedItem
      text={notificationText(item)}
      facts={[partner, formatDate(item.created_at, { withTime: true })].filter(Boolean).join(' · ')}
      href={target}
      onClick={(event) => void open(event)}
    />
  )
}
