import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_frame/')({
  beforeLoad: () => {
    throw redirect({ to: '/businesses', replace: true })
  },
})
