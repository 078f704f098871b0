import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { optionalText } from '../router/searchFields'
import { safeReturnPath } from '../session/returnPath'

/** Everything below /login: for those who are not signed in. */
export const Route = createFileRoute('/login')({
  validateSearch: v.looseObject({ return_to: optionalText }),
  beforeLoad: async ({ context: { session }, search, location }) => {
    // Back from the provider: what came with the address comes first, whoever is signed in here.
    if (location.pathname === '/login/callback') return
    if (await session.restore().catch(() => undefined))
      throw redirect({ href: safeReturnPath(search.return_to, window.location.origin), replace: true })
  },
})
