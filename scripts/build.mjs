/**
 * `npm run build` writes dist/app, static files with compressed versions, and dist/server, which needs the packages in
 * packages/server/package.json and nothing else of this project. `--prepare` creates the database at the same time, for
 * the first `npm start`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build as bundle } from 'esbuild'
import { build } from 'vite'
import { compress } from './compress.mjs'
import { root } from './installed.mjs'
import { buildReference } from './reference.mjs'
import { serverPackage } from './serverPackage.mjs'
import { markBuilt } from './sources.mjs'

const at = (path) => join(root, path)

await buildServer()
const prepared = process.argv.includes('--prepare') ? prepare() : 0
await buildApp()
markBuilt()
process.exitCode = await prepared

async function buildApp() {
  await build({ configFile: at('vite.config.ts'), logLevel: 'warn', mode: 'production' })
  await buildReference(at('dist/app/docs/api'))
  await compress(at('dist/app'))
}

async function buildServer() {
  /** Modules of worker threads are placed next to main.js. */
  const threads = readdirSync(at('packages/server/src'), { recursive: true }).filter((file) =>
    file.endsWith('Thread.ts'),
  )

  rmSync(at('dist/server'), { recursive: true, force: true })
  const read = (path) => JSON.parse(readFileSync(at(path), 'utf8'))
  const server = read('packages/server/package.json')
  const npmPackages = Object.keys({ ...server.dependencies, ...server.optionalDependencies })
  await bundle({
    entryPoints: ['main.ts', 'operate.ts', ...threads].map((file) => ({
      in: at(`packages/server/src/${file}`),
      out: basename(file, '.ts'),
    })),
    outdir: at('dist/server'),
    bundle: true,
    // Loads libraries with their feature. Chunks are next to main.js, because paths of threads and migrations are relative to it.
    splitting: true,
    chunkNames: '[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    external: npmPackages.flatMap((name) => [name, `${name}/*`]),
    logLevel: 'warning',
  })
  cpSync(at('packages/server/migrations'), at('dist/server/migrations'), { recursive: true })
  mkdirSync(at('dist/server'), { recursive: true })
  cpSync(at('openapi/generated/dashboard.json'), at('dist/server/dashboard.json'))
  cpSync(at('openapi/generated/public-v1.json'), at('dist/server/public-v1.json'))
  const { manifest, lock } = serverPackage(server, read('package.json'), read('package-lock.json').packages)
  writeFileSync(at('dist/server/package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(at('dist/server/package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`)
}

/** Creates or migrates the database that `npm start` uses. */
async function prepare() {
  const server = spawn(process.execPath, [at('dist/server/main.js'), '--prepare'], {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_ENV: 'production', ...process.env },
  })
  const [code] = await once(server, 'exit')
  return code ?? 1
}
