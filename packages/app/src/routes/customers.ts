import { createFileRoute, redirect } from '@tanstack/react-router'
import { customersToBusinesses } from '../scope/customers'

export const Route = createFileRoute('/customers')({
  beforeLoad: ({ location }) => {
    throw redirect({ href: customersToBusinesses(location.href), replace: true })
  },
})
