import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_frame/developer/webhook-events')({
  staticData: { crumb: 'Webhook events' },
})
