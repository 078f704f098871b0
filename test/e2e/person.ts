import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterEach, beforeAll, expect, inject } from 'vitest'
import { delayFrames, restPointer, slowDown, stagger } from './shifts'

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
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await showPages(task.name)
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

/** Prints where the pages of a failed test are, and saves a picture of each. */
async function showPages(test: string): Promise<void> {
  for (const [index, page] of pages.entries()) {
    const path = `.cache/test-results/${test.replaceAll(/\W+/g, '-').slice(0, 80)}-${index + 1}.png`
    const text = await page.locator('body').innerText({ timeout: 5000 }).catch(String)
    await page.screenshot({ path, timeout: 5000 }).catch(() => undefined)
    process.stderr.write(`${test}: ${page.url()}, ${path}\n${text.slice(0, 2000)}\n`)
  }
}

/** URL of the worker's product. Workers are numbered from 1. */
export function origin(): string {
  const at = inject('origins')[Number(process.env.VITEST_POOL_ID) - 1]
  if (at === undefined) throw new Error(`Worker ${process.env.VITEST_POOL_ID} has no product.`)
  return at
}

/** Key of the identity token in the page's storage. */
export const storedToken = 'partner-dashboard.alternate-login-token'

/** Key of the last visit's configuration. */
export const storedConfig = 'partner-dashboard.config'

/** URL by which the product links its own images in emails. */
export const publicOrigin = () => origin().replace('127.0.0.1', 'localhost')

export interface VisitOptions extends BrowserContextOptions {
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>
}

export async function visit(path: string, { prepare, ...options }: VisitOptions = {}): Promise<Page> {
  if (!browser) throw new Error('withBrowser() is missing from this file.')
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    // Drawing motion without a graphics card took a tenth of the CPU time.
    reducedMotion: process.env.FULL === '1' ? null : 'reduce',
    baseURL: origin(),
    ...options,
  })
  context.setDefaultTimeout(hangTimeout)
  // An init script would also run in sandboxed frames, which report it as blocked.
  context.on('page', (opened) =>
    opened.on('domcontentloaded', () => opened.evaluate(recordToasts).catch(() => undefined)),
  )
  const page = await context.newPage()
  pages.push(page)
  if (process.env.E2E_DELAY) await stagger(page, Number(process.env.E2E_DELAY))
  if (process.env.E2E_FRAMES) await delayFrames(page, Number(process.env.E2E_FRAMES))
  if (process.env.E2E_HOVER) restPointer(page, Number(process.env.E2E_HOVER))
  if (process.env.E2E_SLOWDOWN) await slowDown(page, Number(process.env.E2E_SLOWDOWN))
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    // The browser logs 4xx responses, which tests cause intentionally.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      faults.push(`${page.url()}: ${message.text()}`)
    }
  })
  await prepare?.(page)
  await page.goto(path)
  return page
}

/** Keeps the text of each toast, because a toast can close before a busy test sees it. */
function recordToasts(): void {
  const shown = new Map<Element, string>()
  Object.assign(window, { shownToasts: () => [...shown.values()] })
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[role=alertdialog]')) shown.set(toast, toast.textContent)
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** Texts of the toasts and confirmations that the page has shown since it was loaded. */
export const shownToasts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shownToasts: () => string[] }).shownToasts())

/** Waits for a toast with this text, which may have closed since. */
export const waitForToast = (page: Page, text: string): Promise<unknown> =>
  expect.poll(async () => (await shownToasts(page)).some((shown) => shown.includes(text)), { message: text }).toBe(true)

/** Opens a page as a returning user. */
export async function visitAs(email: string, path: string, options: VisitOptions = {}): Promise<Page> {
  const localStorage = [{ name: storedToken, value: (await tokensOf(email)).identity }]
  const at = new URL(path, options.baseURL ?? origin())
  const storageState = { cookies: [], origins: [{ origin: at.origin, localStorage }] }
  return visit(path, { storageState, ...options })
}

/** Latest code emailed to an address, from the local outbox. */
async function latestCode(email: string): Promise<{ code: string; at: string } | undefined> {
  const response = await fetch(`${origin()}/_local/outbox.json`)
  const { mails }: { mails: { to: string; text: string; created_at: string }[] } = await response.json()
  for (const { to, text, created_at: at } of mails) {
    const code = to === email && text.match(/\b\d{8}\b/)?.[0]
    if (code) return { code, at }
  }
  return undefined
}

/** The code that a request emails, after its response. */
async function newCode(email: string, request: () => Promise<unknown>): Promise<string> {
  const before = (await latestCode(email))?.at
  await request()
  await expect.poll(async () => (await latestCode(email))?.at).not.toBe(before)
  return (await latestCode(email))?.code ?? ''
}

/** Identity tokens by email, shared by the files of a worker, because codes are limited. */
const identities = new Map<string, string>()

/** Tokens of an account. Signs in again after a test has ended its session. */
export async function tokensOf(email: string): Promise<{ identity: string; access: string }> {
  const known = identities.get(email)
  if (known !== undefined) {
    const exchanged = await exchange(known)
    if (exchanged.ok) return { identity: known, access: (await exchanged.json()).access_token }
  }
  let login_token = ''
  const code = await newCode(email, async () => {
    login_token = (await (await post('/auth/login/start', { email })).json()).login_token
  })
  const validated = await post('/auth/login/validate_otp', { login_token, email, code })
  const { identity_token } = await validated.json()
  identities.set(email, identity_token)
  return { identity: identity_token, access: (await (await exchange(identity_token)).json()).access_token }
}

const exchange = (identity_token: string) => post('/auth/token/exchange', { identity_token, is_auth0_token: false })

const post = (path: string, body: object) =>
  fetch(`${origin()}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Enters address and emailed code. */
export async function enterCode(page: Page, email: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Code' })
  const code = await newCode(email, async () => {
    await page.getByRole('textbox', { name: 'Email address' }).fill(email)
    await page.getByRole('button', { name: 'Send code' }).click()
    await field.waitFor()
  })
  await field.fill(code)
}

/** Signs in like a user, and ends on the page after it. */
export async function signIn(page: Page, email: string): Promise<void> {
  await enterCode(page, email)
  await page.getByRole('navigation').first().waitFor()
}
