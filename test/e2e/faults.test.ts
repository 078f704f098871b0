import type { Page, Route } from 'playwright'
import { describe, expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { abortOnDemand, enter, gate, giveUp, problem, toast } from './interruptions'
import { shownToasts, signIn, visit, waitForToast, withBrowser } from './person'

withBrowser()

const rows = '**/businesses_page/businesses_table_rows*'
const counts = '**/businesses_page/count*'
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Businesses' })
const lookingIntoIt = 'Something went wrong on our end. We are looking into it!'

describe('faults', () => {
  it.each([403, 404, 409, 413, 422, 429])(
    'of %i stay in the panel, and the rest of the page stands',
    async (status) => {
      const page = await enter('/businesses', (it) => it.route(rows, problem(status)))
      await page.getByRole('button', { name: 'Try again' }).waitFor()
      await heading(page).waitFor()
      await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0)
      await page.unroute(rows)
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByText(/of 70/).waitFor()
    },
  )

  it('of 401 show that the session has expired, for 5 seconds at the top', async () => {
    const refusal = gate()
    const page = await enter('/businesses', (it) =>
      it.route(rows, async (route) => {
        await refusal.opened
        await problem(401)(route)
      }),
    )
    await heading(page).waitFor()
    await page.clock.install()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    refusal.open()
    const expiryToast = toast(page, 'Your session has expired. Please refresh the page.')
    // Timers show it.
    await expect.poll(async () => (await expiryToast.count()) > 0 || page.clock.runFor(100)).toBe(true)
    const box = await expiryToast.boundingBox()
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 640)).toBeLessThan(20)
    expect(box?.y).toBeLessThan(80)
    await page.clock.runFor(4500)
    await expect.poll(() => expiryToast.count()).toBe(1)
    await page.clock.runFor(1000)
    await expiryToast.waitFor({ state: 'detached' })
    await heading(page).waitFor()
  })

  it('of the server, of proxies and of truncated responses are shown once, after the retries', async () => {
    // One request and three retries; a complete response of the wrong shape stays the same.
    const answers: [number, (route: Route) => Promise<void>][] = [
      [4, problem(500)],
      [4, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })],
      [4, problem(503)],
      [4, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in to the network' })],
      [1, (route) => route.fulfill({ json: { results: null, previous: null, next: null } })],
      [1, (route) => route.fulfill({ json: { results: [null, null], next: null } })],
      [4, (route) => route.fulfill({ contentType: 'application/json', body: '{"results":[{"id":"bus' })],
    ]
    await Promise.all(
      answers.map(async ([expected, answer]) => {
        let requestCount = 0
        let started: Promise<unknown> | undefined
        const page = await enter('/businesses', async (it) => {
          started = it.waitForRequest(counts)
          await it.clock.install()
          await it.route(rows, (route) => {
            requestCount += 1
            return answer(route)
          })
        })
        // Ten seconds between the app's first requests would expire the early one, and the app would send another.
        await started
        // Without the delays between retries.
        await expect.poll(async () => requestCount === expected || page.clock.runFor(1000)).toBe(true)
        await waitForToast(page, lookingIntoIt)
        expect(requestCount).toBe(expected)
        expect(await shownToasts(page)).toEqual([lookingIntoIt])
        await heading(page).waitFor()
        await page.getByRole('button', { name: 'Try again' }).waitFor()
      }),
    )
  })

  it.each([
    ['missing fields', {}],
    ['rows with nothing in them', { results: [{ id: 'business_1' }], previous: null, next: null, start: 1 }],
  ])('of form (%s) leave the page standing', async (_what, json) => {
    const page = await enter('/businesses', (it) => it.route(rows, (route) => route.fulfill({ json })))
    await heading(page).waitFor()
    await page.waitForTimeout(300)
    await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true)
    await heading(page).waitFor()
  })

  it('of an unreachable server are shown on Home and Settings, without a loop, and recover with one click', async () => {
    for (const path of ['/', '/settings']) {
      const page = await enter(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      let loads = 0
      page.on('load', () => {
        loads += 1
      })
      await page.clock.install()
      await page.route('**/api/**', (route) =>
        route.request().url().includes('/session') ? route.continue() : route.abort('internetdisconnected'),
      )
      await page.reload()
      const unreachableText = page.getByText("We couldn't reach the server", { exact: true })
      await expect.poll(async () => (await unreachableText.count()) > 0 || page.clock.runFor(1000)).toBe(true)
      expect(loads).toBe(1)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.getByRole('button', { name: 'Try again' }).first().click()
      await unreachableText.first().waitFor({ state: 'detached' })
    }
  })

  it("of a hanging request keep the page's loading state, and show that it takes long", async () => {
    const page = await enter('/businesses', async (it) => {
      await it.clock.install()
      await it.route(rows, () => undefined)
    })
    await heading(page).waitFor()
    const notice = page.getByText('This is taking longer than usual.', { exact: true })
    await expect.poll(async () => (await notice.count()) === 1 || page.clock.runFor(1000)).toBe(true)
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.waitForURL(/\/settings/)
    await notice.waitFor({ state: 'detached' })
  })

  it('of aborted requests recover with one click', async () => {
    const requestedUrls = new Set<string>()
    const page = await enter('/businesses', async (it) => {
      await abortOnDemand(it)
      for (const path of [rows, counts]) await it.route(path, () => void requestedUrls.add(path))
    })
    await expect.poll(() => requestedUrls.size).toBe(2)
    // The page, or its error and a retry.
    await heading(page).waitFor()
    await giveUp(page)
    await waitForToast(page, lookingIntoIt)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText(/of 70/).waitFor()
  })

  it('of the network are shown and recover', async () => {
    const page = await enter('/businesses')
    await page.getByText(/of 70/).waitFor()
    await page.context().setOffline(true)
    await page.getByText("You're offline.").waitFor()
    // A menu whose code isn't loaded stays closed; the page keeps working.
    await page.getByRole('button', { name: demoAccounts.canadian.name }).click()
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Escape')
    await heading(page).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Reporting' }).click()
    await page.getByText("We can't load this page while you're offline").waitFor()
    await page.context().setOffline(false)
    await page.getByRole('heading', { level: 1, name: 'Reporting' }).waitFor()
    await expect.poll(() => page.getByText("You're offline.").count()).toBe(0)
  })

  it('of a missing chunk reload once, and never loop', async () => {
    const page = await enter('/businesses')
    await page.getByText(/of 70/).waitFor()
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    const fetched = new Set(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)),
    )
    await page.route('**/assets/*.js', (route) =>
      fetched.has(new URL(route.request().url()).pathname) ? route.continue() : route.fulfill({ status: 404 }),
    )
    await page.getByRole('link', { name: 'Reporting' }).click()
    await expect.poll(() => loads).toBe(1)
    await page.getByText(lookingIntoIt).waitFor()
    await page.waitForTimeout(500)
    expect(loads).toBe(1)
    await page.unroute('**/assets/*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Reporting' }).waitFor()
  })

  it('of the first script reload once', async () => {
    const page = await visit('/login')
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.route(/\/assets\/index-[^/]+\.js$/, (route) => (documents === 1 ? route.abort() : route.continue()))
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByRole('textbox', { name: 'Email address' }).waitFor()
    expect(documents).toBe(2)
  })

  it("of a preloaded chunk wait until it's needed", async () => {
    const page = await enter('/businesses')
    await page.getByText(/of 70/).waitFor()
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    const missing = page.waitForResponse((answer) => answer.status() === 404)
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
    await page.getByRole('link', { name: 'Reporting' }).hover()
    await missing
    await page.waitForTimeout(500)
    expect(loads).toBe(0)
    await page.unroute('**/assets/*.js')
    await page.getByRole('link', { name: 'Reporting' }).click()
    await page.getByRole('heading', { level: 1, name: 'Reporting' }).waitFor()
    // Some browsers cache the failure.
    expect(loads).toBeLessThanOrEqual(1)
  })

  it("of blocked storage don't prevent sign-in", async () => {
    const page = await visit('/login')
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      }
    })
    await page.goto('/businesses')
    await signIn(page, demoAccounts.new.email)
    await page.getByText('No businesses yet').waitFor()
  })
})

describe('a full storage', () => {
  it("doesn't prevent sign-in or selecting the organization", async () => {
    const page = await visit('/login')
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto('/businesses')
    await signIn(page, demoAccounts.organization.email)
    await page.getByText(/of 60/).waitFor()
    await page.getByRole('button', { name: /^Partner:/ }).click()
    await page.getByRole('option', { name: 'Northgate Commerce' }).click()
    await page.getByRole('heading', { name: 'Northgate Commerce' }).waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.has('partner_id')).toBe(false)
  })
})
