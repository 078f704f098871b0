import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_frame/businesses/$businessId/spend/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/businesses/$businessId/spend/cards', params, replace: true })
  },
})
