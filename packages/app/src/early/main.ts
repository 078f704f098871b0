import { applyAppearance } from '@partner-dashboard/ui/appearance'
import { createTokenStore } from '../session/tokenStore'
import { startEarlyCalls } from './earlyCalls'
import type {} from './send'

// Runs before the rest of the page, in its own file (scripts/earlyScript.mjs).

applyAppearance()

const url = new URL(location.href)
const isSignedOut =
  /^\/login(\/|$)/.test(url.pathname) || url.searchParams.has('token') || url.searchParams.has('synthetics_token')
window.earlyCalls = startEarlyCalls({
  url,
  // The sign-in page needs no session, and a token in the URL can belong to another user.
  stored: isSignedOut ? null : createTokenStore().read(),
  send: (request) => fetch(request),
  now: Date.now,
})
