import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../installed.mjs'

/**
 * Copies the declarations that `tsc -b` wrote for a package. Each relative import gets its extension, which Node's module resolution requires.
 * @param {string} source folder below .cache/types
 * @param {string} folder where the declarations go
 * @param {Record<string, string>} [moved] package names and what takes their place: another package, or a file relative to `folder` that starts with `./`
 */
export function copyTypes(source, folder, moved = {}) {
  const from = join(root, '.cache/types', source)
  const isShipped = (path) => !/\.(test|stories)\.d\.ts$|\/stories$/.test(path)
  cpSync(from, folder, { recursive: true, filter: isShipped })
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.d.ts')) continue
    const file = join(folder, entry)
    const withExtensions = readFileSync(file, 'utf8').replace(
      /((?:from|import\()\s*)(['"])([^'"]+)\2/g,
      (_, before, quote, name) => `${before}${quote}${specifierOf(name, file, folder, moved)}${quote}`,
    )
    writeFileSync(file, withExtensions)
  }
}

function specifierOf(name, file, folder, moved) {
  if (moved[name] && !moved[name].startsWith('.')) return moved[name]
  if (moved[name]) {
    const path = relative(dirname(file), join(folder, moved[name])).replaceAll('\\', '/')
    return path.startsWith('.') ? path : `./${path}`
  }
  if (!name.startsWith('.')) return name
  const target = join(dirname(file), name)
  if (existsSync(`${target}.d.ts`)) return `${name}.js`
  return existsSync(join(target, 'index.d.ts')) ? `${name}/index.js` : name
}
