import { applyAppearance } from '@partner-dashboard/ui/appearance'
import { reloadForChunk } from '../router/missingChunk'
import { readStoredIdentity, type StoredIdentity } from '../session/tokenStore'
import { startEarlyCalls } from './earlyCalls'
import type {} from './send'
import { type DrawnPage, fontLoaded, shellOf, showRows, showShell } from './shell'
import { wait } from './wait'

// Runs before the rest of the page, in its own file (scripts/earlyScript.mjs).

// Paths of scripts; set by the build (scripts/earlyScript.mjs).
declare const APP_SCRIPT: string
declare const CONTENTS_SCRIPT: string

interface ContentsScript {
  openContents: (page: DrawnPage) => (responses: readonly Response[]) => Promise<void>
}

/** Milliseconds that the app waits for the content: two round trips of a slow network, whose responses would otherwise wait for the app's first run. */
const longestDelay = 600

/** Milliseconds that the app waits for its font: as long as browsers hide text whose font hasn't arrived. */
const longestFontDelay = 3000

const configKey = 'partner-dashboard.config'

applyAppearance()

const url = new URL(location.href)
const isSignedOut =
  /^\/login(\/|$)/.test(url.pathname) || url.searchParams.has('token') || url.searchParams.has('synthetics_token')
// The sign-in page needs no session, and a token in the URL can belong to another user.
const stored = isSignedOut ? null : storedIdentity()
const shell = stored ? shellOf(url, stored.token, Date.now()) : undefined
showShell(shell, url.pathname)
const calls = startEarlyCalls({
  url,
  stored,
  lastConfig: { read: readConfig, write: writeConfig },
  send: (request) => fetch(request),
  now: Date.now,
  painted,
})
window.earlyCalls = calls

// The app takes the main thread for longer than the content needs, so it starts after it, unless that takes long.
const content = shell?.content ?? 'frame'
const shown = content === 'frame' ? undefined : showContent(content).catch(() => undefined)
Promise.all([
  at(document, 'readystatechange'),
  Promise.race([at(window, 'load').then(fontLoaded), wait(longestFontDelay)]),
  shown && Promise.race([shown.then(frame), wait(longestDelay)]),
])
  .then(() => import(APP_SCRIPT))
  .catch((error: unknown) => {
    if (!reloadForChunk()) throw error
  })

async function showContent(content: 'list' | DrawnPage): Promise<void> {
  // Contents are prepared after the shell's first paint, while the page waits for its responses.
  const preparing = content === 'list' ? showRows : frame().then(() => open(content))
  const [responses, show] = await Promise.all([calls.responses, preparing])
  if (responses) await show(responses)
}

async function open(page: DrawnPage): Promise<typeof showRows> {
  const { openContents }: ContentsScript = await import(CONTENTS_SCRIPT)
  return openContents(page)
}

function storedIdentity(): StoredIdentity | null {
  try {
    return readStoredIdentity(localStorage)
  } catch {
    return null
  }
}

function readConfig(): string | null {
  try {
    return localStorage.getItem(configKey)
  } catch {
    return null
  }
}

function writeConfig(config: string): void {
  try {
    localStorage.setItem(configKey, config)
  } catch {
    // The next visit waits for the configuration.
  }
}

function at(target: EventTarget, event: string): Promise<void> {
  return new Promise((resolve) => target.addEventListener(event, () => resolve(), { once: true }))
}

function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
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
