import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { launchPinnedBrowser } from './pinnedBrowser'
import { serveFolder } from './serveFolder'

const storybook = join(fileURLToPath(new URL('../..', import.meta.url)), 'dist/storybook')
const why = 'Skipped: what was built is looked at in the browser of the lock file alone, and it does not run here.'

// The stories run on styles as they were written. A build may rewrite them for browsers that are older, and lose what runs from right to left.
let browser: Browser | undefined
let served: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  browser = await launchPinnedBrowser()
  if (!browser) return console.warn(why)
  served = await serveFolder(storybook)
}, 60_000)
afterAll(async () => {
  await browser?.close()
  served?.stop()
})
beforeEach((test) => {
  test.skip(!browser, why)
})

it('fills a bar from the right where the page runs from there', async () => {
  const page = await (await (browser as Browser).newContext()).newPage()
  await page.goto(`${served.origin}/iframe.html?id=components-progressbar--right-to-left&viewMode=story`)
  const bar = page.getByRole('progressbar')
  await bar.waitFor()
  const gaps = await bar.evaluate((track) => {
    const around = track.getBoundingClientRect()
    const fill = (track.firstElementChild as Element).getBoundingClientRect()
    return { left: Math.round(fill.left - around.left), right: Math.round(around.right - fill.right) }
  })
  expect(gaps.right).toBe(0)
  expect(gaps.left).toBeGreaterThan(0)
})
