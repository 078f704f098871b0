import { times } from '../components/ratios.mjs'

const goal = 1.2
const minutes = 8 * 60

/** Heap of a list that stays open for a working day with a simulated clock. */
export async function measurePolling({ browser, product, storageState, say }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.clock.install()
  let underWay = 0
  let polls = 0
  page.on('request', (request) => {
    underWay++
    if (request.url().includes('/api/')) polls++
  })
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, () => underWay--)
  const responses = async () => {
    do await new Promise((resolve) => setTimeout(resolve, 20))
    while (underWay > 0)
  }
  const passMinute = async () => {
    await page.clock.runFor(60_000)
    await responses()
  }
  const heap = async () => {
    for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  await page.goto(`${product.origin}/businesses`)
  // The first rows come before the app, whose calls would run out of time.
  await page.getByText(/^Showing 1 to/).waitFor()
  await page.waitForLoadState('networkidle')
  // Preloads belong to the start.
  for (let minute = 0; minute < 5; minute++) await passMinute()
  polls = 0
  const begin = await heap()
  for (let minute = 0; minute < minutes; minute++) {
    // The session of an inactive user would end.
    await page.mouse.move(minute % 2, 0)
    await passMinute()
    if (minute % 120 === 119) say(`polling, ${(minute + 1) / 60} h`)
  }
  const ratio = (await heap()) / begin
  const isThere = await page.locator('tbody th a').count()
  await context.close()
  if (polls < minutes || isThere < 25) throw new Error(`Only ${polls} calls were made in 8 hours of polling.`)
  return [
    {
      what: 'heap after 8 hours of polling, vs. start',
      of: `list of businesses, ${polls} calls`,
      figure: times(ratio),
      goal: `≤ ${times(goal)}`,
      isMet: ratio <= goal,
    },
  ]
}
