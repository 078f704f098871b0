import { parseSearch } from '../router/searchCodec'
import { scopeOf } from '../scope/scope'
import { claimsOf } from '../session/identity'
import { listOf } from './shellRows'

declare global {
  interface Window {
    /** Resolves once the shell's styles, which the app shares, are loaded. Undefined without a shell. */
    shellStyles?: Promise<unknown>
  }
}

/** Paths of the shell's style sheets, separated by spaces; set by the build (scripts/earlyScript.mjs). */
declare const SHELL_STYLES: string

export interface Shell {
  /** `list` shows the list of businesses, `frame` an empty page. */
  content: 'list' | 'frame'
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
  const isList = /^\/businesses(\/list)?\/?$/.test(pathname) && partnerId !== null
  return { content: isList ? 'list' : 'frame', hasBanner: mode === 'sandbox' }
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
  const narrowMain = layout() === 'narrow' && templateOf('narrow main')
  if (narrowMain) element.querySelector('main')?.replaceWith(narrowMain)
  const area = areaOf(pathname)
  for (const entry of element.querySelectorAll('nav a')) {
    if (entry.getAttribute('href')?.split('?')[0] === area) entry.setAttribute('aria-current', 'page')
  }
  window.shellStyles = Promise.all(SHELL_STYLES.split(' ').map(addStyles)).then(() => {
    if (dataset.shell === 'pending') dataset.shell = content
  })
  // main.tsx handles a failure.
  window.shellStyles.catch(() => undefined)
  new MutationObserver((_changes, observer) => {
    // Same as in theme.css: a page, not its loading screen, and not a skeleton where the shell has rows.
    if (!root.querySelector('main, h1, [role=alert]')) return
    if (dataset.shell === 'rows' && root.querySelector('[data-shape]')) return
    observer.disconnect()
    delete dataset.shell
    element.remove()
  }).observe(root, { childList: true, subtree: true })
}

/** Shows the first response of the list in its shell, if the app hasn't drawn it yet. */
export async function showRows(response: Response | undefined): Promise<void> {
  const { results = [] } = (await response?.json()) ?? {}
  const { dataset } = document.documentElement
  const samples = templateOf(`${layout()} rows`)
  const list = samples && listOf(samples, results)
  await window.shellStyles
  // Lines of a card can break elsewhere in the fallback font, which would move all cards below.
  await document.fonts.load('1em "Inter Variable"').catch(() => undefined)
  if (!list || dataset.shell !== 'list') return
  document.querySelector('#shell [data-shape]')?.replaceWith(list)
  dataset.shell = 'rows'
}

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

const addStyles = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: 'anonymous', href })
    link.onload = () => resolve()
    // The message of Vite's own loader, which the app reloads for.
    link.onerror = () => reject(new Error(`Unable to preload CSS for ${href}`))
    document.head.append(link)
  })
