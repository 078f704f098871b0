import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const quiet = [
  // Without a graphics card, Chromium emulates one, which took 40% of the end-to-end tests' CPU time.
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Finds a Chromium for the tests: CHROMIUM, the system's, Playwright's, or the one in the lock file, which needs neither root nor a download.
 * Returns the environment for vitest.config.ts and the end-to-end tests, or the reason.
 *
 * @returns {Promise<{ env: Record<string, string>, name: string } | { why: string }>}
 */
export async function findBrowser() {
  const tried = []
  for (const candidate of [fromEnvironment, fromSystem, fromPlaywright, fromLockFile]) {
    const found = await candidate().catch((error) => {
      tried.push(String(error.message ?? error).split('\n')[0])
      return undefined
    })
    if (!found) continue
    try {
      const env = { ...process.env, ...found.env }
      const name = execFileSync(found.path, ['--version', ...found.args], { env, encoding: 'utf8', timeout: 30_000 })
      return { name: name.trim(), env: { ...found.env, CHROMIUM: found.path, CHROMIUM_ARGS: found.args.join(' ') } }
    } catch (error) {
      tried.push(`${found.path} doesn't start (${String(error.message).split('\n')[0]})`)
    }
  }
  return {
    why: `No browser found for the tests. Install Chromium (on Debian: apt-get install chromium) or set CHROMIUM=/path/to/chromium.${
      tried.length > 0 ? ` Tried: ${tried.join('; ')}.` : ''
    }`,
  }
}

// Chromium refuses its sandbox as root, and containers rarely allow it.
const sandboxArgs = () => (process.platform === 'linux' ? ['--no-sandbox'] : [])

const plain = (path) => ({ path, args: [...sandboxArgs(), ...quiet], env: {} })

async function fromEnvironment() {
  const path = process.env.CHROMIUM
  if (!path) return undefined
  const args = process.env.CHROMIUM_ARGS?.split(' ').filter(Boolean)
  return args ? { path, args, env: {} } : plain(path)
}

async function fromSystem() {
  const path = systemPlaces.find((place) => existsSync(place))
  return path ? plain(path) : undefined
}

async function fromPlaywright() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return path && existsSync(path) ? plain(path) : undefined
}

async function fromLockFile() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  // Makes the package unpack system libraries, for machines without them.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  const path = await chromium.executablePath()
  return {
    path,
    // Not the package's arguments, which turn off web security.
    args: [...sandboxArgs(), ...quiet, '--font-render-hinting=none'],
    env: process.env.LD_LIBRARY_PATH ? { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH } : {},
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  process.stdout.write(`${JSON.stringify(await findBrowser(), null, 2)}\n`)
}
