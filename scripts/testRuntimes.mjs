/**
 * `npm run test:runtimes`: starts the built server on each supported version of Node, signs in, stops it, and runs the tests of what depends most
 * on the runtime. `npm run test:runtimes -- 24` runs one of them. The binaries come from npm and stay in `.cache/runtimes`.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, requireNode, root, runNode } from './installed.mjs'
import { freePort, signInAndCount, until } from './probe.mjs'
import { isBuilt } from './sources.mjs'

const versions = ['20.19.6', '22.23.3', '24.21.0']

/** Streams, crypto, compression, sockets, threads, worker and both databases' drivers. */
const serverTests = ['platform/', 'http/', 'kernel/worker', 'features/dataShare/uploads', 'safety/observability']
const unitTests = ['packages/client', 'packages/ui/src/validators', 'packages/ui/src/format']

requireNode()
ensureInstalled()
if (!isBuilt()) runNode([join(root, 'scripts/build.mjs')])
const requested = process.argv.slice(2)
const chosen = versions.filter(
  (version) => requested.length === 0 || requested.some((major) => version.startsWith(`${major}.`)),
)
if (chosen.length === 0) throw new Error(`The versions are ${versions.join(', ')}.`)

const failures = []
for (const version of chosen) {
  console.log(`\n== Node ${version}`)
  try {
    const node = binaryOf(version)
    await startAndSignIn(node)
    test(node, 'server', serverTests)
    test(node, 'unit', unitTests)
  } catch (error) {
    failures.push(`Node ${version}: ${error.message}`)
  }
}
for (const line of failures) console.error(`FAILED: ${line}`)
console.log(`${chosen.length - failures.length} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 ? 0 : 1

/** The program of a version: this one, or one from npm, whose packages are named after system and processor. */
function binaryOf(version) {
  if (process.versions.node === version) return process.execPath
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const folder = join(root, '.cache/runtimes', version)
  const binary = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(binary)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    execFileSync(npm, ['install', `${name}@${version}`, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
  }
  const actual = execFileSync(binary, ['--version'], { encoding: 'utf8' }).trim()
  if (actual !== `v${version}`) throw new Error(`${binary} is ${actual}.`)
  return binary
}

async function startAndSignIn(node) {
  const data = mkdtempSync(join(tmpdir(), 'runtime-'))
  const port = await freePort()
  const server = spawn(node, ['dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: data, SEED_SIZE: 'small' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    const origin = `http://127.0.0.1:${port}`
    await until(server, async () => (await fetch(`${origin}/readyz`)).ok)
    console.log(`businesses: ${await signInAndCount(server, origin)}`)
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    const [code] = await ended
    if (code !== 0) throw new Error(`The server ended with ${code}.`)
  } finally {
    server.kill('SIGKILL')
    rmSync(data, { recursive: true, force: true })
  }
}

function test(node, project, paths) {
  const { status } = spawnSync(node, ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...paths], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`The ${project} tests ended with ${status}.`)
}
