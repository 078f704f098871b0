import { parseSearch } from '../router/searchCodec'
import { scopeOf } from '../scope/scope'
import { claimsOf } from '../session/identity'
import { listOf } from './shellRows'
import { wait } from './wait'

declare global {
  interface Window {
    /** Resolves once the shell's styles, which the app shares, are loaded. Undefined without a shell. */
    shellStyles?: Promise<unknown>
  }
}

/** Paths of the shell's style sheets, separated by spaces; set by the build (scripts/earlyScript.mjs). */
declare const SHELL_STYLES: string

/** Pages whose first content is drawn from their first responses (bootstrap/contents.tsx). */
export type DrawnPage = 'home' | 'business'

export interface Shell {
  /** `list` shows the list of businesses, `frame` an empty page, the others an empty page until they're drawn. */
  content: 'list' | DrawnPage | 'frame'
  hasBanner: boolean
}

/** What the document shows of a page before the app has drawn it; undefined if the user may have to sign in. */
export function shellOf({ pathname, search }: URL, token: string, now: number): Shell | undefined {
  const claims = claimsOf(token)
  if (!claims || typeof claims.exp !== 'number' || claims.exp * 1000 <= now) return undefined
  // The configuration, which isn't loaded yet, names the claim with the metadata.
  const ids = Object.values(claims).map((claim) => Object(claim).organization_id)
  const organizationId = ids.find((id) => typeof id === 'string') ?? null
  const { partnerId, mode } = scopeOf({
    owner: { organizationId, partnerId: 'own' },
    search: parseSearch(search),
    pathname,
  })
  return { content: partnerId === null ? 'frame' : contentOf(pathname), hasBanner: mode === 'sandbox' }
}

function contentOf(pathname: string): Shell['content'] {
  const path = pathname.replace(/\/$/, '')
  if (path === '') return 'home'
  if (/^\/businesses(\/list)?$/.test(path)) return 'list'
  return /^\/businesses\/[\w-]+\/capital\/overview$/.test(path) ? 'business' : 'frame'
}

/** Shows the shell with its styles until the app has drawn the page, or removes it. */
export function showShell(shell: Shell | undefined, pathname: string): void {
  // Keeps the loading screen from appearing between a blank page and the shell.
  if (shell) document.documentElement.dataset.shell = 'pending'
  // Parsed, and no script has run yet that draws.
  const onParsed = () => {
    const root = document.getElementById('root')
    const element = document.getElementById('shell')
    if (!root || !element) return
    if (shell) prepare(shell, { root, element, pathname })
    else element.remove()
  }
  document.addEventListener('readystatechange', onParsed, { once: true })
}

interface Parts {
  root: HTMLElement
  element: HTMLElement
  pathname: string
}

function prepare({ content, hasBanner }: Shell, { root, element, pathname }: Parts): void {
  const { dataset } = document.documentElement
  const frame = element.querySelector<HTMLElement>('[data-banner]')
  if (frame && !hasBanner) {
    frame.dataset.banner = 'false'
    frame.querySelector('[role=status]')?.parentElement?.remove()
  }
  // Hidden, it would still be laid out.
  if (content !== 'list') for (const part of element.querySelectorAll('main, header nav')) part.replaceChildren()
  else if (layout() === 'narrow') element.querySelector('main')?.replaceWith(templateOf('narrow main') ?? '')
  const area = areaOf(pathname)
  for (const entry of element.querySelectorAll('nav a')) {
    if (entry.getAttribute('href')?.split('?')[0] === area) entry.setAttribute('aria-current', 'page')
  }
  window.shellStyles = addStyles(SHELL_STYLES)
  window.shellStyles
    .then(() => Promise.race([fontLoaded(), wait(longestShellDelay)]))
    // Layout takes longer than handling the exchange's headers and body, which the rows wait for, so these go first if they have arrived.
    .then(() => wait(0))
    .then(() => wait(0))
    .then(() => {
      if (dataset.shell === 'pending') dataset.shell = content === 'list' ? 'list' : 'frame'
    })
    // main.tsx handles a failure.
    .catch(() => undefined)
  new MutationObserver((_changes, observer) => {
    // Same as in theme.css: a page, not its loading screen, and not a skeleton where the shell has content.
    if (!root.querySelector('main, h1, [role=alert]')) return
    if (dataset.shell === 'filled' && root.querySelector(shapes)) return
    observer.disconnect()
    // The app's skeleton would fade in again where the shell's is visible.
    if (dataset.shell === 'list')
      for (const shape of root.querySelectorAll<HTMLElement>('[data-shape]')) shape.style.animation = 'none'
    delete dataset.shell
    element.remove()
  }).observe(root, { childList: true, subtree: true })
}

/** Shows the list's first response in its shell. */
export async function showRows(responses: readonly Response[]): Promise<void> {
  const { results = [] } = (await responses[1]?.json()) ?? {}
  const samples = templateOf(`${layout()} rows`)
  const rows = samples && listOf(samples, results)
  if (rows) await fillShell(() => document.querySelector('#shell [data-shape]')?.replaceWith(rows))
}

/** Resolves once the styles' font has loaded or failed. Lines can break elsewhere in the fallback font, which would move all below. */
export async function fontLoaded(): Promise<void> {
  // The document's own styles, the first, have the font. Others can have failed, which `loaded` wouldn't notice afterwards.
  const styles = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  try {
    if (styles) await loaded(styles)
    await document.fonts.load('1em "Inter Variable"')
  } catch {
    // The fallback font stays.
  }
}

/** Places a page's first content in the shell, if the app hasn't drawn it yet. */
export async function fillShell(place: () => void): Promise<void> {
  const { dataset } = document.documentElement
  await window.shellStyles
  await fontLoaded()
  // The document can still be loading.
  if (!window.shellStyles || dataset.shell === undefined) return
  place()
  dataset.shell = 'filled'
}

/** Milliseconds that the shell waits for its font, without which a browser searches the system for a fallback and lays out the shell again later. */
const longestShellDelay = 100

const shapes = 'main :is([data-shape], [role=status][aria-label^=Loading])'

/** Cards below this width, like tables of the app. */
const layout = () => (matchMedia('(max-width: 767.98px)').matches ? 'narrow' : 'wide')

const templateOf = (name: string) =>
  document.querySelector<HTMLTemplateElement>(`#shell > template[class="${name}"]`)?.content.firstElementChild

/** Path of the sidebar entry of a page. */
function areaOf(pathname: string): string | undefined {
  const [, first, second] = pathname.split('/')
  if (first !== 'businesses') return `/${first}`
  if (second === 'capital') return '/businesses/capital'
  return second === undefined || second === '' ? '/businesses' : undefined
}

/** Adds style sheets; resolves once they apply. */
export const addStyles = (paths: string) => Promise.all(paths.split(' ').map(addStyle))

function addStyle(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: 'anonymous', href })
  document.head.append(link)
  return loaded(link)
}

const loaded = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    if (link.sheet) return resolve()
    link.addEventListener('load', () => resolve())
    // The message of Vite's own loader, which the app reloads for.
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${link.href}`)))
  })
