import { createFileRoute, redirect } from '@tanstack/react-router'

/** The specification's star covers every page under spend; the cards are the only one there is. */
export const Route = createFileRoute('/_frame/businesses/$businessId/spend/$')({
  beforeLoad: ({ params: { businessId } }) => {
    throw redirect({ to: '/businesses/$businessId/spend/cards', params: { businessId }, replace: true })
  },
})
