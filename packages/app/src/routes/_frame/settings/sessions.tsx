import { type OwnSession, revokeOtherSessions, revokeSession, sessionList } from '@partner-dashboard/client'
import { Button, ConfirmDialog, Page, PageHead, showToast } from '@partner-dashboard/ui'
import { DataTable } from '@partner-dashboard/ui/table'
import { useMutation, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { scopedDeps } from '../../../router/scoped'
import { deviceName, sessionColumns } from '../../../views/sessions'

export const Route = createFileRoute('/_frame/settings/sessions')({
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient } }) => void queryClient.prefetchQuery(sessionList(api)),
  staticData: { crumb: 'Sessions' },
  component: SessionsPage,
})

const sessionId = ({ id }: OwnSession) => id

function SessionsPage() {
  const { api, session } = Route.useRouteContext()
  const list = useQuery(sessionList(api))
  const [revoked, setRevoked] = useState<OwnSession>()
  const [isRevokingOthers, setRevokingOthers] = useState(false)
  const revoke = useMutation(revokeSession(api))
  const revokeOthers = useMutation(revokeOtherSessions(api))
  const others = list.data?.filter(({ is_current }) => !is_current) ?? []
  return (
    <Page>
      <PageHead
        title="Sessions"
        description="Devices where you're signed in. Log out of any session you don't recognize."
        actions={
          <Button isDisabled={others.length === 0} onPress={() => setRevokingOthers(true)}>
            Log out of all other sessions
          </Button>
        }
      />
      <DataTable
        label="Sessions"
        columns={sessionColumns}
        rows={list.data}
        getRowId={sessionId}
        error={list.isError ? list.error : undefined}
        onRetry={() => void list.refetch()}
        rowMenu={({ is_current }) =>
          is_current
            ? [{ id: 'log-out', label: 'Log out', onAction: () => void session.signOut() }]
            : [{ id: 'revoke', label: 'Revoke', onAction: setRevoked }]
        }
      />
      <ConfirmDialog
        isOpen={revoked !== undefined}
        onOpenChange={() => setRevoked(undefined)}
        title={`Revoke ${deviceName(revoked?.user_agent)}?`}
        effect="This device is logged out and must sign in again."
        confirmLabel="Revoke session"
        tone="danger"
        isPending={revoke.isPending}
        onConfirm={() =>
          revoked &&
          revoke.mutate(revoked, {
            onSuccess: () => showToast({ text: 'Session revoked' }),
            onSettled: () => setRevoked(undefined),
          })
        }
      />
      <ConfirmDialog
        isOpen={isRevokingOthers}
        onOpenChange={setRevokingOthers}
        title="Log out of all other sessions?"
        effect="All other devices are logged out and must sign in again. You stay signed in here."
        confirmLabel="Log out"
        tone="danger"
        isPending={revokeOthers.isPending}
        onConfirm={() =>
          revokeOthers.mutate(undefined, {
            onSuccess: ({ revoked: count }) =>
              showToast({ text: count === 1 ? '1 session revoked' : `${count} sessions revoked` }),
            onSettled: () => setRevokingOthers(false),
          })
        }
      />
    </Page>
  )
}
