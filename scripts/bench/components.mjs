/** Measures keystrokes, tables and files of packages/ui against a minimal implementation and other libraries. */
import { execFileSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { findBrowser } from '../browser.mjs'
import { root } from '../installed.mjs'
import { measureCsv } from './components/measureCsv.mjs'
import { measureKeys } from './components/measureKeys.mjs'
import { measureTables } from './components/measureTables.mjs'

export const name = 'components'

/** @type {import('../bench.mjs').Part['run']} */
export async function run({ say, rounds }) {
  const sources = join(root, 'scripts/bench/components')
  // The libraries to compare with aren't needed for anything else, so a plain install leaves them out.
  execFileSync('npm', ['ci', '--loglevel=error'], { cwd: sources, stdio: 'inherit' })
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', sources], { stdio: 'inherit' })
  const outDir = join(root, '.cache/bench/components')
  await mkdir(outDir, { recursive: true })
  const config = {
    configFile: false,
    root: sources,
    plugins: [react(), vanillaExtractPlugin()],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5000 },
    logLevel: 'error',
  }
  await build(config)
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } })
  const found = await findBrowser()
  if ('why' in found) throw new Error(found.why)
  Object.assign(process.env, found.env)
  const browser = await chromium.launch({
    executablePath: found.env.CHROMIUM,
    args: [...found.env.CHROMIUM_ARGS.split(' '), '--enable-precise-memory-info', '--js-flags=--expose-gc'],
  })
  const open = pageOpener(browser, `http://127.0.0.1:${server.httpServer.address().port}`)
  try {
    const only = process.env.BENCH_ONLY?.split(',')
    const isIncluded = (part) => !only || only.includes(part)
    const rows = []
    if (isIncluded('keys')) rows.push(...(await measureKeys({ open, rounds, say })))
    if (isIncluded('tables')) rows.push(...(await measureTables({ open, rounds, say })))
    if (isIncluded('csv')) rows.push(...(await measureCsv({ open, rounds, say })))
    return { about: introduction, rows, versions: [found.name], seed: 'the rows of scripts/bench/components/rows.ts' }
  } finally {
    await browser.close()
    await server.close()
  }
}

const introduction = [
  'Times are CPU time of the page, as the median of the rounds.',
  '',
  '- A **keystroke** is sent by the browser to a phone number field. It is compared with a plain controlled input with the same label and message.',
  '- A **table** has ten columns. Its main thread time, including layout and paint, is compared with a hand-written windowed table for these columns only.',
  '  10,000 rows run at a CPU slowdown of 4×, 100,000 at full speed.',
  '- A **file** is compared with `map` and `join` that quote cells where needed, and with a bare `map` and `join` without quoting.',
]

/** Opens a subject on a separate page with performance metrics. */
function pageOpener(browser, origin) {
  return async (subject) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    page.on('pageerror', (error) => {
      throw error
    })
    const session = await context.newCDPSession(page)
    // CPU time instead of wall time, so other load doesn't count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(`${origin}/?${new URLSearchParams(subject)}`)
    await page.waitForFunction(() => 'bench' in window)
    const metric = async (wanted) => {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name: each }) => each === wanted).value
    }
    return {
      page,
      session,
      /** Change of a metric during an action, in ms. */
      async cost(meter, action) {
        const before = await metric(meter)
        await action()
        await page.evaluate(() => window.bench.rest())
        return ((await metric(meter)) - before) * 1000
      },
      async heap() {
        await session.send('HeapProfiler.collectGarbage')
        const { usedSize, backingStorageSize = 0 } = await session.send('Runtime.getHeapUsage')
        return usedSize + backingStorageSize
      },
      close: () => context.close(),
    }
  }
}
