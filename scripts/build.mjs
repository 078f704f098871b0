/**
 * `npm run build`: dist/app, static files for any host, compressed beside each file; and dist/server, one file that needs the
 * server's npm packages (packages/server/package.json) and nothing else of this project.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build as bundle } from 'esbuild'
import { build } from 'vite'
import { root } from './installed.mjs'
import { markBuilt } from './sources.mjs'

const at = (path) => join(root, path)

await build({ configFile: at('vite.config.ts'), logLevel: 'warn', mode: 'production' })
await compress(at('dist/app'))

rmSync(at('dist/server'), { recursive: true, force: true })
const { dependencies } = JSON.parse(readFileSync(at('packages/server/package.json'), 'utf8'))
const npmPackages = Object.keys(dependencies).filter((name) => !name.startsWith('@partner-dashboard/'))
await bundle({
  entryPoints: [at('packages/server/src/main.ts')],
  outfile: at('dist/server/main.js'),
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

/** Writes `.br` and `.gz` beside every text file that gets smaller, so that no request waits for a compressor. */
async function compress(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|svg|json|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(
    names.map(async (name) => {
      const text = readFileSync(name)
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        promisify(gzip)(text, { level: 9 }),
      ])
      if (br.length < text.length) writeFileSync(`${name}.br`, br)
      if (gz.length < text.length) writeFileSync(`${name}.gz`, gz)
    }),
  )
}
