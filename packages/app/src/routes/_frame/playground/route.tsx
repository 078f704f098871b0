import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_frame/playground')({
  staticData: { crumb: 'Playground' },
})
