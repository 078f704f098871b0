import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

/** API responses that haven't arrived, and the time of the last one in ms, by page. */
const waiting = new WeakMap<Page, { count: number; lastAt: number }>()
/** A part that needs the response of another requests its own within this time, in ms. */
const settleTime = 150

/** Lets a page wait without one of its limits, in ms. */
export const withoutLimit = (page: Page, limit: number): Promise<unknown> =>
  page.addInitScript((limitMs) => {
    const set = setTimeout
    const without = (run: () => void, ms: number, ...rest: unknown[]) => (ms === limitMs ? 0 : set(run, ms, ...rest))
    Object.assign(window, { setTimeout: without })
  }, limit)

/** Lets the app wait for its font without its limit of 3 s: text that changes its font later may move content. */
export const withoutFontLimit = (page: Page): Promise<unknown> => withoutLimit(page, 3000)

/** Delays each API request by up to `longest` ms, by its path, so the parts of a page arrive one after another in mixed order. */
export async function stagger(page: Page, longest = 150): Promise<void> {
  const pending = { count: 0, lastAt: 0 }
  waiting.set(page, pending)
  await withoutFontLimit(page)
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const text = pathname + (process.env.E2E_SEED ?? '')
    const place = [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 307, 0) / 307
    pending.count += 1
    await new Promise((resolve) => setTimeout(resolve, longest * place))
    // A page that is left ends its requests.
    await route.continue().catch(() => undefined)
    pending.count -= 1
    pending.lastAt = Date.now()
  })
}

/** Runs what waits for an animation frame `delay` ms later, as on a busy device. */
export const delayFrames = (page: Page, delay: number): Promise<unknown> =>
  page.addInitScript((ms) => {
    const [request, cancel] = [requestAnimationFrame, cancelAnimationFrame]
    const timers = new Map<number, ReturnType<typeof setTimeout>>()
    globalThis.requestAnimationFrame = (run) => {
      const frame = request((at) => timers.set(frame, setTimeout(run, ms, at + ms)))
      return frame
    }
    globalThis.cancelAnimationFrame = (frame) => {
      cancel(frame)
      clearTimeout(timers.get(frame))
    }
  }, delay)

/** Runs the page's scripts and rendering `rate` times slower. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

let isResting = false

/** Rests the pointer on what is clicked first, which loads the page of a link before the click. */
export function restPointer(page: Page, ms: number): void {
  if (isResting) return
  isResting = true
  const locators: Locator = Object.getPrototypeOf(page.locator('html'))
  const { click } = locators
  locators.click = async function (this: Locator, options) {
    await this.hover({ position: options?.position, force: options?.force })
    await this.page().waitForTimeout(ms)
    await click.call(this, options)
  }
}

/** Layout shifts since the page began, with what moved. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & {
            value: number
            sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
          })[]
          const moved = ({ sources }: (typeof entries)[number]) =>
            sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.nodeName} ${node?.textContent?.slice(0, 30)} from ${previousRect.y} to ${currentRect.y}`,
            )
          resolve(entries.map((entry) => ({ value: entry.value, moved: moved(entry) })))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(resolve, 100, [])
      }),
  )

/** Fails if a loaded page has moved while it loaded, and names what moved. */
export async function expectStill(page: Page, message?: string): Promise<void> {
  const pending = waiting.get(page)
  const isSettled = () => !pending || (pending.count === 0 && Date.now() - pending.lastAt > settleTime)
  await expect.poll(isSettled).toBe(true)
  const shifts = await shiftsOf(page)
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(total, `${message ?? page.url()} ${JSON.stringify(shifts)}`).toBeLessThan(0.02)
}
