import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_frame/settings')({
  staticData: { crumb: 'Settings' },
})
