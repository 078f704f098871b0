import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { origin, signIn, storedConfig, storedToken, visit, withBrowser } from './person'

withBrowser()

/** Writes the recorded user into the page. */
const recorder = `const { dataset } = document.documentElement
export const replay = { identify: (id) => { dataset.recorded = id }, stop: () => { delete dataset.recorded } }`

it('accepts a valid token from the URL, and removes it', async () => {
  const first = await visit('/businesses')
  await signIn(first, demoAccounts.canadian.email)
  const token = await first.evaluate((key) => localStorage.getItem(key), storedToken)

  const page = await visit(`/businesses?token=${token}&status=funded#top`)
  await page.getByRole('heading', { name: 'Businesses' }).waitFor()
  await expect.poll(() => page.url()).toBe(`${origin()}/businesses?status=funded#top`)
  await page.getByRole('button', { name: demoAccounts.canadian.name }).waitFor()
})

it.each(['nonsense', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])(
  'leaves no trace of the token %s',
  async (token) => {
    const page = await visit(`/businesses?token=${token}`)
    await page.getByRole('textbox', { name: 'Email address' }).waitFor()
    expect(page.url()).not.toContain(token)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([storedConfig])
  },
)

it('redirects a rejected token to sign-in, without ending a session', async () => {
  const page = await visit('/businesses')
  await signIn(page, demoAccounts.canadian.email)
  const stored = await page.evaluate((key) => localStorage.getItem(key), storedToken)
  const requests: string[] = []
  await page.goto('about:blank')
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) requests.push(request.url())
  })
  await page.goto('/businesses?token=nonsense&status=funded')
  await page.getByRole('textbox', { name: 'Email address' }).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('return_to')).toBe('/businesses?status=funded')
  expect(requests.filter((url) => url.includes('nonsense') || url.includes('/api/'))).toEqual([])
  expect(await page.evaluate((key) => localStorage.getItem(key), storedToken)).toBe(stored)
  const other = await page.context().newPage()
  await other.goto('/businesses')
  await other.getByRole('heading', { name: 'Businesses' }).waitFor()
})

it('reloads once without claims, then requires sign-in', async () => {
  const page = await visit('/businesses')
  await signIn(page, demoAccounts.partner.email)
  await page.getByText('of 200').waitFor()
  let loads = 0
  // The page can reload before the previous load has finished.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), claims: null } })
  })
  await page.reload()
  await page.getByRole('textbox', { name: 'Email address' }).waitFor()
  expect(loads).toBe(2)
})

it('moves focus to the heading of the new page', async () => {
  const page = await visit('/businesses')
  await signIn(page, demoAccounts.partner.email)
  await page.getByText('of 200').waitFor()
  await page.getByRole('rowheader').first().getByRole('link').click()
  await page.getByRole('navigation', { name: 'Business sections' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
})

it('signs in with the identity provider, returns to the requested URL, in every tab, and signs out of all', async () => {
  const page = await visit('/login', { baseURL: origin().replace('127.0.0.1', 'localhost') })
  const exchanged: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/token/exchange')) exchanged.push(request.postDataJSON())
  })
  await page.goto('/businesses?status=funded#top')
  await page.getByRole('button', { name: 'Continue with single sign-on' }).click()
  const signInUrl = new URL(page.url())
  expect(signInUrl.pathname).not.toBe('/login/callback')
  await page.getByRole('button', { name: demoAccounts.partner.name }).click()
  await page.getByRole('heading', { name: 'Businesses' }).waitFor()
  await expect.poll(() => page.url()).toMatch(/\/businesses\?status=funded#top$/)
  expect(exchanged).toEqual([{ identity_token: expect.any(String), is_auth0_token: true }])

  const other = await page.context().newPage()
  await other.goto('/businesses')
  await other.getByRole('heading', { name: 'Businesses' }).waitFor()
  await page.getByRole('button', { name: demoAccounts.partner.name }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL(/session\/end/)
  await other.waitForURL(/\/login\?/)
})

it('shows a failed sign-in, and starts again', async () => {
  const page = await visit('/login/callback?code=x&state=y')
  await page.getByText("We couldn't sign you in").waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('textbox', { name: 'Email address' }).waitFor()
})

it('shows the sign-in on every path below /login', async () => {
  const page = await visit('/login/anything/else')
  await page.getByRole('textbox', { name: 'Email address' }).waitFor()
})

it('reports, measures, records and queries flags if configured, without search text', async () => {
  const page = await visit('/login')
  await signIn(page, demoAccounts.canadian.email)
  const reports: string[] = []
  const events: { event: string; context: Record<string, unknown> }[] = []
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    const configured = {
      environment: 'production',
      error_reporting_dsn: `${origin().replace('//', '//key@')}/1`,
      error_reporting_traces: 100,
      analytics_url: `${origin()}/sink/events`,
      session_replay_module: '/sink/replay.js',
      flag_provider_url: `${origin()}/sink`,
    }
    await route.fulfill({ response, json: { ...(await response.json()), ...configured } })
  })
  await page.route('**/api/1/envelope/**', (route) => {
    reports.push(route.request().postData() ?? '')
    return route.fulfill({ json: {} })
  })
  await page.route('**/sink/events', (route) => {
    events.push(JSON.parse(route.request().postData() ?? ''))
    return route.fulfill({ status: 204 })
  })
  await page.route('**/sink/replay.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: recorder,
    }),
  )
  await page.route('**/sink/ofrep/**', (route) =>
    route.fulfill({ json: { flags: [{ key: 'showNotification', value: false }] } }),
  )
  await page.goto('/nowhere?search=ortega')
  await page.getByRole('heading', { name: '404: Page not found' }).waitFor()
  await expect.poll(() => reports.join()).toContain('404: Page not found at /nowhere')
  await page.getByRole('link', { name: 'Partner Dashboard, home' }).click()
  await page.getByRole('heading', { name: 'Home' }).waitFor()
  await expect
    .poll(async () => {
      // Elements below the fold have no impression.
      await page.mouse.wheel(0, 200)
      return events.map(({ event }) => event)
    })
    .toContain('impression: figures')
  expect(events.filter(({ event }) => event === 'page_viewed')).toHaveLength(2)
  expect(events.at(-1)?.context).toMatchObject({ app_name: 'partner_dashboard', source: 'window', url: `${origin()}/` })
  await page.locator('html[data-recorded]').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /Notifications/ }).count()).toBe(0)
  await expect.poll(() => reports.join()).toContain('"span"')
  const sent = reports.join() + JSON.stringify(events)
  for (const secret of ['ortega', demoAccounts.canadian.name, demoAccounts.canadian.email]) {
    expect(sent).not.toContain(secret)
  }
  // A token. Hashes of file names are shorter.
  expect(sent).not.toMatch(/eyJ[\w-]{8}/)
})

it('records an organization user for every partner except untracked ones', async () => {
  const page = await visit('/businesses')
  await signIn(page, demoAccounts.organization.email)
  const own = new URL(page.url()).searchParams.get('partner_id')
  await page.route('**/sink/replay.js', (route) => route.fulfill({ contentType: 'text/javascript', body: recorder }))
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    const configured = {
      environment: 'production',
      session_replay_module: '/sink/replay.js',
      untracked_partners: [own],
    }
    await route.fulfill({ response, json: { ...(await response.json()), ...configured } })
  })
  await page.reload()
  await page
    .getByText(/of \d+/)
    .first()
    .waitFor()
  await expect.poll(() => page.locator('html[data-recorded]').count()).toBe(0)
  const choose = async (index: number) => {
    await page.getByRole('button', { name: /^Partner:/ }).click()
    await page.getByRole('dialog', { name: 'Partner' }).getByRole('option').nth(index).click()
  }
  await choose(2)
  await page.locator('html[data-recorded]').waitFor()
  await choose(1)
  await page.locator('html:not([data-recorded])').waitFor()
})
