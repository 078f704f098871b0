import { useRouteContext, useRouter } from '@tanstack/react-router'
import type { SessionStore } from './session'

/** Signing in and out. Its error names the specification's context (section 8). */
export function useAuth(): SessionStore {
  if (!useRouter({ warn: false })) throw new Error('Not in AuthProvider')
  const session = useRouteContext({ from: '__root__', select: (context) => context.session })
  if (!session) throw new Error('Not in AuthProvider')
  return session
}
