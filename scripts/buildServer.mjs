import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { root } from './installed.mjs'
import { serverPackage } from './serverPackage.mjs'

const at = (path) => join(root, path)

/**
 * Bundles the server, with its migrations, contracts and package.json, into an empty folder of the project.
 *
 * @param {string} folder
 */
export async function buildServer(folder) {
  /** Modules of worker threads are placed next to main.js. */
  const threads = readdirSync(at('packages/server/src'), { recursive: true }).filter((file) =>
    file.endsWith('Thread.ts'),
  )

  rmSync(folder, { recursive: true, force: true })
  const read = (path) => JSON.parse(readFileSync(at(path), 'utf8'))
  const server = read('packages/server/package.json')
  const npmPackages = Object.keys({ ...server.dependencies, ...server.optionalDependencies })
  await build({
    entryPoints: ['main.ts', 'operate.ts', ...threads].map((file) => ({
      in: at(`packages/server/src/${file}`),
      out: basename(file, '.ts'),
    })),
    outdir: folder,
    bundle: true,
    // Loads libraries with their feature. Chunks are next to main.js, because paths of threads and migrations are relative to it.
    splitting: true,
    chunkNames: '[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    // esbuild bundles threads of a server that runs from its sources.
    external: ['esbuild', ...npmPackages].flatMap((name) => [name, `${name}/*`]),
    logLevel: 'warning',
  })
  cpSync(at('packages/server/migrations'), join(folder, 'migrations'), { recursive: true })
  cpSync(at('openapi/generated/dashboard.json'), join(folder, 'dashboard.json'))
  cpSync(at('openapi/generated/public-v1.json'), join(folder, 'public-v1.json'))
  const { manifest, lock } = serverPackage(server, read('package.json'), read('package-lock.json').packages)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(folder, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`)
}
