import { describe, expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { gate } from './interruptions'
import { waitForToast, withBrowser } from './person'
import { field, open, press } from './settingsPage'

withBrowser()

const { new: fernway } = demoAccounts

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
    await expect.poll(() => phone.inputValue()).toBe('(212) 736-5000')
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
    await expect.poll(() => field(page, /^Hours/).inputValue()).toBe('Day and night')
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

  it('keeps a button under the pointer while an error appears above it', async () => {
    const page = await open('/settings/support-info')
    const email = field(page, /^Email/)
    const saved = await email.inputValue()
    await email.fill('harbor')
    const box = await page.getByRole('button', { name: 'Discard changes' }).boundingBox()
    if (!box) throw new Error('The button has no place on the page.')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    // The press takes the focus from the field, which makes it invalid.
    await page.locator('body:not(:has(input:focus))').waitFor()
    await page.mouse.up()
    await expect.poll(() => email.inputValue()).toBe(saved)
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
    await expect.poll(() => field(page, /^Hours/).inputValue()).toBe(`${first} to six`)
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
    await expect.poll(() => field(page, /^Hours/).inputValue()).toBe('Round the clock')
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
    await expect
      .poll(() => dialog.getByRole('columnheader').allTextContents())
      .toEqual(['Field', 'Before', 'Their changes', 'Your changes'])
    await dialog.getByText(/^Claire Tremblay saved changes on .+, after you opened this page\./).waitFor()
    await expect.poll(() => dialog.getByRole('rowheader').allTextContents()).toEqual(['Help page', 'Hours(differs)'])
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await expect.poll(() => field(mine, /^Hours/).inputValue()).toBe(`Mine ${stamp}`)
    await press(mine, 'Save changes')
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await waitForToast(mine, 'Support info saved')
    await mine.reload()
    await expect.poll(() => field(mine, /^Hours/).inputValue()).toBe(`Mine ${stamp}`)
    // Fields that only the other admin changed keep their values.
    await expect.poll(() => field(mine, /^Help page/).inputValue()).toBe(`https://maple-till.example/${stamp}`)

    // A newly read version doesn't replace the one the input is based on.
    await field(theirs, /^Hours/).fill('Theirs again')
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
      .getByRole('row', { name: new RegExp(`Hours.* (Mine|Theirs) ${stamp} Mine again ${stamp} .+ Theirs again`) })
      .waitFor()
    await press(theirs, 'Use theirs')
    await expect.poll(() => field(theirs, /^Hours/).inputValue()).toBe(`Mine again ${stamp}`)
  })
})
