import { parseSearch } from '../router/searchCodec'
import { safeReturnPath } from './returnPath'
import type { SessionStore } from './session'
import { SignInCancelled } from './signInProvider'

/** Where a provider sends the browser back to. A code is traded once, so this comes first, whoever is signed in here. */
const callback = '/login/callback'

/**
 * Where an address below /login leads on to; undefined where it shows the sign-in, because nobody is signed in. Rejects where the provider's
 * answer is not acceptable.
 */
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

/** The path that sign-in was asked for by. */
export function returnToOf(search: string): string | undefined {
  const { return_to } = parseSearch(search)
  return typeof return_to === 'string' ? return_to : undefined
}
