/**
 * `npm run build` writes dist/app, static files with compressed versions, and dist/server, which needs the packages in
 * packages/server/package.json and nothing else of this project. `--prepare` creates the database at the same time, for
 * the first `npm start`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { build } from 'vite'
import { buildServer } from './buildServer.mjs'
import { compress } from './compress.mjs'
import { root } from './installed.mjs'
import { buildReference } from './reference.mjs'
import { markBuilt } from './sources.mjs'

const at = (path) => join(root, path)

await buildServer(at('dist/server'))
const prepared = process.argv.includes('--prepare') ? prepare() : 0
await buildApp()
markBuilt()
process.exitCode = await prepared

async function buildApp() {
  await build({ configFile: at('vite.config.ts'), logLevel: 'warn', mode: 'production' })
  await buildReference(at('dist/app/docs/api'))
  await compress(at('dist/app'))
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
