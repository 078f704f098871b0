import { applyAppearance } from '@partner-dashboard/ui/appearance'
import { createTokenStore } from '../session/tokenStore'
import { startEarlyCalls } from './earlyCalls'
import type {} from './send'
import { shellOf, showShell } from './shell'

// Runs before the rest of the page, in its own file (scripts/earlyScript.mjs).

applyAppearance()

const url = new URL(location.href)
const isSignedOut =
  /^\/login(\/|$)/.test(url.pathname) || url.searchParams.has('token') || url.searchParams.has('synthetics_token')
// The sign-in page needs no session, and a token in the URL can belong to another user.
const stored = isSignedOut ? null : createTokenStore().read()
showShell(stored ? shellOf(url, stored.token, Date.now()) : undefined, url.pathname)
window.earlyCalls = startEarlyCalls({ url, stored, send: (request) => fetch(request), now: Date.now, painted })

/** The frame after a response, and the time React needs for it; a hidden page paints no frame. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      'requestIdleCallback' in window
        ? requestIdleCallback(() => resolve(), { timeout: 300 })
        : setTimeout(resolve, 100),
    )
    setTimeout(resolve, 1000)
  })
}
