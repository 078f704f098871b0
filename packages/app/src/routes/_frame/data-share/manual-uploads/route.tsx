import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_frame/data-share/manual-uploads')({
  staticData: { crumb: 'Manual uploads' },
})
