import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterEach, beforeAll, expect, inject } from 'vitest'

/** Problems that fail any test: thrown errors, failed assets, blocked scripts. */
const faults: string[] = []
/** Shared by the files of a worker, and ends with it. */
let browser: Browser | undefined
const pages: Page[] = []
/** Ends a wait that hangs, in ms. Several processes share two cores, so a page can take many seconds. */
const hangTimeout = 180_000

/** Opens a browser with a fresh profile per page, and fails tests with page errors. */
export function withBrowser() {
  beforeAll(async () => {
    const launch = () =>
      chromium.launch({
        executablePath: process.env.CHROMIUM,
        args: (process.env.CHROMIUM_ARGS ?? '').split(' ').filter(Boolean),
      })
    // Chromium can crash while it starts on a busy machine, before any test.
    if (!browser?.isConnected()) browser = await launch().catch(launch)
  })
  afterEach(async () => {
    await Promise.all(
      pages.splice(0).map(async (page) => {
        // A mocked response may still be in flight.
        if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
        await page.context().close()
      }),
    )
    expect(faults.splice(0)).toEqual([])
  })
}

/** URL of the worker's product. Workers are numbered from 1. */
export function origin(): string {
  const at = inject('origins')[Number(process.env.VITEST_POOL_ID) - 1]
  if (at === undefined) throw new Error(`Worker ${process.env.VITEST_POOL_ID} has no product.`)
  return at
}

/** URL by which the product links its own images in emails. */
export const publicOrigin = () => origin().replace('127.0.0.1', 'localhost')

export async function visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  if (!browser) throw new Error('withBrowser() is missing from this file.')
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: origin(), ...options })
  context.setDefaultTimeout(hangTimeout)
  const page = await context.newPage()
  pages.push(page)
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    // The browser logs 4xx responses, which tests cause intentionally.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      faults.push(`${page.url()}: ${message.text()}`)
    }
  })
  await page.goto(path)
  return page
}

/** Latest code emailed to an address, from the local outbox. */
async function codeFor(email: string): Promise<string> {
  const outbox: { mails: { to: string; text: string }[] } = await (await fetch(`${origin()}/_local/outbox.json`)).json()
  const code = outbox.mails.find((mail) => mail.to === email)?.text.match(/\b\d{8}\b/)?.[0]
  if (!code) throw new Error(`No code was emailed to ${email}.`)
  return code
}

/** Enters address and emailed code. */
export async function enterCode(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = page.getByRole('textbox', { name: 'Code' })
  await code.waitFor()
  await code.fill(await codeFor(email))
}

/** Signs in like a user, and ends on the page after it. */
export async function signIn(page: Page, email: string): Promise<void> {
  await enterCode(page, email)
  await page.getByRole('navigation').first().waitFor()
}
