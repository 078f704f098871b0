import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './installed.mjs'

const stamp = join(root, 'dist/.sources')
const inputs = [
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'scripts/buildServer.mjs',
  'scripts/compress.mjs',
  'scripts/contents.mjs',
  'scripts/earlyScript.mjs',
  'scripts/preloads.mjs',
  'scripts/reference.mjs',
  'scripts/renderShell.mjs',
  'scripts/shell.mjs',
  'docs/api/guides',
  'openapi/generated',
  'packages',
]

/** Hash of all build inputs, without tests and stories. */
function hashSources() {
  const hash = createHash('sha256')
  const add = (path) => {
    if (!existsSync(join(root, path))) return
    try {
      hash.update(`${path}\0`).update(readFileSync(join(root, path)))
    } catch (error) {
      if (error.code !== 'EISDIR') throw error
      for (const name of readdirSync(join(root, path)).sort()) {
        if (name !== 'node_modules' && !/\.(test|stories)\.tsx?$/.test(name)) add(`${path}/${name}`)
      }
    }
  }
  for (const input of inputs) add(input)
  return hash.digest('hex')
}

/** Whether `dist` was built from the current sources. */
export const isBuilt = () =>
  existsSync(join(root, 'dist/server/main.js')) &&
  existsSync(join(root, 'dist/app/index.html')) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === hashSources()

export const markBuilt = () => writeFileSync(stamp, hashSources())
