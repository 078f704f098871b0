import { createFileRoute, redirect } from '@tanstack/react-router'

/** A bare business leads to its first tab. */
export const Route = createFileRoute('/_frame/businesses/$businessId/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/businesses/$businessId/capital/applications', params, replace: true })
  },
})
