import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_frame/developer/crm-events')({
  staticData: { crumb: 'CRM events' },
})
