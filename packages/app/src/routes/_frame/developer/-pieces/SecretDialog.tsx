import { Button, CodeBlock, Dialog, Note, Stack } from '@partner-dashboard/ui'

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
