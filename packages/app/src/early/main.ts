import { applyAppearance } from '@partner-dashboard/ui/appearance'
import { createTokenStore } from '../session/tokenStore'
import { startEarlyCalls } from './earlyCalls'
import type {} from './send'

// Runs before everything else of the page, in a file of its own (scripts/earlyScript.mjs).

applyAppearance()

const url = new URL(location.href)
const isSignedOut =
  /^\/login(\/|$)/.test(url.pathname) || url.searchParams.has('token') || url.searchParams.has('synthetics_token')
window.earlyCalls = startEarlyCalls({
  url,
  // At sign-in nothing is asked for by whoever is signed in, and a token in the address is somebody else's.
  stored: isSignedOut ? null : createTokenStore().read(),
  send: (request) => fetch(request),
  now: Date.now,
})
