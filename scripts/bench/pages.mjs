/** What the pages cost whoever opens them: beside a bare page of React, built, served and measured alike in the same run. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findBrowser } from '../browser.mjs'
import { root } from '../installed.mjs'
import { startBare } from './pages/bare.mjs'
import { measureBuild } from './pages/measureBuild.mjs'
import { kilobytes, measureLoads } from './pages/measureLoads.mjs'
import { measurePolling } from './pages/measurePolling.mjs'
import { isFilled, measureRouteChanges } from './pages/measureRouteChanges.mjs'
import { signIn, startProduct } from './pages/product.mjs'

export const name = 'pages'

/** @type {import('../bench.mjs').Part['run']} */
export async function run({ say, rounds }) {
  const folder = join(root, '.cache/bench/pages')
  await mkdir(folder, { recursive: true })
  const found = await findBrowser()
  if ('why' in found) throw new Error(found.why)
  Object.assign(process.env, found.env)
  const closing = []
  try {
    say('The product is built and its data seeded')
    const product = await startProduct(folder)
    closing.unshift(product.stop)
    const bare = await startBare(join(folder, 'bare'), product.origin)
    closing.unshift(bare.stop)
    const browser = await chromium.launch({
      executablePath: found.env.CHROMIUM,
      args: found.env.CHROMIUM_ARGS.split(' '),
    })
    closing.unshift(() => browser.close())
    const { storageState, business } = await signIn(browser, product.origin)

    const ours = (path, ready, state) => ({
      folder: product.folder,
      url: product.origin + path,
      ready,
      storageState: state,
    })
    const subjects = {
      bare: { folder: bare.folder, url: `${bare.origin}/page/`, ready: `Boolean(document.querySelector('h1'))` },
      login: ours('/login', `Boolean(document.querySelector('form input'))`),
      'list of businesses': ours('/businesses', `document.querySelectorAll('tbody th a').length === 25`, storageState),
      business: ours(business, isFilled, storageState),
      home: ours('/', isFilled, storageState),
    }
    const shared = { browser, product, bare, storageState, business, subjects, rounds, say }
    const only = process.env.BENCH_ONLY?.split(',')
    const wanted = (part) => !only || only.includes(part)
    const rows = []
    const about = [...aboutWords]
    if (wanted('loads')) {
      const loads = await measureLoads(shared)
      rows.push(...loads.rows)
      about.push(aboutBare(loads.bare), '')
    }
    rows.push(...measureBuild(product))
    if (wanted('routes')) rows.push(...(await measureRouteChanges(shared)))
    if (wanted('polling')) rows.push(...(await measurePolling(shared)))
    return { about: about.slice(0, -1), rows, versions: [found.name], seed: 'the demo data' }
  } finally {
    for (const close of closing) await close()
  }
}

const aboutWords = [
  'The production build with its compressed files, served by the product itself on this machine to a Chromium that has nothing cached and whose processor',
  'is slowed four times, in turns with a **bare page**: React, a heading and a button, built by the same tool, compressed alike and sent with the same',
  'headers. Each figure is the middle of the ratios of the rounds, with the least and the most. Bytes are those of the built files that a page fetched.',
  '**Requests** are all until the page shows its data and nothing has been on its way for half a second: the document, `config.json`, calls of the API,',
  'scripts, style sheets, and the one font, of 48 kB, which no byte figure here counts and no text waits for. What is fetched ahead four seconds later,',
  'for menus that may be opened, is not counted. **Script time**',
  'is what the processor gave it, **blocking time** what tasks took beyond 50 ms each, **heap** what is left after a collection.',
  'A **route change** is measured from the click until the next heading is painted, the pointer having rested on the link until code and data were there;',
  'its limit is a page of React whose state switches between the very same elements and style sheets, with nothing behind them. **8 hours of polling** are',
  "minutes of the page's clock, driven on one by one, each call answered.",
  '',
]

const aboutBare = ({ jsBrotli, fcp, lcp, script, blocking, heap }) =>
  `The bare page of this run: ${kilobytes(jsBrotli)} of JavaScript (brotli), first and largest paint after ${Math.round(fcp)} and ${Math.round(lcp)} ms, ` +
  `${Math.round(script)} ms of script, ${Math.round(blocking)} ms of blocking, ${(heap / 1e6).toFixed(1)} MB of heap.`
