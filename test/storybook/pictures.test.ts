import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { modes } from '../../.storybook/modes'
import { differenceFrom } from './comparePictures'
import { type ModeName, pictured } from './pictured'
import { launchPinnedBrowser } from './pinnedBrowser'
import { serveFolder } from './serveFolder'

const root = fileURLToPath(new URL('../..', import.meta.url))
const storybook = join(root, 'dist/storybook')

// Replaces the system's mono font with a pinned one.
const mono = readFileSync(join(root, 'node_modules/@fontsource/cousine/files/cousine-latin-400-normal.woff2'))
const monoFont = `@font-face { font-family: 'Liberation Mono'; src: url(data:font/woff2;base64,${mono.toString('base64')}) }`

const why = 'Skipped: pictures are compared with the browser of the lock file alone, and it does not run here.'

let browser: Browser | undefined
let served: Awaited<ReturnType<typeof serveFolder>>
let page: Page

beforeAll(async () => {
  browser = await launchPinnedBrowser()
  if (!browser) return console.warn(why)
  served = await serveFolder(storybook)
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' })
  page = await context.newPage()
})
afterAll(async () => {
  await browser?.close()
  served?.stop()
})

const size = { phone: { width: 400, height: 860 }, desktop: { width: 1280, height: 800 } } as const

interface Preview {
  currentRender?: { phase?: string }
}

async function take(story: string, mode: ModeName): Promise<Buffer> {
  const { appearance, viewport } = modes[mode]
  await page.setViewportSize(size[viewport as keyof typeof size])
  // The stories' own tests already run axe.
  const globals = `appearance:${appearance};a11y.manual:!true`
  await page.goto(`${served.origin}/iframe.html?id=${story}&viewMode=story&globals=${globals}`)
  await page.addStyleTag({ content: monoFont })
  const phase = await page.waitForFunction(() => {
    const { currentRender } = (window as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__ ?? {}
    const ends = ['completed', 'finished', 'errored', 'aborted']
    return ends.includes(currentRender?.phase ?? '') && currentRender?.phase
  })
  expect(await phase.jsonValue(), `${story} fails, npm test -- stories says why`).not.toBe('errored')
  await page.waitForFunction(() => !document.querySelector('[role=status][aria-label=Loading]'))
  await page.evaluate(async () => {
    await document.fonts.ready
    // Repositions overlays that opened before the fonts were loaded.
    dispatchEvent(new Event('resize'))
    const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await frames()
    // Text that was drawn while it moved stays a fraction of a pixel off until everything is drawn again.
    document.documentElement.style.opacity = '0.9'
    await frames()
    document.documentElement.style.opacity = ''
    await frames()
  })
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
}

const all = Object.entries(pictured).flatMap(([story, inModes]) => inModes.map((mode) => [story, mode] as const))
const nameOf = (story: string, mode: string) => `${story}.${mode.replace(' ', '-')}`

it.for(all)('%s, %s, matches its snapshot', async ([story, mode], test) => {
  test.skip(!browser, why)
  expect(differenceFrom(nameOf(story, mode), await take(story, mode))).toBeUndefined()
})

it('has no unused snapshots, and few', () => {
  const pictures = readdirSync(join(root, 'packages/ui/pictures')).sort()
  expect(pictures).toEqual(all.map(([story, mode]) => `${nameOf(story, mode)}.png`).sort())
  expect(pictures.length).toBeLessThan(40)
})

it.skipIf(process.env.PICTURES)('detects a difference of ten by ten pixels', () => {
  const [story, mode] = all[0] ?? expect.fail('there are no pictures')
  const picture = PNG.sync.read(readFileSync(join(root, `packages/ui/pictures/${nameOf(story, mode)}.png`)))
  for (let y = 0; y < 10; y++) picture.data.fill(128, y * picture.width * 4, y * picture.width * 4 + 40)
  expect(differenceFrom(nameOf(story, mode), PNG.sync.write(picture))).toMatch(
    /^\d+ pixels differ: see .*difference\.png\.$/,
  )
})
