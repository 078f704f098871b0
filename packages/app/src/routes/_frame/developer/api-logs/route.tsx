import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_frame/developer/api-logs')({
  staticData: { crumb: 'API logs' },
})
