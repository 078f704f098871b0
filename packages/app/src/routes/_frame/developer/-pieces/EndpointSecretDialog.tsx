import type { WebhookEndpointWithSecret } from '@partner-dashboard/client'
import { formatDate } from '@partner-dashboard/ui/format'
import { SecretDialog } from './SecretDialog'

interface EndpointSecretDialogProps {
  created: WebhookEndpointWithSecret
  onClose: () => void
}

export function EndpointSecretDialog({ created: { endpoint, secret }, onClose }: EndpointSecretDialogProps) {
  const until = endpoint.previous_secret_expires_at
  return (
    <SecretDialog
      title="Signing secret"
      label={`Secret for ${endpoint.url}`}
      secret={secret}
      note={
        until === null
          ? undefined
          : `Until ${formatDate(until, { withTime: true })}, every event is signed with both secrets, new one first. Update your server before then.`
      }
      onClose={onClose}
    />
  )
}
