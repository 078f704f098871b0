import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '../../../../../shell/NotFoundPage'

export const Route = createFileRoute('/_frame/businesses/$businessId/capital/orders')({
  staticData: { crumb: 'Orders' },
  component: NotFoundPage,
})
