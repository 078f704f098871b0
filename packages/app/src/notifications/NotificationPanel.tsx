import { markAllRead, type NotificationState, notificationList, undoMarkAllRead } from '@partner-dashboard/client'
import { Button, SidePanel, showToast, Tabs } from '@partner-dashboard/ui'
import { Pager } from '@partner-dashboard/ui/table'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { useState } from 'react'
import { useCore } from '../scope/useCore'
import { ownToast } from '../views/ownToast'
import { NotFetched, NotificationItems } from './NotificationItems'
import { isSessionOver, pageSize, saidInPanel } from './notificationPage'

interface NotificationPanelProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Unread and read notifications, ten per page (specification, section 2). */
export function NotificationPanel({ isOpen, onOpenChange }: NotificationPanelProps) {
  const { api, report } = useCore()
  const [state, setState] = useState<NotificationState>('unread')
  const [page, setPage] = useState(1)
  const show = (next: NotificationState) => {
    setState(next)
    setPage(1)
  }
  const list = useQuery({
    ...notificationList(api, { page_number: page, state }),
    meta: saidInPanel,
    enabled: isOpen,
    // Keeps the previous page while loading; read items never show as unread.
    placeholderData: (before, query) => (query?.queryKey[4].state === state ? before : undefined),
  })
  const undo = useMutation(undoMarkAllRead(api))
  const all = useMutation({
    ...markAllRead(api),
    onSuccess: () => {
      showToast({
        text: 'All notifications marked read',
        tone: 'positive',
        action: { label: 'Undo', onPress: () => undo.mutate(undefined) },
      })
    },
    onError: (error) => {
      if (isSessionOver(error)) return
      showToast(ownToast('Failed to mark all read', error))
      report(error)
    },
    // The panel shows its own error.
    meta: saidInPanel,
  })
  const results = (list.data?.results ?? []).filter((item) => item !== null)
  const count = list.data?.count
  const lastPage = Math.max(1, Math.ceil((count ?? 0) / pageSize))
  // The items of this page were read elsewhere.
  if (list.isSuccess && !list.isPlaceholderData && results.length === 0 && page > lastPage) setPage(lastPage)
  const content = (
    <CatchBoundary getResetKey={() => list.dataUpdatedAt} errorComponent={NotFetched}>
      <NotificationItems state={state} items={list.data ? results : undefined} isFailed={!list.isPending} />
    </CatchBoundary>
  )
  return (
    <SidePanel
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Notifications"
      isNarrow
      actions={
        state === 'unread' && (
          <Button variant="quiet" size="small" isDisabled={results.length === 0} onPress={() => all.mutate(undefined)}>
            Mark all read
          </Button>
        )
      }
      footer={
        results.length > 0 ? (
          <Pager
            start={(page - 1) * pageSize + 1}
            pageRows={results.length}
            count={count ?? undefined}
            onPrevious={page > 1 ? () => setPage(page - 1) : undefined}
            onNext={list.data?.has_next && !list.isPlaceholderData ? () => setPage(page + 1) : undefined}
          />
        ) : undefined
      }
    >
      <Tabs
        label="Notifications"
        value={state}
        onChange={(id) => show(id === 'read' ? 'read' : 'unread')}
        tabs={[
          { id: 'unread', label: 'Unread', content },
          { id: 'read', label: 'Read', content },
        ]}
      />
    </SidePanel>
  )
}
