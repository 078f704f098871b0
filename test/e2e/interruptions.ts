import type { Page, Route } from 'playwright'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { visitAs } from './person'

export const enter = (path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> =>
  visitAs(demoAccounts.canadian.email, path, { prepare })

/** Aborts requests on demand instead of by timeout. */
export const abortOnDemand = (page: Page) =>
  page.addInitScript(() => {
    const waiting: AbortController[] = []
    AbortSignal.timeout = () => {
      const controller = new AbortController()
      waiting.push(controller)
      return controller.signal
    }
    Object.assign(window, {
      giveUp: () => {
        for (const one of waiting) one.abort(new DOMException('Too late.', 'TimeoutError'))
      },
    })
  })
/** Aborts the requests of a page with `abortOnDemand`. */
export const giveUp = (page: Page) => page.evaluate(() => (window as unknown as { giveUp: () => void }).giveUp())

/** Holds what awaits it until it's opened. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

/** Holds the changes sent to a URL. Returns a function that lets them through. */
export async function holdChanges(page: Page, url: string): Promise<() => void> {
  const { opened, open } = gate()
  await page.route(url, async (route) => {
    if (route.request().method() !== 'GET') await opened
    await route.continue()
  })
  return open
}

export const problem = (status: number) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    json: { title: 'Refused', status, code: 'refused', request_id: 'r', detail: 'It was refused.', errors: [] },
  })
export const toast = (page: Page, text: string) => page.getByRole('alertdialog', { name: text })
