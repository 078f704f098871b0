import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { optionalText } from '../router/searchFields'
import { safeReturnPath } from '../session/returnPath'

/** Everything below /login: for those who are not signed in. */
export const Route = createFileRoute('/login')({
  validateSearch: v.looseObject({ return_to: optionalText }),
  beforeLoad: ({ context: { session }, search }) => {
    if (session.identity()) throw redirect({ href: safeReturnPath(search.return_to, location.origin), replace: true })
  },
  component: Outlet,
})
