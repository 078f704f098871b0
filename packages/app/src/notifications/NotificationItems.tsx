import { markOneRead, type NotificationState, partnerList, type WebNotification } from '@partner-dashboard/client'
import { Skeleton } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useSeen } from '../monitoring/useSeen'
import type { ScopeSearch } from '../router/scoped'
import { useCore } from '../scope/useCore'
import { notificationTarget, notificationText } from '../views/notifications'
import * as styles from './NotificationItems.css'

interface NotificationItemsProps {
  state: NotificationState
  /** Undefined until the answer came. */
  items: readonly WebNotification[] | undefined
  isFailed: boolean
}

export function NotificationItems({ state, items, isFailed }: NotificationItemsProps) {
  const seen = useSeen<HTMLUListElement>(`notifications ${state}`)
  if (!items) {
    return isFailed ? <NotFetched /> : <Skeleton lines={8} />
  }
  if (items.length === 0) return <p className={styles.note}>{`You have no ${state} notifications`}</p>
  return (
    <ul ref={seen} className={styles.list} data-state={state}>
      {items.map((item) => (
        <li key={item.web_notification_id}>
          <Line item={item} />
        </li>
      ))}
    </ul>
  )
}

export const NotFetched = () => (
  <p role="alert" className={styles.note}>
    Unable to fetch notifications
  </p>
)

/** How long the page waits for its last call to be on its way before it is left. */
const longestWait = 1000

function Line({ item }: { item: WebNotification }) {
  const { api } = useCore()
  const search: ScopeSearch = useLocation({ select: (location) => location.search })
  const { data: partners = [] } = useQuery(partnerList(api))
  const mark = useMutation({ ...markOneRead(api), meta: { isHandled: () => true } })
  const target = notificationTarget(item, { partner_id: search.partner_id, sandbox_mode: search.sandbox_mode })
  const read = async () => {
    if (item.state === 'read') return
    await mark.mutateAsync({ id: item.web_notification_id }).catch(() => undefined)
  }
  // Which partner is only a question where there are several.
  const partner = partners.length > 1 ? partners.find(({ id }) => id === item.partner_id)?.name : undefined
  const content = (
    <>
      <span className={styles.text}>{notificationText(item)}</span>
      <span className={styles.facts}>
        {[partner, formatDate(item.created_at, { withTime: true })].filter(Boolean).join(' · ')}
      </span>
    </>
  )
  if (target === undefined) {
    return (
      <button type="button" className={styles.line} onClick={() => void read()}>
        {content}
      </button>
    )
  }
  const open = async (event: MouseEvent) => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (isElsewhere) return void read()
    event.preventDefault()
    await Promise.race([read(), new Promise((resolve) => setTimeout(resolve, longestWait))])
    // The specification's full reload, which a navigation within the page would not be.
    location.assign(target)
  }
  return (
    <a href={target} className={styles.line} onClick={(event) => void open(event)}>
      {content}
    </a>
  )
}
