/** What keys, rows and files cost in the components of packages/ui, against the plainest thing that does the same and against what others use. */
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
  const outDir = join(root, '.cache/bench/components')
  await mkdir(outDir, { recursive: true })
  const config = {
    configFile: false,
    root: join(root, 'scripts/bench/components'),
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
    const wanted = (part) => !only || only.includes(part)
    const rows = []
    if (wanted('keys')) rows.push(...(await measureKeys({ open, rounds, say })))
    if (wanted('tables')) rows.push(...(await measureTables({ open, rounds, say })))
    if (wanted('csv')) rows.push(...(await measureCsv({ open, rounds, say })))
    return { about: aboutWords, rows, versions: [found.name], seed: 'the rows of scripts/bench/components/rows.ts' }
  } finally {
    await browser.close()
    await server.close()
  }
}

const aboutWords = [
  'Time is the processor time of the page. A **key** is pressed by the browser itself, in a field for a telephone number; its figure is the script time',
  'beside that of a plain controlled input, each with the same label and line for a message around it. A **table** of ten columns is measured by the time its main thread is busy, layout and paint included,',
  'beside a windowed table written by hand for these columns and nothing else, which is the limit; 10 000 rows on a processor slowed four times,',
  '100 000 at full speed. A **file** is compared with `map` and `join` that quote where a cell needs it, as a table of another program would write it;',
  'and, for what that costs, with a bare `map` and `join`, whose file breaks at the first comma in a cell. The middle of the rounds counts.',
]

/** Opens a subject on a page of its own, with the browser's own meters at hand. */
function pageOpener(browser, origin) {
  return async (subject) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    page.on('pageerror', (error) => {
      throw error
    })
    const session = await context.newCDPSession(page)
    // The processor's time of the page, not the clock's: what else the machine does is not counted.
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
      /** How much of a meter an action takes, until the page rests, in ms. */
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
