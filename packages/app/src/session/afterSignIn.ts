import { parseSearch } from '../router/searchCodec'
import { safeReturnPath } from './returnPath'
import type { SessionStore } from './session'
import { SignInCancelled } from './signInProvider'

/** Redirect URI of the provider. A code is valid once, so it's handled first, even if a user is signed in. */
const callback = '/login/callback'

/** Where to go from a path below /login; undefined to show the sign-in page. Rejects if the provider's response isn't acceptable. */
export async function afterSignIn(session: SessionStore, { href, origin, pathname, search }: URL) {
  if (pathname !== callback) {
    const isSignedIn = await session.restore().catch(() => undefined)
    return isSignedIn && safeReturnPath(returnToOf(search), origin)
  }
  try {
    return safeReturnPath(await session.completeSignIn(href), origin)
  } catch (error) {
    if (error instanceof SignInCancelled) return '/login'
    throw error
  }
}

/** Requested path before sign-in. */
export function returnToOf(search: string): string | undefined {
  const { return_to } = parseSearch(search)
  return typeof return_to === 'string' ? return_to : undefined
}
