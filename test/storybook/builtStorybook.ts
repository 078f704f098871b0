import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { launchPinnedBrowser } from './pinnedBrowser'
import { serveFolder } from './serveFolder'

const storybook = join(fileURLToPath(new URL('../..', import.meta.url)), 'dist/storybook')

/** Opens the built Storybook in a browser: the lock file's, or CHROMIUM. Font rendering doesn't matter here. */
export function withStorybook() {
  let browser: Browser
  let served: Awaited<ReturnType<typeof serveFolder>>
  let page: Page
  beforeAll(async () => {
    browser = (await launchPinnedBrowser()) ?? (await launchNamedBrowser())
    served = await serveFolder(storybook)
    page = await (await browser.newContext()).newPage()
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    served?.stop()
  })
  return {
    page: () => page,
    /** Opens a story, with args in the URL. */
    open: (story: string, args = '') =>
      page.goto(`${served.origin}/iframe.html?id=${story}&viewMode=story${args && `&args=${args}`}`),
    openDocs: (docs: string) => page.goto(`${served.origin}/iframe.html?id=${docs}&viewMode=docs`),
  }
}

const launchNamedBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: (process.env.CHROMIUM_ARGS ?? '').split(' ').filter(Boolean),
  })
