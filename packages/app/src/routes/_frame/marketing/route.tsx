import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_frame/marketing')({
  staticData: { crumb: 'Marketing' },
})
