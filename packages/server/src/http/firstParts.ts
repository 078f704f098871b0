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

/** The page whose loader is in the same part as the addresses (vite.config.ts, the app's bootstrap/loadWhole.ts). */
const isFirstList = (path: string) => /^\/businesses(\/list)?\/?$/.test(path)

/**
 * The `Link` header of a page: what its first script would ask for, so that it comes beside that script and not after it. Nothing for
 * sign-in, which needs the start alone, and where the app was built without a manifest.
 */
export function linksOf(appDir: string): (url: string) => string | undefined {
  const file = join(appDir, 'manifest.json')
  const manifest: Manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const ofFirstList = headerOf(manifest, ['whole', 'table'])
  const ofOthers = headerOf(manifest, ['whole', 'loaders'])
  return (url) => {
    const path = pathOf(url)
    if (isBelow(path, 'login')) return undefined
    return isFirstList(path) ? ofFirstList : ofOthers
  }
}

/** Of the parts that vite.config.ts names so, with what they are made of; the start is in the document already. */
function headerOf(manifest: Manifest, names: readonly string[]): string | undefined {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || chunk.isEntry || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
    for (const key of chunk.imports ?? []) add(manifest[key])
  }
  for (const chunk of Object.values(manifest)) if (chunk.name && names.includes(chunk.name)) add(chunk)
  const links = [
    ...[...scripts].map((file) => `</${file}>; rel=modulepreload`),
    ...[...styles].map((file) => `</${file}>; rel=preload; as=style; crossorigin`),
  ]
  return links.length > 0 ? links.join(', ') : undefined
}
