import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_frame/developer')({
  staticData: { crumb: 'Developer' },
})
