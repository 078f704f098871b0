import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { gate } from './interruptions'
import { origin, withBrowser } from './person'
import { open, press } from './settingsPage'

withBrowser()

const { new: fernway } = demoAccounts

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const waitForToast = (page: Page, text: string | RegExp) => page.getByRole('alertdialog').getByText(text).waitFor()

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
    await page.getByText("We can't display this file. Choose another image.").waitFor()

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
    expect(await field(page, /^Primary color/).inputValue()).toBe('#1F6F54')
    expect(await page.getByRole('button', { name: 'Remove logo' }).isVisible()).toBe(true)
  })
})

describe('support info', () => {
  it('accepts phone numbers of its country only', async () => {
    const page = await open('/settings/support-info', fernway.email)
    const phone = field(page, /^Phone/)
    // Makes the form dirty, whatever the saved value.
    await field(page, /^Hours/).fill(`Open ${Date.now() % 10_000}`)
    await phone.fill('4165550142')
    await press(page, 'Save changes')
    await page.getByText('Invalid', { exact: true }).waitFor()
    await phone.fill('2127365000')
    expect(await phone.inputValue()).toBe('(212) 736-5000')
    await press(page, 'Save changes')
    await waitForToast(page, 'Support info saved')
    await page.reload()
    await expect.poll(() => phone.inputValue()).toBe('(212) 736-5000')

    const north = await open('/settings/support-info')
    const phoneThere = field(north, /^Phone/)
    await field(north, /^Hours/).fill(`Open ${Date.now() % 10_000}`)
    await phoneThere.fill('2127365000')
    await press(north, 'Save changes')
    await north.getByText('Invalid', { exact: true }).waitFor()
    await phoneThere.fill('4165550199')
    await press(north, 'Save changes')
    await waitForToast(north, 'Support info saved')
  })

  it('lists unsaved fields before leaving, and restores them after a reload', async () => {
    const page = await open('/settings/support-info')
    await field(page, /^Hours/).fill('Day and night')
    await page.getByRole('checkbox', { name: 'Spanish' }).check()
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Settings' }).click()
    await page.getByText('Unsaved changes: Hours and Languages.').waitFor()
    await press(page, 'Stay')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByText('Restored unsaved changes: Hours, Languages.').waitFor()
    expect(await field(page, /^Hours/).inputValue()).toBe('Day and night')
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Settings' }).click()
    await press(page, 'Leave')
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
    await page.goto('/settings/support-info')
    await expect.poll(() => field(page, /^Hours/).inputValue()).not.toBe('Day and night')
  })

  it('brings discarded changes back with Undo', async () => {
    const page = await open('/settings/support-info')
    const saved = await field(page, /^Hours/).inputValue()
    await field(page, /^Hours/).fill('Day and night')
    await press(page, 'Discard changes')
    // The button is gone: focus stays in the form.
    await page.locator('main form :focus').waitFor()
    await expect.poll(() => field(page, /^Hours/).inputValue()).toBe(saved)
    await waitForToast(page, 'Changes discarded')
    await press(page, 'Undo')
    await expect.poll(() => field(page, /^Hours/).inputValue()).toBe('Day and night')
  })

  it('keeps input typed while saving', async () => {
    const page = await open('/settings/support-info', fernway.email)
    const held = gate()
    await page.route('**/platform_tab/partner_support_info', async (route) => {
      if (route.request().method() === 'PATCH') await held.opened
      await route.continue()
    })
    const first = `From ${Date.now()}`
    await field(page, /^Hours/).fill(first)
    const patched = page.waitForRequest((request) => request.method() === 'PATCH')
    await press(page, 'Save changes')
    await patched
    await field(page, /^Hours/).fill(`${first} to six`)
    held.open()
    await waitForToast(page, 'Support info saved')
    expect(await field(page, /^Hours/).inputValue()).toBe(`${first} to six`)
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await press(page, 'Save changes')
    await saved
    await page.reload()
    await expect.poll(() => field(page, /^Hours/).inputValue()).toBe(`${first} to six`)
  })

  it('retries once over a newer version that differs elsewhere, then reports it', async () => {
    const page = await open('/settings/support-info', fernway.email)
    let calls = 0
    await page.route('**/platform_tab/partner_support_info', (route) => {
      if (route.request().method() !== 'PATCH') return route.continue()
      calls += 1
      const json = {
        title: 'Changed',
        status: 412,
        code: 'changed',
        request_id: 'r',
        detail: 'It changed.',
        errors: [],
      }
      return route.fulfill({ status: 412, contentType: 'application/problem+json', json })
    })
    await field(page, /^Hours/).fill('Round the clock')
    await press(page, 'Save changes')
    await page.getByText('Someone else keeps saving changes here. Your edits are kept. Try again.').waitFor()
    expect(calls).toBe(2)
    expect(await field(page, /^Hours/).inputValue()).toBe('Round the clock')
  })

  it("compares field by field after another admin's change", async () => {
    const [mine, theirs] = [await open('/settings/support-info'), await open('/settings/support-info')]
    const stamp = Date.now() % 10_000
    await field(mine, /^Hours/).fill(`Mine ${stamp}`)
    await field(theirs, /^Hours/).fill(`Theirs ${stamp}`)
    await field(theirs, /^Help page/).fill(`https://maple-till.example/${stamp}`)
    await press(theirs, 'Save changes')
    await waitForToast(theirs, 'Support info saved')

    await press(mine, 'Save changes')
    const dialog = mine.getByRole('dialog', { name: 'Support info changed' })
    await dialog.getByRole('row', { name: new RegExp(`Theirs ${stamp} Claire Tremblay, .+ Mine ${stamp}`) }).waitFor()
    expect(await dialog.getByRole('columnheader').allTextContents()).toEqual([
      'Field',
      'Before',
      'Their changes',
      'Your changes',
    ])
    await dialog.getByText(/^Claire Tremblay saved changes on .+, after you opened this page\./).waitFor()
    expect(await dialog.getByRole('rowheader').allTextContents()).toEqual(['Help page', 'Hours(differs)'])
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    expect(await field(mine, /^Hours/).inputValue()).toBe(`Mine ${stamp}`)
    await press(mine, 'Save changes')
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await waitForToast(mine, 'Support info saved')
    await mine.reload()
    await expect.poll(() => field(mine, /^Hours/).inputValue()).toBe(`Mine ${stamp}`)
    // Fields that only the other admin changed keep their values.
    expect(await field(mine, /^Help page/).inputValue()).toBe(`https://maple-till.example/${stamp}`)

    // A newly read version doesn't replace the one the input is based on.
    await field(theirs, /^Hours/).fill('Anew')
    await field(mine, /^Hours/).fill(`Mine again ${stamp}`)
    await press(mine, 'Save changes')
    await waitForToast(mine, 'Support info saved')
    await theirs.locator('body').click()
    theirs.once('dialog', (dialog) => void dialog.accept())
    await theirs.reload()
    await theirs.getByText('Restored unsaved changes: Hours.').waitFor()
    await press(theirs, 'Save changes')
    // The original value is known after a reload too.
    await theirs
      .getByRole('row', { name: new RegExp(`Hours.* (Mine|Theirs) ${stamp} Mine again ${stamp} .+ Anew`) })
      .waitFor()
    await press(theirs, 'Use theirs')
    await expect.poll(() => field(theirs, /^Hours/).inputValue()).toBe(`Mine again ${stamp}`)
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
  expect(await field(page, 'Origin 1').inputValue()).toBe('https://app.fernway.example')

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
  expect(new URL(page.url()).searchParams.get('sandbox_mode')).toBe('true')
  await press(page, 'Close')
  await press(page, 'Connect channel')
  await page.getByRole('radio', { name: '#capital' }).check()
  await press(page, 'Allow')
  await page.getByText('Channel connected.').waitFor()
  expect(new URL(page.url()).searchParams.get('sandbox_mode')).toBe('true')
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

  await page.getByRole('checkbox', { name: 'All notifications: Chat' }).check()
  await page.getByText('Saved. All notifications: Chat is on.').waitFor()
  expect(await page.getByRole('checkbox', { name: 'New users: Chat' }).isChecked()).toBe(true)
  await press(page, 'Undo')
  await expect.poll(() => page.getByRole('checkbox', { name: 'New users: Chat' }).isChecked()).toBe(false)

  await page.route('**/partner_event/update/**', (route) => route.fulfill({ status: 422, body: '{}' }))
  await box.click()
  await waitForToast(page, 'Something went wrong on our end. Please try again.')
  await expect.poll(() => box.isChecked()).toBe(!was)
})
