import { fork } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../../installed.mjs'

const at = (path) => join(root, path)
const folder = at('.cache/bench/server')

/** Bundles the processes like `npm run build`, so the benchmark runs production code. */
export async function bundleChild() {
  mkdirSync(folder, { recursive: true })
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(at('packages/server/package.json'), 'utf8'))
  const packages = Object.keys({ ...dependencies, ...optionalDependencies }).filter(
    (name) => !name.startsWith('@partner-dashboard/'),
  )
  for (const [outfile, plugins] of [
    ['child.js', []],
    ['childFixed.js', [fixedStore]],
  ]) {
    await build({
      entryPoints: [at('scripts/bench/server/child.ts')],
      outfile: join(folder, outfile),
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: true,
      external: packages.flatMap((name) => [name, `${name}/*`]),
      plugins,
      logLevel: 'warning',
    })
  }
  cpSync(at('packages/server/migrations'), join(folder, 'migrations'), { recursive: true })
  for (const name of ['dashboard', 'public-v1']) {
    cpSync(at(`openapi/generated/${name}.json`), join(folder, `${name}.json`))
  }
  return folder
}

/** Replaces the store of businesses with fixed rows. */
const fixedStore = {
  name: 'fixed store',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/store$/ }, ({ importer }) =>
      importer.endsWith('/businesses/operations.ts') ? { path: at('scripts/bench/server/fixedStore.ts') } : undefined,
    )
  },
}

/**
 * Starts a benchmarked process.
 *
 * @param {object} [how]
 * @param {boolean} [how.isProfiled] Leaves a profile of its processor behind.
 * @param {boolean} [how.isFixed] Its businesses come from memory.
 */
export function startChild({ isProfiled = false, isFixed = false } = {}) {
  const child = fork(join(folder, isFixed ? 'childFixed.js' : 'child.js'), [], {
    execArgv: isProfiled ? ['--cpu-prof', '--cpu-prof-dir=.cache/bench/profiles'] : [],
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '' },
  })
  const waiting = new Map()
  let count = 0
  child.on('message', ({ id, answer, why }) => {
    const { resolve, reject } = waiting.get(id)
    waiting.delete(id)
    if (why === undefined) resolve(answer)
    else reject(new Error(why))
  })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  void ended.then((code) => {
    for (const { reject } of waiting.values()) reject(new Error(`A benchmarked process exited with ${code}.`))
  })
  return {
    ask: (ask, input) =>
      new Promise((resolve, reject) => {
        count += 1
        waiting.set(count, { resolve, reject })
        child.send({ id: count, ask, input })
      }),
    async stop() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
