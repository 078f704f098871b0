import type { WebhookEndpointWithSecret } from '@partner-dashboard/client'
import { Button, CodeBlock, Dialog, Note, Stack } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'

interface SecretDialogProps {
  created: WebhookEndpointWithSecret
  onClose: () => void
}

/** Shows the signing secret once. Closes only with its button or Escape. */
export function SecretDialog({ created: { endpoint, secret }, onClose }: SecretDialogProps) {
  const until = endpoint.previous_secret_expires_at
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Signing secret"
      description="Copy the secret and store it securely. It won't be shown again."
      isKeptOnPressOutside
      footer={
        <Button variant="primary" onPress={onClose}>
          I copied the secret
        </Button>
      }
    >
      <Stack>
        {secret === null ? (
          <Note>We couldn't show the secret. Rotate it to get a new one.</Note>
        ) : (
          <CodeBlock label={`Secret for ${endpoint.url}`} code={secret} defaultWrapped />
        )}
        {until !== null && (
          <Note>
            {`Until ${formatDate(until, { withTime: true })}, every event is signed with both secrets, new one first. Update your server before then.`}
          </Note>
        )}
      </Stack>
    </Dialog>
  )
}
