import type { WebhookEndpointWithSecret } from '@partner-dashboard/client'
import { Button, CodeBlock, Dialog, Note, Stack } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'

interface SecretDialogProps {
  made: WebhookEndpointWithSecret
  onClose: () => void
}

/** The signing secret, this once. Nothing but its own button and Escape close it. */
export function SecretDialog({ made: { endpoint, secret }, onClose }: SecretDialogProps) {
  const until = endpoint.previous_secret_expires_at
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Signing secret"
      description="Copy it now and keep it where your server can read it: it is not shown again."
      isKeptOnPressOutside
      footer={
        <Button variant="primary" onPress={onClose}>
          I have copied it
        </Button>
      }
    >
      <Stack>
        {secret === null ? (
          <Note>The response with the secret was lost. Rotate the secret to get a new one.</Note>
        ) : (
          <CodeBlock label={`Secret of ${endpoint.url}`} code={secret} defaultWrapped />
        )}
        {until !== null && (
          <Note>
            {`Until ${formatDate(until, { withTime: true })} every event carries two signatures, the new one first. Change your server before then.`}
          </Note>
        )}
      </Stack>
    </Dialog>
  )
}
