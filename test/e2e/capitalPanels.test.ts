import type { Locator } from 'playwright'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { bulkhead, open, orders, params, range } from './capitalPage'
import { problem } from './interruptions'
import { withBrowser } from './person'

withBrowser()

it.each([
  ['offers', 'offer', 'Terms by amount'],
  ['applications', 'application', 'Application ID'],
])('opens one of the %s beside the list, by its own address', async (path, parameter, words) => {
  const page = await open(`/businesses/capital/${path}?sort=business_name`)
  await range(page).waitFor()
  const link = page.getByRole('rowheader').first().getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  const panel = page.getByRole('dialog', { name })
  await panel.getByText(words).waitFor()
  const id = params(page).get(parameter) ?? ''
  expect(id).toMatch(new RegExp(`^${parameter}_`))
  expect(params(page).get('sort')).toBe('business_name')
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  expect(params(page).get(parameter)).toBeNull()
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)

  // An object that isn't in the list.
  await page.goto(`/businesses/capital/${path}?search=nothing+has+this+name&${parameter}=${id}`)
  await panel.getByText(words).waitFor()
  await panel.getByRole('link', { name: 'Open business' }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await page.goto(`/businesses/capital/${path}?${parameter}=${parameter}_00000000-0000-4000-8000-000000000000`)
  await page.getByRole('dialog').getByText('Nothing was found for the given ID').waitFor()
})

it.each([
  ['Offers', 'offer'],
  ['Applications', 'application'],
  ['Orders', 'order_id'],
])('closes a panel of the list %s with Back, which reopens none that were closed', async (name, parameter) => {
  const page = await open(`/businesses/capital?partner_id=${bulkhead}`, demoAccounts.organization.email)
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('table', { name }).waitFor()
  await range(page).waitFor()
  const list = page.url()
  const link = page.getByRole('rowheader').first().getByRole('link')
  const panel = page.getByRole('dialog')
  await link.press('Enter')
  await panel.waitFor()
  const address = page.url()
  expect(params(page).get(parameter)).not.toBeNull()
  await page.goBack()
  await panel.waitFor({ state: 'detached' })
  await expect.poll(() => page.url()).toBe(list)

  await link.press('Enter')
  await panel.waitFor()
  await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Escape')])
  await panel.waitFor({ state: 'detached' })
  await expect.poll(() => page.url()).toBe(list)
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(new URL(list).pathname)

  // A direct link: the entry before it is another page.
  await page.goto(address)
  await panel.waitFor()
  await panel.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await expect.poll(() => params(page).get(parameter)).toBeNull()
  await expect.poll(() => new URL(page.url()).pathname).toBe(new URL(list).pathname)
})

it.each([
  ['offers', 'Offers', 'Terms by amount'],
  ['applications', 'Applications', 'Application ID'],
])('keeps a panel of the %s open if the list is not refreshed', async (path, name, words) => {
  const page = await open(`/businesses/capital/${path}`)
  await page.getByRole('rowheader').first().getByRole('link').click()
  const text = page.getByRole('dialog').getByText(words)
  await text.waitFor()
  await page.route('**/capital_tab/*_table_rows*', problem(429))
  // A colleague's change, which the next poll reports.
  await page.route('**/web_notifications*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), changed_at: new Date().toISOString() } })
  })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await page.getByText(`${name} couldn't be refreshed and may be out of date.`).waitFor()
  expect(await text.isVisible()).toBe(true)
})

it("opens an order whose list can't be loaded", async () => {
  const page = await orders()
  await page.getByRole('rowheader').first().getByRole('link').click()
  const lines = page.getByRole('dialog').getByRole('table', { name: 'Line items' })
  await lines.waitFor()
  await page.route(/orders_table_rows(?!.*search=)/, problem(429))
  await page.reload()
  await lines.waitFor()
})

it('ignores the second press of a double click that opens or closes a panel', async () => {
  const page = await orders()
  const session = await page.context().newCDPSession(page)
  /** Presses, waits for the change, and presses again at the same place, a tenth of a second after the first press. */
  const pressTwice = async (target: Locator, changed: () => Promise<void>) => {
    const box = await target.boundingBox()
    if (!box) throw new Error('Nothing to press.')
    const at = Date.now() / 1000
    const press = async (timestamp: number) => {
      for (const type of ['mousePressed', 'mouseReleased'] as const) {
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
        await session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1, timestamp })
      }
    }
    await press(at)
    await changed()
    await press(at + 0.1)
  }
  const panel = page.getByRole('dialog', { name: /^Order / })
  const close = panel.getByRole('button', { name: 'Close' })
  await pressTwice(page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link'), () => close.waitFor())
  await close.waitFor()
  expect(params(page).has('order_id')).toBe(true)
  await close.click()
  await panel.waitFor({ state: 'detached' })

  // Below the button are rows, and a press on a row opens its order.
  await page.getByRole('button', { name: 'Create order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create order' })
  await pressTwice(dialog.getByRole('button', { name: 'Cancel' }), () => dialog.waitFor({ state: 'detached' }))
  expect(params(page).has('order_id')).toBe(false)
})
