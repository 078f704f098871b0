import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compress } from '../../compress.mjs'
import { root } from '../../installed.mjs'

/** What the browser makes something of; the rest is each server's own. */
const shared = ['content-security-policy', 'referrer-policy', 'x-content-type-options', 'cross-origin-opener-policy']

/** Two pages of React and nothing else, built, compressed and served as the product is, by a process of its own. */
export async function startBare(folder, productOrigin) {
  for (const name of ['page', 'switch']) {
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
  const sent = Object.fromEntries(shared.map((name) => [name, headers.get(name)]).filter(([, value]) => value))
  const child = spawn(
    process.execPath,
    [join(root, 'scripts/bench/pages/serveBare.mjs'), folder, JSON.stringify(sent)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [port] = await once(child.stdout, 'data')
  return { origin: `http://127.0.0.1:${String(port).trim()}`, folder, stop: () => child.kill() }
}
