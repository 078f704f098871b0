import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBelow, pathOf } from './paths'

/** Written by scripts/preloads.mjs when the app is built. */
interface Preloads {
  /** Script that sends the first requests. */
  early: string
  /** Files of every page behind sign-in. */
  app: string[]
  /** Additional files by route path, such as '/businesses/$businessId'. */
  pages: Record<string, string[]>
}

/** Returns the `Link` header of a page, which preloads the chunks its first script imports. Sign-in needs none. */
export function linksOf(appDir: string): (url: string) => string | undefined {
  const file = join(appDir, 'preloads.json')
  if (!existsSync(file)) return () => undefined
  const { early, app, pages }: Preloads = JSON.parse(readFileSync(file, 'utf8'))
  // First, because a browser opens only six connections to a server without HTTP/2.
  const first = [`</${early}>; rel=preload; as=script`, '</config.json>; rel=preload; as=fetch; crossorigin=anonymous']
  const ofApp = headerOf(app, first)
  const ofPages = Object.entries(pages)
    // A fixed path wins over a parameter.
    .sort(([a], [b]) => a.replaceAll('$', '~').localeCompare(b.replaceAll('$', '~'), 'en'))
    .map(([path, files]) => ({ pattern: patternOf(path), header: headerOf([...app, ...files], first) }))
  return (url) => {
    const path = pathOf(url)
    if (isBelow(path, 'login')) return undefined
    return ofPages.find(({ pattern }) => pattern.test(path))?.header ?? ofApp
  }
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\/$/, '').replaceAll(/\$\w+/g, '[^/]+')}/?$`)

const headerOf = (files: readonly string[], first: readonly string[]) =>
  [
    ...first,
    ...files.map((file) =>
      file.endsWith('.css') ? `</${file}>; rel=preload; as=style; crossorigin` : `</${file}>; rel=modulepreload`,
    ),
  ].join(', ')
