import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/_frame/data-share')({
  staticData: { crumb: 'Data share' },
  component: Outlet,
})
