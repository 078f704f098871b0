import type { Page, Route } from 'playwright'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { signIn, visit } from './person'

/** Signs in once per file; further pages get the token in the URL. */
let token: string | null = null
export async function enter(
  path: string,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<Page> {
  const page = await visit('/login')
  if (token === null) {
    await signIn(page, demoAccounts.canadian.email)
    token = await page.evaluate(() => localStorage.getItem('partner-dashboard.alternate-login-token'))
  }
  await prepare(page)
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}token=${token}`)
  return page
}

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

export const problem = (status: number) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    json: { title: 'Refused', status, code: 'refused', request_id: 'r', detail: 'It was refused.', errors: [] },
  })
export const toast = (page: Page, text: string) => page.getByRole('alertdialog', { name: text })
