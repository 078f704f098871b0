import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { abortOnDemand, enter, gate, giveUp, holdChanges, problem } from './interruptions'
import { shownToasts, signIn, storedToken, waitForToast, withBrowser } from './person'

withBrowser()

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

    const answer = gate()
    await page.route('**/mark_all_read', async (route) => {
      await answer.opened
      await problem(500)(route)
    })
    await panel(page).getByRole('button', { name: 'Mark all read' }).click()
    // Shown before the response, and reverted after an error.
    await panel(page).getByText('You have no unread notifications').waitFor()
    answer.open()
    await panel(page).getByText('Showing 1 to').waitFor()
    await waitForToast(page, 'Failed to mark all read')
    expect(await shownToasts(page)).toEqual(['Failed to mark all read'])
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
    await expect.poll(() => items.count()).toBe(100)
  })

  it("show in the panel that they can't be fetched", async () => {
    const page = await enter('/businesses', (it) => it.route('**/api/web_notifications?*', problem(403)))
    await open(page)
    await panel(page).getByText('Unable to fetch notifications').waitFor()
    await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0)
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
    const search = page.getByRole('searchbox')
    await page.keyboard.type('/jk?')
    await expect.poll(() => search.inputValue()).toBe('jk?')

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

  it('work from the first key, so an Enter right after it opens the row', async () => {
    const page = await enter('/businesses/capital/offers')
    await page.locator('#root').getByRole('rowheader').getByRole('link').first().waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.waitForURL(/offers\?.*offer=/)
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
    await expect.poll(() => field(page).inputValue()).toBe('Mondays only')
    await page.getByRole('link', { name: 'Reporting' }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL(/\/reporting/)
    await page.goBack()
    await expect.poll(() => field(page).inputValue()).toBe(before)
  })

  it('is left without a question once it is saved', async () => {
    const page = await enter('/settings/support-info')
    const release = await holdChanges(page, '**/platform_tab/partner_support_info')
    await field(page).fill(`Hours until ${Date.now()}`)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('link', { name: 'Reporting' }).click()
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor()
    release()
    await page.waitForURL(/\/reporting/)
  })

  it('stays without a response, and is sent again as the same change', async () => {
    const page = await enter('/settings/support-info', abortOnDemand)
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
    await expect.poll(() => field(page).inputValue()).toBe(hours)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await waitForToast(page, 'Support info saved')
    expect(keys[1]).toBe(keys[0])
  })

  it('is restored after the session ends and the same user signs in', async () => {
    const page = await enter('/settings/support-info')
    await field(page).fill('Tuesdays only')
    await page.evaluate((key) => {
      localStorage.removeItem(key)
      dispatchEvent(new StorageEvent('storage', { key }))
    }, storedToken)
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
