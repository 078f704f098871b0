import {
  type Api,
  deleteWebhookEndpoint,
  rotateWebhookSecret,
  sendTestEvent,
  updateWebhookEndpoint,
  type WebhookEndpoint,
  type WebhookEndpointWithSecret,
} from '@partner-dashboard/client'
import { ConfirmDialog, EmptyState, showToast } from '@partner-dashboard/ui'
import { DataTable, type RowAction } from '@partner-dashboard/ui/table'
import { type UseQueryResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useWhyNot } from '../../../../session/useWhyNot'
import { refusals, shownInPlace } from '../../../../views/refusals'
import { endpointColumns } from './endpointColumns'

interface EndpointListProps {
  api: Api
  endpoints: UseQueryResult<WebhookEndpoint[]>
  /** Why the user can't change endpoints. */
  whyNot: string | undefined
  onCreate: () => void
  onEdit: (endpoint: WebhookEndpoint) => void
  onRecover: (endpoint: WebhookEndpoint) => void
  onEventSent: (eventId: string) => void
  onRotated: (rotated: WebhookEndpointWithSecret) => void
}

type Question = { kind: 'rotate' | 'delete'; endpoint: WebhookEndpoint }

const endpointId = ({ id }: WebhookEndpoint) => id
export function EndpointList(props: EndpointListProps) {
  const { api, endpoints, whyNot, onCreate, onEdit, onRecover, onEventSent, onRotated } = props
  const whyNotSend = useWhyNot(api, 'send_events')
  const test = useMutation(sendTestEvent(api))
  const setStatus = useSetStatus(api)
  // Also after Back has closed the tab.
  const rotate = useMutation({ ...rotateWebhookSecret(api), meta: shownInPlace, onSuccess: onRotated })
  const remove = useMutation({ ...deleteWebhookEndpoint(api), meta: shownInPlace })
  const [question, setQuestion] = useState<Question>()

  const ask = (kind: Question['kind'], endpoint: WebhookEndpoint) => {
    for (const mutation of [rotate, remove]) mutation.reset()
    setQuestion({ kind, endpoint })
  }

  const rowMenu = (endpoint: WebhookEndpoint): readonly RowAction<WebhookEndpoint>[] => {
    const isOff = endpoint.status === 'disabled'
    const isDisabled = whyNot !== undefined
    const isSendingDisabled = whyNotSend !== undefined || isOff
    return [
      {
        id: 'test',
        label: 'Send test event',
        isDisabled: isSendingDisabled || test.isPending,
        onAction: ({ id }) => test.mutate({ id }, { onSuccess: (event) => onEventSent(event.id) }),
      },
      { id: 'edit', label: 'Edit', isDisabled, onAction: onEdit },
      { id: 'rotate', label: 'Rotate secret', isDisabled, onAction: (row) => ask('rotate', row) },
      { id: 'recover', label: 'Recover failed events', isDisabled: isSendingDisabled, onAction: onRecover },
      isOff
        ? { id: 'enable', label: 'Enable', isDisabled, onAction: (row) => setStatus(row, 'enabled') }
        : { id: 'disable', label: 'Disable', isDisabled, onAction: (row) => setStatus(row, 'disabled') },
      { id: 'delete', label: 'Delete', isDisabled, onAction: (row) => ask('delete', row) },
    ]
  }

  const texts = question && questionTexts[question.kind]
  const confirm = () => {
    if (!question) return
    const { id } = question.endpoint
    if (question.kind === 'delete') {
      const onSuccess = () => {
        setQuestion(undefined)
        showToast({ text: 'Endpoint deleted', tone: 'positive' })
      }
      remove.mutate({ id }, { onSuccess })
    }
    if (question.kind === 'rotate') rotate.mutate({ id }, { onSuccess: () => setQuestion(undefined) })
  }

  return (
    <>
      <DataTable
        label="Endpoints"
        columns={endpointColumns}
        rows={endpoints.data}
        getRowId={endpointId}
        pageSize={2}
        error={endpoints.isError ? endpoints.error : undefined}
        onRetry={() => void endpoints.refetch()}
        rowMenu={rowMenu}
        empty={
          <EmptyState
            title="No endpoints yet"
            description="Endpoints receive webhook events on your server."
            action={whyNot === undefined ? { label: 'Add endpoint', onPress: onCreate } : undefined}
          />
        }
      />
      <ConfirmDialog
        isOpen={question !== undefined}
        onOpenChange={() => setQuestion(undefined)}
        title={texts?.title(question?.endpoint.url ?? '') ?? ''}
        effect={texts?.effect}
        confirmLabel={texts?.confirm ?? ''}
        tone={question?.kind === 'rotate' ? 'neutral' : 'danger'}
        isPending={rotate.isPending || remove.isPending}
        errorMessage={refusals(rotate.error ?? remove.error, [])['']}
        onConfirm={confirm}
      />
    </>
  )
}

function useSetStatus(api: Api) {
  const update = useMutation({ ...updateWebhookEndpoint(api), meta: shownInPlace })
  const setStatus = (endpoint: WebhookEndpoint, status: WebhookEndpoint['status']) =>
    update.mutate(
      { id: endpoint.id, changes: { status } },
      {
        onSuccess: () =>
          showToast(
            status === 'enabled'
              ? { text: 'Endpoint enabled', tone: 'positive' }
              : {
                  text: "Endpoint disabled. Missed events aren't sent automatically.",
                  tone: 'positive',
                  action: { label: 'Undo', onPress: () => setStatus(endpoint, 'enabled') },
                },
          ),
        onError: () =>
          showToast({
            text: `We couldn't ${status === 'enabled' ? 'enable' : 'disable'} the endpoint. Try again.`,
            tone: 'negative',
          }),
      },
    )
  return setStatus
}

const questionTexts = {
  rotate: {
    title: (url: string) => `Rotate secret for ${url}?`,
    effect: 'The new secret is shown only once. The current secret keeps working for 24 hours.',
    confirm: 'Rotate secret',
  },
  delete: {
    title: (url: string) => `Delete ${url}?`,
    effect: "Pending deliveries are cancelled. Past events stay in the log. You can't undo this.",
    confirm: 'Delete endpoint',
  },
}
