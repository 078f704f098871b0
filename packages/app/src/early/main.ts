import { applyAppearance } from '@partner-dashboard/ui/appearance'
import { reloadForChunk } from '../router/missingChunk'
import { readStoredIdentity, type StoredIdentity } from '../session/tokenStore'
import { startEarlyCalls } from './earlyCalls'
import type {} from './send'
import { shellOf, showRows, showShell } from './shell'

// Runs before the rest of the page, in its own file (scripts/earlyScript.mjs).

/** Path of the app's script; set by the build (scripts/earlyScript.mjs). */
declare const APP_SCRIPT: string

/** Milliseconds that the app waits for the rows: two round trips of a slow network, whose rows would otherwise wait for the app's first run. */
const longestDelay = 600

applyAppearance()

const url = new URL(location.href)
const isSignedOut =
  /^\/login(\/|$)/.test(url.pathname) || url.searchParams.has('token') || url.searchParams.has('synthetics_token')
// The sign-in page needs no session, and a token in the URL can belong to another user.
const stored = isSignedOut ? null : storedIdentity()
const shell = stored ? shellOf(url, stored.token, Date.now()) : undefined
showShell(shell, url.pathname)
const calls = startEarlyCalls({ url, stored, send: (request) => fetch(request), now: Date.now, painted })
window.earlyCalls = calls

// The app takes the main thread for longer than the rows need, so it starts after them, unless they take long.
const rows = calls.first.then(showRows).catch(() => undefined)
const isListShown = shell?.content === 'list' ? Promise.race([rows.then(frame), wait(longestDelay)]) : undefined
Promise.all([parsed(), isListShown])
  .then(() => import(APP_SCRIPT))
  .catch((error: unknown) => {
    if (!reloadForChunk()) throw error
  })

function storedIdentity(): StoredIdentity | null {
  try {
    return readStoredIdentity(localStorage)
  } catch {
    return null
  }
}

function parsed(): Promise<void> {
  return new Promise((resolve) => document.addEventListener('readystatechange', () => resolve(), { once: true }))
}

function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

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
