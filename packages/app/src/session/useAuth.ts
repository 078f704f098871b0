import { useRouteContext, useRouter } from '@tanstack/react-router'
import type { SessionStore } from './session'

/** Session of the router. The error is the specification's (section 8). */
export function useAuth(): SessionStore {
  if (!useRouter({ warn: false })) throw new Error('Not in AuthProvider')
  const session = useRouteContext({ from: '__root__', select: (context) => context.session })
  if (!session) throw new Error('Not in AuthProvider')
  return session
}
