/**
 * `npm run build`: dist/app, static files for any host, compressed beside each file; and dist/server, one file that needs the
 * server's npm packages (packages/server/package.json) and nothing else of this project.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build as bundle } from 'esbuild'
import { build } from 'vite'
import { compress } from './compress.mjs'
import { root } from './installed.mjs'
import { markBuilt } from './sources.mjs'

const at = (path) => join(root, path)

await build({ configFile: at('vite.config.ts'), logLevel: 'warn', mode: 'production' })
await compress(at('dist/app'))

/** Modules that run in a thread of their own lie beside the server's one file. */
const threads = readdirSync(at('packages/server/src'), { recursive: true }).filter((file) => file.endsWith('Thread.ts'))

rmSync(at('dist/server'), { recursive: true, force: true })
const { dependencies } = JSON.parse(readFileSync(at('packages/server/package.json'), 'utf8'))
const npmPackages = Object.keys(dependencies).filter((name) => !name.startsWith('@partner-dashboard/'))
await bundle({
  entryPoints: ['main.ts', ...threads].map((file) => ({
    in: at(`packages/server/src/${file}`),
    out: basename(file, '.ts'),
  })),
  outdir: at('dist/server'),
  bundle: true,
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
markBuilt()
