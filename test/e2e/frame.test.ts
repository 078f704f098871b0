import type { Page, Route } from 'playwright'
import { describe, expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { signIn, visit, withBrowser } from './person'

withBrowser()

/** Signs in once for the file; further pages get the token in the URL. */
let token: string | null = null
async function enter(path: string, prepare: (page: Page) => Promise<unknown> = async () => undefined): Promise<Page> {
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
const giveUpByHand = (page: Page) =>
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
const giveUp = (page: Page) => page.evaluate(() => (window as unknown as { giveUp: () => void }).giveUp())

const rows = '**/businesses_page/businesses_table_rows*'
const counts = '**/businesses_page/count*'
const problem = (status: number) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    json: { title: 'Refused', status, code: 'refused', request_id: 'r', detail: 'It was refused.', errors: [] },
  })
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Businesses' })
const lookingIntoIt = 'Something went wrong on our end. We are looking into it!'
const toast = (page: Page, text: string) => page.getByRole('alertdialog', { name: text })

describe('notifications', () => {
  const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
  const open = async (page: Page) => {
    await page.getByRole('button', { name: 'Notifications' }).click()
    await panel(page).waitFor()
  }

  it('are shown, marked as read when opened, and all marked as read', async () => {
    const page = await enter('/businesses')
    await page.getByRole('button', { name: 'Notifications, some unread' }).waitFor()
    await open(page)
    expect((await panel(page).boundingBox())?.width).toBeCloseTo(450, 1)
    await panel(page).getByText('Showing 1 to 10 of').waitFor()
    await panel(page).getByRole('button', { name: 'Next page' }).click()
    await panel(page).getByText('Showing 11 to').waitFor()
    await panel(page).getByRole('button', { name: 'Previous page' }).click()

    const marked = page.waitForRequest('**/web_notifications/mark_one_read')
    const loaded = page.waitForEvent('load')
    await panel(page).getByRole('link', { name: '3 API requests failed' }).first().click()
    await Promise.all([marked, loaded])
    const target = new URL(page.url())
    expect(target.pathname).toBe('/developer/api-logs')
    expect(target.searchParams.get('partner_id')).toBeTruthy()

    await open(page)
    await panel(page).getByRole('tab', { name: 'Read', exact: true }).click()
    await panel(page).getByText('3 API requests failed').waitFor()
    await expect.poll(() => panel(page).getByRole('button', { name: 'Mark all read' }).count()).toBe(0)
    await panel(page).getByRole('tab', { name: 'Unread' }).click()

    await page.route('**/mark_all_read', problem(500))
    await panel(page).getByRole('button', { name: 'Mark all read' }).click()
    await toast(page, 'Failed to mark all read').waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(1)
    await page.unroute('**/mark_all_read')
    await panel(page).getByRole('button', { name: 'Mark all read' }).click()
    await panel(page).getByText('You have no unread notifications').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await panel(page).getByText('Showing 1 to').waitFor()
    await panel(page).getByRole('button', { name: 'Mark all read' }).click()
    await panel(page).getByText('You have no unread notifications').waitFor()
    await page
      .getByRole('button', { name: 'Notifications', exact: true, includeHidden: true })
      .waitFor({ state: 'attached' })
  })

  it('open with malformed parameters', async () => {
    const page = await enter('/businesses', (it) =>
      it.route('**/api/web_notifications?*', async (route) => {
        const response = await route.fetch()
        const body = await response.json()
        for (const row of body.results) row.pd_query_params = { status: 'failed' }
        await route.fulfill({ response, json: body })
      }),
    )
    await open(page)
    await panel(page).getByRole('tab', { name: 'Read', exact: true }).click()
    await panel(page).getByRole('link', { name: '3 API requests failed' }).first().waitFor()
  })

  it('render a hundred of ten thousand results', async () => {
    const page = await enter('/businesses', (it) =>
      it.route('**/api/web_notifications?*', async (route) => {
        const response = await route.fetch()
        const body = await response.json()
        const results = Array.from({ length: 10_000 }, (_, index) => ({
          web_notification_id: `notification_${index}`,
          event_type: 'api_errors',
          state: 'unread',
          created_at: '2026-11-21T12:00:00Z',
          partner_id: null,
          payload: { error_count: 3 },
          pd_query_params: '',
        }))
        await route.fulfill({ response, json: { ...body, results } })
      }),
    )
    await open(page)
    const items = panel(page).getByRole('link', { name: '3 API requests failed' })
    await items.first().waitFor()
    expect(await items.count()).toBe(100)
  })

  it("show in the panel that they can't be fetched", async () => {
    const page = await enter('/businesses', (it) => it.route('**/api/web_notifications?*', problem(403)))
    await open(page)
    await panel(page).getByText('Unable to fetch notifications').waitFor()
    await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0)
  })
})

describe('the command palette', () => {
  it('finds a business by external ID, a screen, and the other mode', async () => {
    const page = await enter('/businesses')
    await page.getByText(/of 70/).waitFor()
    const id = (await page.getByRole('rowheader').first().innerText()).split('\n').at(-1) ?? ''
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Go to' }).fill(id)
    await page.getByRole('option', { name: id }).first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/businesses\/business_/)

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Go to' }).fill('branding')
    await page.getByRole('option', { name: 'Branding' }).click()
    await page.waitForURL(/\/settings\/branding/)

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Go to' }).fill('sandbox')
    await page.getByRole('option', { name: 'Switch to Sandbox' }).click()
    await page.waitForURL(/sandbox_mode=true/)

    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('combobox', { name: 'Go to' }).fill('add endpoint')
    await page.getByRole('option', { name: 'Add endpoint' }).click()
    const url = page.getByRole('dialog', { name: 'Add endpoint' }).getByRole('textbox', { name: 'URL' })
    await expect.poll(() => url.evaluate((field) => field === document.activeElement)).toBe(true)
  })

  it('finds offers by the word and the start of a business name', async () => {
    const page = await enter('/businesses/capital/offers')
    const name = (await page.getByRole('rowheader').first().innerText()).split('\n')[0] ?? ''
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Go to' }).fill(`offer ${name.slice(0, -1)}`)
    await page
      .getByRole('option', { name: `Offer for ${name}` })
      .first()
      .click()
    await page.waitForURL(/capital\/offers\?.*offer=/)
  })
})

describe('single-key shortcuts', () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

  it('move through the rows, search, and can be turned off', async () => {
    const page = await enter('/businesses')
    const names = page.getByRole('rowheader').getByRole('link')
    await names.first().waitFor()
    await page.keyboard.press('j')
    await expect.poll(() => focused(page)).toBe(await names.nth(0).textContent())
    await page.keyboard.press('j')
    await expect.poll(() => focused(page)).toBe(await names.nth(1).textContent())
    await page.keyboard.press('/')
    const search = page.getByRole('searchbox')
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('jk?')
    expect(await search.inputValue()).toBe('jk?')

    await page.getByRole('button', { name: 'Search', exact: true }).focus()
    await page.keyboard.press('?')
    const map = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await map.getByRole('switch', { name: 'Single-key shortcuts' }).click()
    await map.getByRole('button', { name: 'Close' }).last().click()
    await map.waitFor({ state: 'hidden' })
    await page.reload()
    await page.getByRole('button', { name: 'Search', exact: true }).focus()
    await page.keyboard.press('?')
    await page.getByRole('searchbox').waitFor()
    await expect.poll(() => map.count()).toBe(0)
  })

  it('are fetched ahead, so an Enter right after a key opens the row', async () => {
    const page = await enter('/businesses/capital/offers')
    const names = page.locator('#root').getByRole('rowheader').getByRole('link')
    await names.first().waitFor()
    const isFetched = () =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('pageKeys')))
    await expect.poll(isFetched).toBe(true)
    // A fetched module is also evaluated once its key works.
    await page.keyboard.press('j')
    await expect.poll(() => focused(page)).toBe(await names.nth(0).textContent())
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.waitForURL(/offers\?.*offer=/)
  })
})

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
    const page = await enter('/businesses', async (it) => {
      await it.clock.install()
      await it.route(rows, problem(401))
    })
    const expiryToast = toast(page, 'Your session has expired. Please refresh the page.')
    await expiryToast.waitFor()
    // A second ahead, because the clock runs until the command arrives.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    const box = await expiryToast.boundingBox()
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 640)).toBeLessThan(20)
    expect(box?.y).toBeLessThan(80)
    await page.clock.runFor(2500)
    expect(await expiryToast.count()).toBe(1)
    await page.clock.runFor(2000)
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
        const page = await enter('/businesses', async (it) => {
          await it.clock.install()
          await it.route(rows, (route) => {
            requestCount += 1
            return answer(route)
          })
        })
        // Without the delays between retries.
        await expect.poll(async () => requestCount === expected || page.clock.runFor(1000)).toBe(true)
        await toast(page, lookingIntoIt).waitFor()
        expect(requestCount).toBe(expected)
        expect(await page.getByRole('alertdialog').count()).toBe(1)
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
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true)
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
      await giveUpByHand(it)
      for (const path of [rows, counts]) await it.route(path, () => void requestedUrls.add(path))
    })
    await expect.poll(() => requestedUrls.size).toBe(2)
    // The page, or its error and a retry.
    await heading(page).waitFor()
    await giveUp(page)
    await toast(page, lookingIntoIt).waitFor()
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

describe('unsaved input', () => {
  const field = (page: Page) => page.getByRole('textbox', { name: 'Hours' })

  it('is confirmed before leaving, and discarded only then', async () => {
    const page = await enter('/settings/support-info')
    const before = await field(page).inputValue()
    await field(page).fill('Mondays only')
    await page.getByRole('link', { name: 'Reporting' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByText('Hours').waitFor()
    await question.getByRole('button', { name: 'Stay' }).click()
    expect(await field(page).inputValue()).toBe('Mondays only')
    await page.getByRole('link', { name: 'Reporting' }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL(/\/reporting/)
    await page.goBack()
    await expect.poll(() => field(page).inputValue()).toBe(before)
  })

  it('stays without a response, and is sent again as the same change', async () => {
    const page = await enter('/settings/support-info', giveUpByHand)
    const path = '**/platform_tab/partner_support_info'
    const keys: (string | undefined)[] = []
    await page.route(path, (route) => {
      const request = route.request()
      if (request.method() !== 'PATCH') return route.continue()
      keys.push(request.headers()['idempotency-key'])
      // The first request gets no response.
      return keys.length > 1 ? route.continue() : undefined
    })
    const hours = `Hours of ${Date.now()}`
    await field(page).fill(hours)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect.poll(() => keys.length).toBe(1)
    await giveUp(page)
    await page.getByText("The server didn't respond, so the change may already be saved").waitFor()
    expect(await field(page).inputValue()).toBe(hours)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('alertdialog', { name: /saved/ }).waitFor()
    expect(keys[1]).toBe(keys[0])
  })

  it('is restored after the session ends and the same user signs in', async () => {
    const page = await enter('/settings/support-info')
    await field(page).fill('Tuesdays only')
    await page.evaluate(() => {
      const key = 'partner-dashboard.alternate-login-token'
      localStorage.removeItem(key)
      dispatchEvent(new StorageEvent('storage', { key }))
    })
    await page.waitForURL(/\/login/)
    await signIn(page, demoAccounts.canadian.email)
    await page.waitForURL(/\/settings\/support-info/)
    await expect.poll(() => field(page).inputValue()).toBe('Tuesdays only')
  })
})

it('shows the default icon while the icon of the partner hangs', async () => {
  const page = await enter('/businesses', async (it) => {
    await it.route('**/api/partners*', async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      for (const partner of body.results) partner.icon = '/hangs.png'
      await route.fulfill({ response, json: body })
    })
    await it.route('**/hangs.png', () => undefined)
  })
  const icon = page.locator('img[src="/hangs.png"]').first()
  await icon.waitFor()
  await icon.locator('xpath=..').locator('svg').waitFor()
})
