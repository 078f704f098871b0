/** How many times slower than this machine the page's processor is. */
export const slowdown = 4

/**
 * Opens an address in a profile of its own, with nothing cached. Until it is measured no script but its own runs in the page, save the short
 * question whether it is there: a harness that puts its helpers into the page measures those too.
 */
export async function openPage(browser, { url, ready, storageState, rate = slowdown }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState })
  const page = await context.newPage()
  const faults = []
  page.on('pageerror', (error) => faults.push(error.message))
  const session = await context.newCDPSession(page)
  // The processor's time of the page, not the clock's: what else the machine does is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate })
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
      // Twice: what the first round finalizes the second takes away.
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

/** For how many milliseconds nothing has been on its way. */
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
