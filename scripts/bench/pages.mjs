/** Measures pages against a bare React page, built, served and measured in the same run. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findBrowser } from '../browser.mjs'
import { root } from '../installed.mjs'
import { startBare } from './pages/bare.mjs'
import { measureBuild } from './pages/measureBuild.mjs'
import { measureInteractions } from './pages/measureInteractions.mjs'
import { kilobytes, measureLoads } from './pages/measureLoads.mjs'
import { measurePolling } from './pages/measurePolling.mjs'
import { measureRouteChanges } from './pages/measureRouteChanges.mjs'
import { measureVisits } from './pages/measureVisits.mjs'
import { signIn, startProduct } from './pages/product.mjs'

export const name = 'pages'

/** @type {import('../bench.mjs').Part['run']} */
export async function run({ say, show, rounds }) {
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
    const listReady = `document.querySelectorAll('tbody th a').length === 25`
    const floor = {
      folder: bare.folder,
      url: `${bare.origin}/floor/`,
      ready: listReady,
      // The same session on the bare pages' origin.
      storageState: {
        ...storageState,
        origins: storageState.origins.map((each) => ({ ...each, origin: bare.origin })),
      },
    }
    const subjects = {
      bare: { folder: bare.folder, url: `${bare.origin}/page/`, ready: `Boolean(document.querySelector('h1'))` },
      login: ours('/login', `Boolean(document.querySelector('form input'))`),
      'list of businesses': ours('/businesses', listReady, storageState),
      business: ours(business, hasSection('Recent activity', 'li'), storageState),
      home: ours('/', hasSection('From offer to repayment', 'a'), storageState),
    }
    const shared = { browser, product, bare, storageState, business, subjects, rounds, say }
    const only = process.env.BENCH_ONLY?.split(',')
    const isIncluded = (part) => !only || only.includes(part)
    const rows = []
    const add = (measured) => {
      // A later part can fail, and a run takes a quarter of an hour.
      show(measured)
      rows.push(...measured)
    }
    const about = [...introduction]
    if (isIncluded('loads')) {
      const loads = await measureLoads(shared)
      add(loads.rows)
      about.push(aboutBare(loads.bare), '')
    }
    if (isIncluded('visits')) add(await measureVisits({ ...shared, subjects: { ...subjects, floor } }))
    add(measureBuild(product))
    if (isIncluded('routes')) add(await measureRouteChanges(shared))
    if (isIncluded('interactions')) add(await measureInteractions(shared))
    if (isIncluded('polling')) add(await measurePolling(shared))
    return { about: about.slice(0, -1), rows, versions: [found.name], seed: 'the demo data' }
  } finally {
    for (const close of closing) await close()
  }
}

/** A page's last section has its content, in the shell or in the app. */
const hasSection = (title, item) =>
  `[...document.querySelectorAll('main h2')].some((head) => head.textContent === '${title}' && head.closest('section').querySelector('${item}'))`

const introduction = [
  'The production build, served compressed by the product to a Chromium with an empty cache and a CPU slowdown of 4×, alternating with a **bare page**: React, a',
  'heading and a button, built and served the same way. Figures are medians of the ratios, with minimum and maximum.',
  '',
  "- **Requests** are all requests until the page shows its data and the network is idle for half a second, including the 48 kB font, which isn't in the byte",
  "  figures. Preloads after 4 seconds aren't counted.",
  '- **Script time** is CPU time, **blocking time** the part of tasks beyond 50 ms, **heap** the memory after garbage collection.',
  "- **Content painted** is the first frame with the page's rows or figures. The **floor page** exchanges the token, fetches the same rows and draws them with",
  '  React and nothing else. A **repeat visit** has a filled cache.',
  '- A **route change** lasts from the click to the paint of the next heading, with code and data preloaded by hovering. It is compared with a React page that',
  '  switches between the same elements and style sheets by state.',
  '- **Input to paint** is the slowest input of a step of a scripted day, as the browser reports it for its INP.',
  "- **8 hours of polling** are simulated minute by minute with the page's clock. Every request is answered.",
  '',
]

const aboutBare = ({ jsBrotli, fcp, lcp, script, blocking, heap }) =>
  `The bare page of this run: ${kilobytes(jsBrotli)} of JavaScript (brotli), first and largest paint after ${Math.round(fcp)} and ${Math.round(lcp)} ms, ` +
  `${Math.round(script)} ms of script, ${Math.round(blocking)} ms of blocking, ${(heap / 1e6).toFixed(1)} MB of heap.`
