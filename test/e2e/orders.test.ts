import { once } from 'node:events'
import { expect, it } from 'vitest'
import { bulkhead, orders, range, total } from './capitalPage'
import { withBrowser } from './person'

withBrowser()

it('links from an order to its business', async () => {
  const page = await orders()
  await page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link').click()
  const panel = page.getByRole('dialog', { name: /^Order / })
  await panel.getByRole('link').first().click()
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/businesses\/business_/)
})

it('creates an order once despite repeated clicks, and cancels it', async () => {
  const page = await orders()
  await page.getByRole('button', { name: 'Create order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create order' })
  const business = dialog.getByLabel('Business', { exact: true })
  await expect.poll(() => business.evaluate((element) => element === document.activeElement)).toBe(true)
  await dialog.getByRole('button', { name: 'Create order' }).click()
  await dialog.getByText('Required').first().waitFor()

  const number = `E2E-${Date.now()}`
  await business.click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await dialog.getByRole('textbox', { name: 'Order ID' }).fill(number)
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Walk-in cooler')
  await dialog.getByRole('textbox', { name: 'Unit price' }).fill('9999999')
  await dialog.getByText(/won't be accepted yet/).waitFor()
  await dialog.getByRole('textbox', { name: 'Unit price' }).fill('12.50')
  await dialog.getByText('Total$12.50').waitFor()

  // Input survives a reload, and the order is created even if the business is still loading.
  const loading = new AbortController()
  await page.route('**/get_business_details/*', async (route) => {
    if (!loading.signal.aborted) await once(loading.signal, 'abort')
    await route.continue()
  })
  await page.reload()
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Order ID' }).inputValue()).toBe(number)

  let requestCount = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/create_order')) requestCount += 1
  })
  await dialog.getByRole('button', { name: 'Create order' }).dblclick()
  loading.abort()
  const panel = page.getByRole('dialog', { name: `Order ${number}` })
  await panel.getByText('$12.50').first().waitFor()
  expect(requestCount).toBe(1)

  await panel.getByRole('button', { name: 'Cancel order' }).click()
  const ask = page.getByRole('alertdialog', { name: /^Cancel order/ })
  await ask.getByRole('textbox', { name: /^Reason/ }).fill('Ordered twice')
  await ask.getByRole('button', { name: 'Cancel order' }).dblclick()
  await ask.waitFor({ state: 'detached' })
  await panel.getByText('Ordered twice').waitFor()
  expect(await panel.getByRole('button', { name: 'Cancel order' }).count()).toBe(0)
  await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
})

it("adds a finalized order to the business's outstanding amount", async () => {
  const page = await orders()
  await page.goto(`/businesses/capital/orders?partner_id=${bulkhead}&status=accepted`)
  await page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link').click()
  await page
    .getByRole('dialog', { name: /^Order / })
    .getByRole('link')
    .first()
    .click()
  await page.getByRole('navigation', { name: 'Business sections' }).waitFor()
  const business = new URL(page.url()).pathname.split('/')[2]
  await page.goto(`/businesses/${business}/capital/orders?partner_id=${bulkhead}&status=accepted`)
  const outstanding = page.getByRole('main').getByText('Outstanding', { exact: true }).locator('+ *')
  await outstanding.waitFor()
  const before = await outstanding.innerText()
  await page
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Finalize order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finalize order' }).click()
  await expect.poll(() => outstanding.innerText()).not.toBe(before)
})

it("finalizes an accepted order once, and shows why it can't be repeated", async () => {
  const page = await orders()
  await page.goto(`/businesses/capital/orders?partner_id=${bulkhead}&status=accepted&sort=total_amount`)
  await range(page).waitFor()
  const accepted = await total(page)
  const row = page.getByRole('row').nth(1)
  const name = (await row.getByRole('rowheader').getByRole('link').textContent()) ?? ''
  let requestCount = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/finalize_order')) requestCount += 1
  })
  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Finalize order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finalize order' }).dblclick()
  await expect.poll(() => total(page)).toBe(accepted - 1)
  expect(requestCount).toBe(1)

  await page.goto(`/businesses/capital/orders?partner_id=${bulkhead}&search=${name}`)
  await page
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click()
  const again = page.getByRole('menuitem', { name: /^Finalize order/ })
  await again.getByText('This order is already finalized.').waitFor()
  await expect.poll(() => again.getAttribute('aria-disabled')).toBe('true')
})
