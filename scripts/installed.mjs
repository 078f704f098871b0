import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const least = [20, 19]

/** Exits with a message if Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > least[0] || (major === least[0] && minor >= least[1])) return
  process.stderr.write(
    `Partner Dashboard requires Node ${least.join('.')} or newer. This is ${process.versions.node}.\n`,
  )
  process.exit(1)
}

/**
 * Runs npm ci unless the installed packages match the lock file. With `omit: 'dev'`, it leaves out the packages that
 * only test and document the product, half of the install.
 */
export function ensureInstalled({ omit } = {}) {
  if (isInstalled(omit)) return
  process.stdout.write('Installing from the lock file (about a minute the first time) …\n')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Explicit, because NODE_ENV=production omits them.
  const dev = omit === 'dev' ? '--omit=dev' : '--include=dev'
  const { status, error } = spawnSync(npm, ['ci', dev, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  process.stderr.write(`The packages couldn't be installed (npm ci exited with ${error?.message ?? status}).\n`)
  process.exit(1)
}

function isInstalled(omit) {
  try {
    const locked = packagesOf('package-lock.json')
    const installed = packagesOf('node_modules/.package-lock.json')
    return Object.entries(locked).every(([path, entry]) => {
      if (!path.includes('node_modules/') || entry.link) return true
      if (entry.dev && omit === 'dev') return true
      const there = installed[path]
      // The lock file contains optional packages for other platforms.
      return there ? there.version === entry.version : Boolean(entry.optional || entry.peer || entry.devOptional)
    })
  } catch {
    return false
  }
}

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages

/** Runs a Node script of this project; throws if it fails. */
export function runNode(args, options = {}) {
  execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options })
}

// For commands of packages, such as storybook.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureInstalled()
