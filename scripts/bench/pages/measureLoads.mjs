import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { middle, spread, times, turned } from '../components/ratios.mjs'
import { openPage } from './openPage.mjs'

/** Metrics of a page, in the table's order. */
const meters = {
  jsBrotli: { what: 'JavaScript, brotli', isBytes: true },
  jsGzip: { what: 'JavaScript, gzip', isBytes: true },
  // No ratio, because the bare page has one rule.
  cssBrotli: { what: 'style sheets, brotli', isBytes: true, isAlone: true },
  cssGzip: { what: 'style sheets, gzip', isBytes: true, isAlone: true },
  requests: { what: 'requests', isCount: true },
  jsRequests: { what: 'requests for JavaScript', isCount: true },
  fcp: { what: 'first contentful paint' },
  lcp: { what: 'largest contentful paint' },
  shown: { what: 'content painted' },
  script: { what: 'script time' },
  blocking: { what: 'blocking time' },
  heap: { what: 'heap' },
  shift: { what: 'layout shift', isShare: true },
}

const goals = {
  login: { jsBrotli: 100_000, cssBrotli: 12_000, requests: 5, fcp: 1.3, lcp: 1.6, script: 1.6, heap: 1.5, shift: 0.02 },
  'list of businesses': {
    jsBrotli: 142_000,
    cssBrotli: 12_000,
    jsRequests: 3,
    fcp: 2,
    lcp: 1.6,
    shown: 2.6,
    script: 3.5,
    heap: 3,
    shift: 0.02,
  },
  business: { shown: 3, shift: 0.02 },
  home: { shown: 3, shift: 0.02 },
}

/** Opens each page with an empty cache, alternating with the bare page. */
export async function measureLoads({ browser, subjects: { bare: bareOne, ...subjects }, rounds, say }) {
  const names = Object.keys(subjects)
  const found = Object.fromEntries(['bare', ...names].map((name) => [name, []]))
  // The first round warms up caches.
  for (let round = -1; round < rounds; round++) {
    const bares = []
    for (const name of turned(names, round + 1)) {
      bares.push(await measureOnce(browser, bareOne))
      const measured = await measureOnce(browser, subjects[name])
      if (round >= 0) found[name].push(measured)
    }
    if (round >= 0) found.bare.push(middleOf(bares))
    say(`pages, round ${round + 1} of ${rounds}`)
  }
  const of = (name, meter) => found[name].map((round) => round[meter])
  const rows = names.flatMap((name) =>
    Object.entries(meters).map(([meter, kind]) =>
      rowOf({ name, kind, values: of(name, meter), limits: of('bare', meter), goal: goals[name]?.[meter] }),
    ),
  )
  return { rows, bare: middleOf(found.bare) }
}

const middleOf = (measures) =>
  Object.fromEntries(Object.keys(meters).map((meter) => [meter, middle(measures.map((each) => each[meter]))]))

function rowOf({ name, kind: { what, isBytes, isCount, isAlone, isShare }, values, limits, goal }) {
  const value = middle(values)
  if (isShare)
    return { what, of: name, figure: value.toFixed(3), ...(goal && { goal: `≤ ${goal}`, isMet: value <= goal }) }
  if (isBytes || isCount) {
    const figure = `${isBytes ? kilobytes(value) : value}${isAlone ? '' : `, ${times(value / middle(limits))}`}`
    const words = isBytes ? kilobytes(goal, 0) : goal
    return { what, of: name, figure, ...(goal && { goal: `≤ ${words}`, isMet: value <= goal }) }
  }
  // No ratio if the bare page has no blocking time.
  if (Math.min(...limits) <= 0)
    return { what, of: name, figure: `${Math.round(value)} ms, bare ${Math.round(middle(limits))} ms` }
  const { ratio, text } = spread(values, limits)
  return { what, of: name, figure: text, ...(goal && { goal: `≤ ${times(goal)}`, isMet: ratio <= goal }) }
}

export const kilobytes = (bytes, digits = 1) => `${(bytes / 1000).toFixed(digits)} kB`

export async function measureOnce(browser, { folder, ...opening }) {
  const opened = await openPage(browser, opening)
  const script = await opened.metric('ScriptDuration')
  const requests = [...opened.requests]
  const times = await opened.evaluate(`(${timesOf})()`)
  const heap = await opened.heap()
  await opened.close()
  const bytes = (type, ending) =>
    requests.filter((request) => request.type === type).reduce((sum, { url }) => sum + sizeOf(folder, url, ending), 0)
  return {
    ...times,
    script: script * 1000,
    heap,
    requests: requests.length,
    jsRequests: requests.filter(({ type }) => type === 'script').length,
    jsBrotli: bytes('script', '.br'),
    jsGzip: bytes('script', '.gz'),
    cssBrotli: bytes('stylesheet', '.br'),
    cssGzip: bytes('stylesheet', '.gz'),
  }
}

/** Size of the built file for a URL; uncompressed if that's smaller. */
export function sizeOf(folder, url, ending) {
  const path = join(folder, new URL(url).pathname)
  return statSync(existsSync(`${path}${ending}`) ? `${path}${ending}` : path).size
}

// Runs in the page.
async function timesOf() {
  const entries = (type) =>
    new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
      observer.observe({ type, buffered: true })
      setTimeout(() => resolve([]), 500)
    })
  const types = ['largest-contentful-paint', 'longtask', 'layout-shift']
  const [largest, long, shifts] = await Promise.all(types.map(entries))
  return {
    fcp: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    lcp: largest.at(-1).startTime,
    shown: globalThis.shownAt,
    shift: shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
    blocking: long.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  }
}
