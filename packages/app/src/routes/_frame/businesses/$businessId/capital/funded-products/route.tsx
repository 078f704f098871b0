import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_frame/businesses/$businessId/capital/funded-products')({
  staticData: { crumb: 'Funded products' },
})
