import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compress } from '../../compress.mjs'
import { root } from '../../installed.mjs'

/** Headers that affect the browser. */
const shared = ['content-security-policy', 'referrer-policy', 'x-content-type-options', 'cross-origin-opener-policy']

/** Builds and serves the bare React pages like the product, in a separate process that forwards their API calls to it. */
export async function startBare(folder, productOrigin) {
  for (const name of ['page', 'switch', 'floor']) {
    await build({
      configFile: false,
      root: join(root, 'scripts/bench/pages/bare', name),
      base: `/${name}/`,
      plugins: [react()],
      build: { outDir: join(folder, name), emptyOutDir: true, target: 'es2023' },
      logLevel: 'error',
    })
  }
  await compress(folder)
  const { headers } = await fetch(productOrigin)
  const passedOn = Object.fromEntries(shared.map((name) => [name, headers.get(name)]).filter(([, value]) => value))
  const child = spawn(
    process.execPath,
    [join(root, 'scripts/bench/pages/serveBare.mjs'), folder, JSON.stringify(passedOn), productOrigin],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [port] = await once(child.stdout, 'data')
  return { origin: `http://127.0.0.1:${String(port).trim()}`, folder, stop: () => child.kill() }
}
