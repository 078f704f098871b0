import { shownOnce } from '@partner-dashboard/client'
import { Button, CodeBlock, Dialog, Note, Stack } from '@partner-dashboard/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { LeaveGuard } from '../../../../drafts/LeaveGuard'

interface SecretDialogProps {
  title: string
  /** Names what the secret belongs to: "Secret for https://example.com/webhooks". */
  label: string
  /** Null if the response that had it was lost. */
  secret: string | null
  note: string | undefined
  onClose: () => void
}

/** Shows a secret once. Only its button closes it, so a stray Escape doesn't lose the secret. */
export function SecretDialog({ title, label, secret, note, onClose }: SecretDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      description="Copy it and store it securely. It won't be shown again."
      isBusy={secret !== null}
      isKeptOnPressOutside
      footer={
        <Button variant="primary" onPress={onClose}>
          I copied it
        </Button>
      }
    >
      <Stack>
        {secret === null ? (
          <Note>We couldn't show the secret. Rotate it to get a new one.</Note>
        ) : (
          <CodeBlock label={label} code={secret} defaultWrapped />
        )}
        {note !== undefined && <Note>{note}</Note>}
      </Stack>
    </Dialog>
  )
}

interface SecretGuardProps {
  /** Names what would be lost: "the API key". */
  secret: string
  isShown: boolean
}

/** Asks before leaving while a secret that is shown once is displayed or being created. */
export function SecretGuard({ secret, isShown }: SecretGuardProps) {
  const client = useQueryClient()
  // Not `useIsMutating`, which would be loaded at the start of the app.
  const pending = useSyncExternalStore(client.getMutationCache().subscribe, () =>
    client.isMutating({ mutationKey: shownOnce.mutationKey }),
  )
  return <LeaveGuard fields={[secret]} isDirty={isShown || pending > 0} />
}
