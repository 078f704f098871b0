import { createFileRoute, redirect } from '@tanstack/react-router'

/** The specification allows any path under spend; only cards exists. */
export const Route = createFileRoute('/_frame/businesses/$businessId/spend/$')({
  beforeLoad: ({ params: { businessId } }) => {
    throw redirect({ to: '/businesses/$businessId/spend/cards', params: { businessId }, replace: true })
  },
})
