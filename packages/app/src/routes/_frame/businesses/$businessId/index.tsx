import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_frame/businesses/$businessId/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/businesses/$businessId/capital/overview', params, replace: true })
  },
})
