import { describe, expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { gate } from './interruptions'
import { origin, waitForToast, withBrowser } from './person'
import { field, open, press } from './settingsPage'

withBrowser()

const { new: fernway } = demoAccounts

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** A 1×1 PNG, padded to a size. */
function png(size: number) {
  const bytes = Buffer.alloc(size)
  Buffer.from(dot, 'base64').copy(bytes)
  return { name: 'logo.png', mimeType: 'image/png', buffer: bytes }
}

describe('branding', () => {
  it('rejects a logo one byte too large, and keeps a valid one after a reload', async () => {
    const page = await open('/settings/branding', fernway.email)
    const logo = page.getByRole('button', { name: 'Logo (optional)' })
    await logo.setInputFiles(png(1_048_577))
    await page.getByText('File is larger than 1048576 bytes').waitFor()
    await logo.setInputFiles({ ...png(100), name: 'logo.gif', mimeType: 'image/gif' })
    await page.getByText('File type must be one of .png, .jpg, .jpeg, .webp, .svg').waitFor()
    await logo.setInputFiles({ ...png(100), buffer: Buffer.from('no picture') })
    const problem = page.getByText("We can't display this file. Choose another image.")
    await problem.waitFor()
    await logo.setInputFiles(png(100))
    await expect.poll(() => problem.count()).toBe(0)
    // Deleted after it was selected.
    const devTools = await page.context().newCDPSession(page)
    const { root } = await devTools.send('DOM.getDocument')
    const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'input[type=file]' })
    await devTools.send('DOM.setFileInputFiles', { nodeId, files: ['/deleted/logo.png'] })
    await problem.waitFor()

    const name = `Fernway ${Date.now() % 10_000}`
    await field(page, 'Display name').fill(name)
    // The actions stay in the window while there are changes.
    await page.evaluate(() => scrollTo(0, 0))
    const save = await page.getByRole('button', { name: 'Save changes' }).boundingBox()
    expect((save?.y ?? 0) + (save?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
    await logo.setInputFiles(png(1_048_576))
    await field(page, /^Primary color/).fill('#12')
    await press(page, 'Save changes')
    await page.getByText('Color must be a valid hex code').waitFor()
    await field(page, /^Primary color/).fill('1f6f54')
    await page.getByRole('list', { name: 'Primary color: contrast' }).getByText('6:1').first().waitFor()
    await page.getByRole('region', { name: 'Preview' }).getByText(name, { exact: true }).first().waitFor()
    await press(page, 'Save changes')
    await waitForToast(page, 'Branding saved')
    await page.reload()
    await expect.poll(() => field(page, 'Display name').inputValue()).toBe(name)
    await expect.poll(() => field(page, /^Primary color/).inputValue()).toBe('#1F6F54')
    await expect.poll(() => page.getByRole('button', { name: 'Remove logo' }).isVisible()).toBe(true)
  })
})

it('saves a widget as a draft, publishes it, and confirms before leaving its product', async () => {
  const page = await open('/settings/widget', fernway.email)
  const radius = String(5 + (Date.now() % 19))
  await field(page, 'Corner radius').fill('25')
  await press(page, 'Save draft')
  await page.getByText('Must be 0 to 24', { exact: true }).waitFor()
  await field(page, 'Corner radius').fill(radius)
  await page.getByRole('switch', { name: 'Show to businesses' }).check()
  for (const remove of await page.getByRole('button', { name: /^Remove \d/ }).all()) await remove.click()
  await press(page, 'Publish')
  await page.getByText('Must have at least one origin to show the widget').waitFor()
  await press(page, 'Add origin')
  await field(page, 'Origin 1').fill('https://app.fernway.example/page')
  await press(page, 'Save draft')
  await page.getByText('Must be an origin, such as https://app.example.com').first().waitFor()
  await field(page, 'Origin 1').fill('https://app.fernway.example')
  await press(page, 'Save draft')
  await waitForToast(page, 'Widget saved')
  await page.getByText('Draft', { exact: true }).waitFor()
  await press(page, 'Publish')
  await page.getByText(/Version \d+, published/).waitFor()
  await page.reload()
  await expect.poll(() => field(page, 'Corner radius').inputValue()).toBe(radius)
  await expect.poll(() => field(page, 'Origin 1').inputValue()).toBe('https://app.fernway.example')

  await field(page, 'Corner radius').fill('4')
  await page.getByRole('tab').nth(1).click()
  await page.getByText('Unsaved changes: Corner radius.').waitFor()
  await press(page, 'Leave')
  await expect.poll(() => new URL(page.url()).searchParams.has('product')).toBe(true)
  await page.getByRole('tab').first().click()
  await expect.poll(() => field(page, 'Corner radius').inputValue()).toBe(radius)
})

it('connects a chat channel, returns to the same mode, tests and removes it', async () => {
  // The chat service redirects to the product's configured URL.
  const known = origin().replace('127.0.0.1', 'localhost')
  const held = gate()
  const page = await open(`${known}/settings/chat-integration?sandbox_mode=true`, fernway.email, {
    prepare: (page) => page.route('**/chat_integration/channels*', (route) => held.opened.then(() => route.fallback())),
  })
  const connect = page.getByRole('button', { name: 'Connect channel' })
  await expect.poll(() => connect.isDisabled()).toBe(true)
  held.open()
  await connect.click()
  await press(page, 'Deny')
  await page.getByText('the request was denied in the chat service').waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('sandbox_mode')).toBe('true')
  await press(page, 'Close')
  await press(page, 'Connect channel')
  await page.getByRole('radio', { name: '#capital' }).check()
  await press(page, 'Allow')
  await page.getByText('Channel connected.').waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('sandbox_mode')).toBe('true')
  await page.reload()
  const card = page.getByRole('region', { name: '#capital, Local workspace' })
  await card.getByText('None yet').waitFor()
  await press(page, 'Send test message')
  await waitForToast(page, 'Test message sent to #capital')
  await card.getByText('None yet').waitFor({ state: 'detached' })
  await press(page, 'Remove')
  await press(page, 'Remove channel')
  await page.getByText('No channels yet').waitFor()
})

it('saves a preference immediately, and reverts it manually and after a failure', async () => {
  const page = await open('/settings/notification-preferences', fernway.email)
  const box = page.getByRole('checkbox', { name: 'Failed API requests: Email' })
  const was = await box.isChecked()
  await box.click()
  await page.getByText(`Saved. Failed API requests: Email is ${was ? 'off' : 'on'}.`).waitFor()
  await page.reload()
  await expect.poll(() => box.isChecked()).toBe(!was)
  await box.click()
  await page.getByText(`is ${was ? 'on' : 'off'}.`).waitFor()
  await press(page, 'Undo')
  await expect.poll(() => box.isChecked()).toBe(!was)
  await page.getByText('Changes are saved automatically.').waitFor()
  await page.reload()
  await expect.poll(() => box.isChecked()).toBe(!was)

  // Not check(), which fails if a busy page shows the choice a moment later.
  await page.getByRole('checkbox', { name: 'All notifications: Chat' }).click()
  await page.getByText('Saved. All notifications: Chat is on.').waitFor()
  await expect.poll(() => page.getByRole('checkbox', { name: 'New users: Chat' }).isChecked()).toBe(true)
  await press(page, 'Undo')
  await expect.poll(() => page.getByRole('checkbox', { name: 'New users: Chat' }).isChecked()).toBe(false)

  await page.route('**/partner_event/update/**', (route) => route.fulfill({ status: 422, body: '{}' }))
  await box.click()
  await waitForToast(page, 'Something went wrong on our end. Please try again.')
  await expect.poll(() => box.isChecked()).toBe(!was)
})
