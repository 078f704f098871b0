import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { holdChanges } from './interruptions'
import { origin, visitAs, waitForToast, withBrowser } from './person'

withBrowser()
const params = (page: Page) => new URL(page.url()).searchParams
const names = (page: Page) => page.getByRole('rowheader').getByRole('link').allTextContents()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const open = (path: string, email: string, options = {}): Promise<Page> => visitAs(email, path, options)

it('links the overview to the logs, and lists keys without their secrets', async () => {
  const page = await open('/developer', demoAccounts.partner.email)
  await page.getByRole('table', { name: 'API keys' }).getByText('Production server').waitFor()
  await page.getByRole('button', { name: 'Copy Key ID' }).first().waitFor()
  await page.getByText(`${origin()}/api/v1`, { exact: true }).waitFor()
  // The other endpoint's events of earlier tests can't be delivered here either.
  const endpoint = page.getByRole('table', { name: 'Endpoints' }).getByRole('row', { name: /Old data warehouse/ })
  await endpoint.getByText('Unhealthy').waitFor()
  const errors = page.getByRole('table', { name: 'Failed API requests' }).getByRole('rowheader')
  await expect.poll(() => errors.count()).toBe(5)
  await errors.first().getByRole('link', { name: 'invalid_request' }).click()
  await page.getByRole('heading', { name: 'API logs', level: 1 }).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('error_code')).toBe('invalid_request')
  await page.goBack()
  await page.getByRole('link', { name: /^CRM events/ }).click()
  await page.getByRole('heading', { name: 'CRM events', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Developer' }).first().click()
  await page.getByRole('link', { name: /^API logs/ }).click()
  await page.getByRole('heading', { name: 'API logs', level: 1 }).waitFor()
  await expect.poll(() => page.title()).toBe('Developer >API logs')
})

it('creates an API key, shows it once, rotates it and revokes it', async () => {
  const page = await open('/developer?sandbox_mode=true', demoAccounts.partner.email)
  const statusWith = async (key: string) =>
    (await fetch(`${origin()}/api/v1/businesses`, { headers: { authorization: `Bearer ${key}` } })).status
  const shownKey = async () => {
    const dialog = page.getByRole('dialog', { name: 'API key' })
    const key = /pd_test_[\w-]{43}/.exec((await dialog.textContent()) ?? '')?.[0] ?? ''
    // Only the button closes it, so the key isn't lost.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect.poll(() => dialog.getByRole('button', { name: 'Close' }).isDisabled()).toBe(true)
    // By key: a press at the place of the one that opened the dialog is ignored as a double click.
    await dialog.getByRole('button', { name: 'I copied it' }).press('Enter')
    return key
  }
  // The key is shown once, so its dialog can't be cancelled while it's created.
  const isCancelDisabled = () => button(page, 'Cancel').isDisabled()
  const name = `Checkout ${Date.now()}`
  await page.getByRole('button', { name: 'Create key' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  const create = await holdChanges(page, '**/partner/api_keys')
  await page.keyboard.press('Enter')
  await expect.poll(isCancelDisabled).toBe(true)
  create()
  await page.getByRole('dialog', { name: 'API key' }).waitFor()
  const first = await shownKey()
  await page.locator('button:focus', { hasText: 'Create key' }).waitFor()
  expect(await statusWith(first)).toBe(200)

  const rows = page.getByRole('table', { name: 'API keys' }).getByRole('row', { name })
  const choose = async (action: string) => {
    await rows
      .first()
      .getByRole('button', { name: /Actions/ })
      .click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await choose('Rotate key')
  await page.getByRole('radio', { name: 'Immediately' }).check()
  const rotate = await holdChanges(page, '**/partner/api_keys/*/rotate')
  await page.getByRole('button', { name: 'Rotate key' }).click()
  await expect.poll(isCancelDisabled).toBe(true)
  rotate()
  await page.getByText('The previous key no longer works.').waitFor()
  const second = await shownKey()
  await page.locator('button[aria-label*=Actions]:focus').waitFor()
  expect([await statusWith(first), await statusWith(second)]).toEqual([401, 200])

  await choose('Revoke key')
  await page.getByRole('button', { name: 'Revoke key' }).click()
  await waitForToast(page, 'Key revoked')
  expect(await statusWith(second)).toBe(401)
})

it('asks before Back loses a new API key', async () => {
  const page = await open('/reporting?sandbox_mode=true', demoAccounts.partner.email)
  await page.getByRole('link', { name: 'Developer' }).first().click()
  await page.getByRole('button', { name: 'Create key' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Back')
  const create = await holdChanges(page, '**/partner/api_keys')
  await page.keyboard.press('Enter')
  await expect.poll(() => button(page, 'Cancel').isDisabled()).toBe(true)
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const goBack = async () => {
    await page.evaluate(() => history.back())
    await question.getByText('Unsaved changes: the API key.').waitFor()
  }
  await goBack()
  await question.getByRole('button', { name: 'Stay' }).click()
  await question.waitFor({ state: 'detached' })
  await page.waitForURL('**/developer?*')
  create()
  await page.getByText(/^pd_test_/).waitFor()
  await goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('heading', { name: 'Reporting', level: 1 }).waitFor()
})

it('filters requests by class, path, error and object, each in the URL', async () => {
  const page = await open('/developer/api-logs?status_class=4XX', demoAccounts.partner.email)
  await page.getByRole('row').nth(1).waitFor()
  const rows = async () => (await page.getByRole('row').allTextContents()).slice(1)
  expect((await rows()).every((row) => /4\d\d/.test(row))).toBe(true)
  await page.getByRole('searchbox').fill('DAILY_sales')
  await expect.poll(() => params(page).get('search')).toBe('DAILY_sales')
  await expect.poll(async () => (await names(page)).every((name) => name.includes('daily_sales'))).toBe(true)
  await page.getByRole('button', { name: /^Time/ }).click()
  await page.getByRole('menuitemradio', { name: '1 month' }).click()
  await expect.poll(() => params(page).get('range')).toBe('one_month')
  await page.reload()
  await page.getByRole('row').nth(1).waitFor()
  expect((await names(page)).every((name) => name.includes('daily_sales'))).toBe(true)

  // An error type links to its requests.
  await page.goto('/developer/api-logs?tab=errors')
  const group = page.getByRole('row').filter({ hasText: 'PATCH' }).first()
  await group.waitFor()
  const count = Number(await group.getByRole('cell').nth(2).textContent())
  await group.getByRole('link').click()
  await page.getByText(`Showing 1 to ${count}`).waitFor()
  expect(params(page).getAll('method')).toEqual(['PATCH'])
  expect(params(page).get('search')).toBe('/api/v1/businesses/{id}')

  const path = page.getByRole('rowheader').first().getByRole('link')
  expect((await path.textContent())?.length).toBe(48)
  const fullPath = (await path.getAttribute('title')) ?? ''
  await path.click()
  await page.getByRole('heading', { name: `PATCH ${fullPath}` }).waitFor()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(page, 'Copy as curl').click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toContain(`curl -X PATCH '${new URL(page.url()).origin}${fullPath}'`)
  expect(await copied()).toContain('$API_KEY')
  await page.getByRole('tree', { name: 'Response body' }).waitFor()

  const object = page.getByRole('region', { name: 'Objects' }).getByRole('link')
  const id = (await object.textContent()) ?? ''
  await page.goto(`/developer/api-logs?search=${id}`)
  await page.getByRole('row').nth(1).waitFor()
  await page.getByRole('rowheader').first().getByRole('link').click()
  await page.getByRole('region', { name: 'Objects' }).getByRole('link', { name: id }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/businesses/${id}/capital/overview`)
})

it('syncs all businesses in a selected mode, and resends an event', async () => {
  const page = await open('/developer/crm-events?sandbox_mode=true&tab=connection', demoAccounts.canadian.email)
  const pull = page.getByRole('radio', { name: 'Pull (sync)' })
  const changed = () =>
    page.waitForResponse((answer) => answer.url().endsWith('/crm/sync') && answer.request().method() === 'POST')
  const pulls = changed()
  await pull.click()
  await pulls
  await expect.poll(() => pull.isChecked()).toBe(true)
  await page.getByText('Not scheduled').waitFor({ state: 'detached' })
  await button(page, 'Sync now').click()
  await page.getByText(/^Last run: completed/).waitFor()
  const pushes = changed()
  await page.getByRole('radio', { name: 'Push (normal)' }).click()
  await pushes
  await page.getByText('Not scheduled').waitFor()
  await page.reload()
  await expect.poll(() => page.getByRole('radio', { name: 'Push (normal)' }).isChecked()).toBe(true)

  await button(page, 'Disconnect').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await page.getByText('No CRM connected').waitFor()
  await button(page, 'Connect CRM').click()
  await page.getByRole('radio', { name: 'HubSpot' }).click()
  await page.getByLabel('Access token').fill('pat-1')
  await button(page, 'Connect').click()
  await page.getByRole('alert').waitFor()
  await expect.poll(() => page.getByLabel('Access token').inputValue()).toBe('pat-1')
  await page.getByRole('radio', { name: 'Built-in demo CRM' }).click()
  await button(page, 'Connect').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText('Connected', { exact: true }).first().waitFor()

  await page.goto('/developer/crm-events?sandbox_mode=true&status=success&direction=push')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await button(page, 'Resend').click()
  await page.getByRole('heading', { name: 'Attempt 2' }).waitFor()
})
