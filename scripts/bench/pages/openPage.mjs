/** CPU slowdown of measured pages. */
export const slowdown = 4

/** 150 ms round trip, 10 Mbit/s. */
export const slowNetwork = { offline: false, latency: 150, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 }

/**
 * Opens a URL in a fresh profile, or again if `isRepeat`. Until it's measured, only a short readiness check runs in the
 * page besides its own scripts, because injected helpers would be measured too.
 */
export async function openPage(browser, { url, ready, storageState, rate = slowdown, network, isRepeat = false }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState })
  if (isRepeat) await visitOnce(context, url, ready)
  const page = await context.newPage()
  await page.addInitScript(`(${whenShown})(() => ${ready})`)
  const faults = []
  page.on('pageerror', (error) => faults.push(error.message))
  const session = await context.newCDPSession(page)
  // CPU time instead of wall time, so other load doesn't count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  if (network) await session.send('Network.emulateNetworkConditions', network)
  const requests = []
  const quiet = quietOf(page)
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests.push({ url: request.url(), type: request.resourceType() })
  })
  await page.goto(url, { waitUntil: 'commit' })

  const evaluate = async (expression) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
  const rest = async (condition = ready) => {
    const deadline = Date.now() + 60_000
    while (Date.now() < deadline) {
      if (quiet.for() > 500 && (await evaluate(condition))) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`${url} did not come to rest within a minute; faults: ${faults.join('; ') || 'none'}.`)
  }
  await rest()
  return {
    page,
    session,
    requests,
    evaluate,
    rest,
    async metric(wanted) {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === wanted).value
    },
    async heap() {
      // Twice, because the second round collects what the first one finalized.
      await session.send('HeapProfiler.collectGarbage')
      await session.send('HeapProfiler.collectGarbage')
      const { usedSize, backingStorageSize = 0 } = await session.send('Runtime.getHeapUsage')
      return usedSize + backingStorageSize
    },
    async close() {
      await context.close()
      if (faults.length > 0) throw new Error(`${url}: ${faults.join('; ')}`)
    },
  }
}

/** Milliseconds without a request in flight. */
function quietOf(page) {
  const open = new Set()
  let since = Date.now()
  page.on('request', (request) => open.add(request))
  for (const end of ['requestfinished', 'requestfailed']) {
    page.on(end, (request) => {
      open.delete(request)
      since = Date.now()
    })
  }
  return { for: () => (open.size > 0 ? 0 : Date.now() - since) }
}

/** Fills the caches of a profile. */
async function visitOnce(context, url, ready) {
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForFunction(ready)
  await page.close()
}

/** Runs in the page: records when the condition was first painted as `shownAt`. */
function whenShown(isReady) {
  const observer = new MutationObserver(() => {
    if (!isReady()) return
    observer.disconnect()
    // A task after the frame runs when it's painted.
    requestAnimationFrame(() => setTimeout(() => (globalThis.shownAt = performance.now())))
  })
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['aria-busy', 'aria-label'] })
}
