import { type Api, type ApiKey, type ApiKeyWithSecret, apiKeyList, revokeApiKey } from '@partner-dashboard/client'
import {
  Button,
  ConfirmDialog,
  CopyableText,
  EmptyState,
  NameCell,
  Section,
  StatusPill,
  showToast,
} from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { DataTable, defineColumns, type RowAction } from '@partner-dashboard/ui/table'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWhyNot } from '../../../../session/useWhyNot'
import { moment } from '../../../../views/moment'
import { refusals, shownInPlace } from '../../../../views/refusals'
import { CreateApiKey } from './CreateApiKey'
import { RotateApiKey } from './RotateApiKey'
import { SecretDialog, SecretGuard } from './SecretDialog'

const columns = defineColumns<ApiKey>([
  { id: 'name', header: 'Name', isRowHeader: true, minWidth: 144, cell: ({ name }) => name },
  { id: 'status', header: 'Status', isStatus: true, width: 224, cell: (key) => <KeyStatus apiKey={key} /> },
  { id: 'last4', header: 'Key', width: 96, cell: ({ last4 }) => `•••• ${last4}` },
  { id: 'last_used_at', header: 'Last used', width: 176, cell: ({ last_used_at }) => moment(last_used_at) ?? 'Never' },
  { id: 'created_at', header: 'Created', width: 112, cell: ({ created_at }) => formatDate(created_at) },
  { id: 'id', header: 'Key ID', minWidth: 160, cell: ({ id }) => <CopyableText label="Key ID" text={id} /> },
])

const keyId = ({ id }: ApiKey) => id
const hasExpired = ({ expires_at }: ApiKey) => Boolean(expires_at) && Date.parse(expires_at ?? '') <= Date.now()

type Step =
  | { kind: 'create' }
  | { kind: 'rotate' | 'revoke'; key: ApiKey }
  | { kind: 'secret'; made: ApiKeyWithSecret; previous: ApiKey | undefined }

export function ApiKeys({ api }: { api: Api }) {
  const whyNotRead = useWhyNot(api, 'read_secrets')
  const canManage = useWhyNot(api, 'manage_api_keys') === undefined
  const keys = useQuery({ ...apiKeyList(api), enabled: whyNotRead === undefined })
  const revoke = useMutation({ ...revokeApiKey(api), meta: shownInPlace })
  const [step, setStep] = useState<Step>()
  const close = () => setStep(undefined)

  const rowMenu = (key: ApiKey): readonly RowAction<ApiKey>[] => {
    const isDisabled = !canManage || Boolean(key.revoked_at) || hasExpired(key)
    const startRevoke = () => {
      revoke.reset()
      setStep({ kind: 'revoke', key })
    }
    return [
      {
        id: 'rotate',
        label: 'Rotate key',
        isDisabled: isDisabled || Boolean(key.expires_at),
        onAction: () => setStep({ kind: 'rotate', key }),
      },
      { id: 'revoke', label: 'Revoke key', isDisabled, onAction: startRevoke },
    ]
  }
  const onRevoked = () => {
    close()
    showToast({ text: 'Key revoked', tone: 'positive' })
  }
  const create = () => setStep({ kind: 'create' })

  return (
    <Section
      title="API keys"
      description="Keys for this partner and mode. A key is shown only once, when it's created."
      actions={
        // Without keys, the empty state has the button: until then, this one could vanish under a press.
        canManage &&
        keys.data?.length !== 0 && (
          <Button isDisabled={keys.isLoading} onPress={create}>
            Create key
          </Button>
        )
      }
    >
      {whyNotRead === undefined ? (
        <DataTable
          label="API keys"
          columns={columns}
          rows={keys.data}
          getRowId={keyId}
          pageSize={2}
          error={keys.isError ? keys.error : undefined}
          onRetry={() => void keys.refetch()}
          rowMenu={rowMenu}
          empty={
            <EmptyState
              title="No API keys yet"
              description="A key lets your server call the API in this mode."
              action={canManage ? { label: 'Create key', onPress: create } : undefined}
            />
          }
        />
      ) : (
        <EmptyState title={whyNotRead} />
      )}
      {step?.kind === 'create' && (
        <CreateApiKey
          api={api}
          onCreated={(made) => setStep({ kind: 'secret', made, previous: undefined })}
          onClose={close}
        />
      )}
      {step?.kind === 'rotate' && (
        <RotateApiKey
          api={api}
          apiKey={step.key}
          onRotated={(made) => setStep({ kind: 'secret', made, previous: step.key })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={step?.kind === 'revoke'}
        onOpenChange={close}
        title={step?.kind === 'revoke' ? `Revoke ${step.key.name} (•••• ${step.key.last4})?` : ''}
        effect="Requests with this key fail immediately. This can't be undone."
        confirmLabel="Revoke key"
        tone="danger"
        isPending={revoke.isPending}
        errorMessage={refusals(revoke.error, [])['']}
        onConfirm={() => step?.kind === 'revoke' && revoke.mutate({ id: step.key.id }, { onSuccess: onRevoked })}
      />
      <SecretGuard secret="the API key" isShown={step?.kind === 'secret'} />
      {step?.kind === 'secret' && (
        <SecretDialog
          title="API key"
          label={`Key ${step.made.key.name}`}
          secret={step.made.secret}
          note={previousNote(step.previous, keys.data)}
          onClose={close}
        />
      )}
    </Section>
  )
}

/** When the rotated key stops working, from the list that was loaded again. */
function previousNote(previous: ApiKey | undefined, keys: readonly ApiKey[] | undefined): string | undefined {
  const until = keys?.find(({ id }) => id === previous?.id)?.expires_at
  if (!until) return undefined
  return Date.parse(until) <= Date.now()
    ? 'The previous key no longer works.'
    : `The previous key works until ${formatDate(until, { withTime: true })}.`
}

function KeyStatus({ apiKey }: { apiKey: ApiKey }) {
  if (apiKey.revoked_at) return <StatusPill tone="neutral" label="Revoked" />
  if (hasExpired(apiKey)) return <StatusPill tone="neutral" label="Expired" />
  if (!apiKey.expires_at) return <StatusPill tone="positive" label="Active" />
  return (
    <NameCell note={`Until ${formatDate(apiKey.expires_at, { withTime: true })}`}>
      <StatusPill tone="caution" label="Expires" />
    </NameCell>
  )
}
