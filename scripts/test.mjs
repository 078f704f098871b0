/**
 * `npm test` runs everything, `npm test -- unit stories` some parts, `npm test -- e2e capital` one part's files with a
 * matching path. The last line is `N passed, N failed`; skipped parts are listed. `npm run test:full` (FULL=1) runs
 * more iterations and slow tests.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, requireNode, root } from './installed.mjs'

requireNode()
ensureInstalled()

const folder = temporaryFolder(process.env.TMPDIR ?? memory() ?? tmpdir())
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const results = join(root, '.cache/test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

let passed = 0
let failed = 0
const failures = []
const at = (path) => join(root, path)
const quietRedocly = { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' }

const storybookBuild = [
  ...['node_modules/storybook/dist/bin/dispatcher.js', 'build', '-c', '.storybook', '-o', 'dist/storybook'],
  ...['--disable-telemetry', '--quiet', '--stats-json'],
]

// Start the embedded engine themselves.
const ofTheEmbedded = [
  'database/pglite.test',
  'database/openDatabase.test',
  'safety/kill.test',
  'safety/atRest.test',
  'safety/mailAtStop.test',
  'safety/observability.test',
  'src/main.test',
]

// Tests of what differs between the engines, which share PostgreSQL's code: the database's own, bad input, streams and
// concurrent requests. The end-to-end tests run on the embedded one. The others run on one: on PostgreSQL if there is one,
// where they take a quarter of the time. `npm run test:full` runs all on both.
const ofTheEngine = [
  ...ofTheEmbedded,
  'database/',
  'safety/malformed',
  'features/exports',
  'features/orders',
  'api/public/actions',
]

// On PostgreSQL, they use both engines.
const ofBothEngines = ['database/backup.test']

const isAppBuilt = memo(async () => {
  const { isBuilt } = await import('./sources.mjs')
  return isBuilt() || check('build', ['scripts/build.mjs'])
})

const parts = {
  // TypeScript 7 takes a third of the time, but has no programming interface, which other tools need of TypeScript 5. In
  // one thread it takes 60% of the CPU time, which other parts use.
  types: () => check('types', ['node_modules/typescript-native/bin/tsc', '-b', '--singleThreaded']),
  lint: async () => {
    await check('lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'])
    await check('dead code and undeclared dependencies', ['node_modules/knip/bin/knip.js', '--no-progress'])
  },
  contract: async () => {
    await check('contract lint', ['../node_modules/@redocly/cli/bin/cli.js', 'lint', 'dashboard', 'public-v1'], {
      cwd: at('openapi'),
      env: quietRedocly,
    })
    await check('generated code', ['scripts/generate.mjs', '--check'])
    await check('copy catalogue', ['scripts/copy.mjs', '--check'])
  },
  unit: (paths) => vitest('unit', ['unit', ...paths]),
  server: (paths) => vitest('server', ['server', ...paths]),
  postgres: async (paths) => {
    const { openPostgres } = await import('./postgres.mjs')
    const postgres = await openPostgres(folder)
    if ('why' in postgres) {
      say(`Skipped: the server tests on PostgreSQL. ${postgres.why}`)
      return false
    }
    if (spawnSync('pgbouncer', ['--version']).status !== 0)
      say('Skipped: four servers behind PgBouncer. Install it (on Debian: apt-get install pgbouncer).')
    try {
      const where = paths.length > 0 || isFull() ? paths : without(ofTheEmbedded)
      await vitest('server on PostgreSQL', ['server', ...where], { TEST_DATABASE_URL: postgres.url })
      return true
    } finally {
      await postgres.stop()
    }
  },
  stories: async (paths) => vitest('stories', ['stories', ...paths], await browser()),
  storybook: async (paths) =>
    (await check('build of Storybook', storybookBuild)) &&
    vitest('storybook', ['storybook', ...paths], await browser()),
  e2e: async (paths) => {
    const env = await browser()
    if (!(await isAppBuilt())) return
    await vitest('end to end', ['e2e', ...paths], { ...env, ...(paths.length === 0 && { E2E_WORKERS: '2' }) })
  },
}

const filtered = ['unit', 'server', 'postgres', 'stories', 'storybook', 'e2e']

const args = process.argv.slice(2)
// Inherited by all child processes.
if (args.includes('--full')) process.env.FULL = '1'
const named = args.filter((name) => name !== '--full')
const chosen = named.filter((name) => name in parts)
const paths = named.filter((name) => !(name in parts))
if (paths.length > 0 && !(chosen.length === 1 && filtered.includes(chosen[0]))) {
  process.stderr.write(`Unknown part: ${paths.join(', ')}. Available parts: ${Object.keys(parts).join(', ')}.
A path follows one of ${filtered.join(', ')}, as in: npm test -- e2e capital\n`)
  process.exit(1)
}
if (chosen.length > 0) {
  for (const name of chosen) await parts[name](paths)
} else {
  // Each step uses a core or waits, so two at a time keep two cores busy. After the short checks come the longest.
  const steps = [
    ...[parts.types, isAppBuilt, parts.lint, parts.contract, serverOnBoth],
    ...[parts.e2e, parts.stories, parts.storybook, parts.unit].map((part) => () => part([])),
  ]
  const takeTurns = async () => {
    for (let step = steps.shift(); step !== undefined; step = steps.shift()) await step()
  }
  await Promise.all([takeTurns(), takeTurns()])
}

if (named.length === 0 && !isFull()) {
  // Used by `npm run bench -- build`.
  const seconds = Math.round(performance.now() / 1000)
  const endedAt = new Date().toISOString()
  writeFileSync(at('.cache/last-test-run.json'), JSON.stringify({ seconds, passed, failed, endedAt }))
}

for (const line of failures) process.stdout.write(`FAILED: ${line}\n`)
process.exitCode = failed === 0 ? 0 : 1
process.stdout.write(`${passed} passed, ${failed} failed\n`)

async function serverOnBoth() {
  const isOnPostgres = await parts.postgres([])
  await parts.server(isOnPostgres && !isFull() ? [...ofTheEngine, ...without(ofBothEngines)] : [])
}

/** Arguments that leave test files out. */
function without(paths) {
  return paths.map((path) => `--exclude=**/${path}.ts`)
}

function temporaryFolder(parent) {
  const made = mkdtempSync(join(parent, 'tests-'))
  // PostgreSQL runs as another user.
  chmodSync(made, 0o755)
  return made
}

/**
 * A folder in memory with room for the tests' databases, which take up to 1.2 GB beside the browsers. On a disk, creating the
 * 900 files of each took a sixth of the CPU time of the server tests on PostgreSQL.
 */
function memory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > 4e9 ? '/dev/shm' : undefined
  } catch {
    return undefined
  }
}

function isFull() {
  return process.env.FULL === '1'
}

function say(text) {
  process.stdout.write(`\n${text}\n`)
}

function memo(make) {
  let made
  return () => {
    made ??= make()
    return made
  }
}

/** Prints the output at the end, because parts run in parallel. */
async function check(name, args, { cwd = root, env = {} } = {}) {
  const run = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const printed = []
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk) => printed.push(chunk))
  const [status] = await once(run, 'close')
  say(`== ${name}\n${Buffer.concat(printed)}`)
  if (status === 0) passed += 1
  else fail(name)
  return status === 0
}

function fail(name) {
  failed += 1
  failures.push(name)
}

async function vitest(name, [project, ...filters], env = {}) {
  say(`== ${name}`)
  const file = join(results, `${name.replaceAll(' ', '-')}.json`)
  // What tests leave behind is removed with it.
  const own = temporaryFolder(folder)
  const run = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...filters, '--project', project], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env, TEST_REPORT: file, TMPDIR: own },
  })
  const [status] = await once(run, 'exit')
  rmSync(own, { recursive: true, force: true })
  let report
  try {
    report = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return fail(`${name} (no report: it exited with ${status})`)
  }
  passed += report.passed
  for (const test of report.failed) fail(`${name}: ${test}`)
  if (status !== 0 && report.failed.length === 0)
    fail(`${name} (${report.errors} errors outside tests; it exited with ${status})`)
}

async function browser() {
  const { findBrowser } = await import('./browser.mjs')
  const found = await findBrowser()
  if ('env' in found) return found.env
  say(found.why)
  fail('no browser')
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exit(1)
}
