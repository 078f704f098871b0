import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBelow, pathOf } from './paths'

/** A file that the bundler made, in its manifest (https://vite.dev/guide/backend-integration). */
interface Chunk {
  file: string
  name?: string
  isEntry?: boolean
  css?: string[]
  imports?: string[]
}

type Manifest = Record<string, Chunk>

/** The parts that vite.config.ts names, by the pages that show nothing without them. Sign-in needs none but the start. */
const partsOf = (path: string): readonly string[] => {
  if (isBelow(path, 'login')) return []
  return /^\/businesses(\/list)?\/?$/.test(path) ? ['whole', 'table'] : ['whole', 'loaders']
}

/**
 * The `Link` header of a page: what its first script would ask for, so that it comes beside that script and not after it. Nothing where
 * the app was built without a manifest.
 */
export function linksOf(appDir: string): (url: string) => string | undefined {
  const path = join(appDir, 'manifest.json')
  const manifest: Manifest = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const start = new Set(Object.keys(manifest).filter((key) => manifest[key]?.isEntry))
  const headers = new Map<string, string>()
  return (url) => {
    const names = partsOf(pathOf(url))
    const known = headers.get(names.join()) ?? headerOf(manifest, names, start)
    headers.set(names.join(), known)
    return known === '' ? undefined : known
  }
}

function headerOf(manifest: Manifest, names: readonly string[], start: ReadonlySet<string>): string {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || start.has(key) || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
    for (const other of chunk.imports ?? []) add(other)
  }
  for (const [key, { name }] of Object.entries(manifest)) if (name && names.includes(name)) add(key)
  return [
    ...[...scripts].map((file) => `</${file}>; rel=modulepreload`),
    ...[...styles].map((file) => `</${file}>; rel=preload; as=style; crossorigin`),
  ].join(', ')
}
