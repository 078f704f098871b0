import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { gate, holdChanges } from './interruptions'
import { publicOrigin, signIn, visit, visitAs, waitForToast, withBrowser } from './person'

withBrowser()

const signedIn = (path: string): Promise<Page> => visitAs(demoAccounts.partner.email, path)

it('creates the first promotion from the empty list, if the partner has access', async () => {
  const page = await visit('/')
  await page.route('**/fee_discounts*', (route) =>
    route.fulfill({ json: { results: [], previous: null, next: null, start: 0 } }),
  )
  await signIn(page, demoAccounts.partner.email)
  await page.goto('/marketing/promotions')
  await page.getByRole('button', { name: 'Create promotion' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/marketing/promotions/create-fee-discount')

  const without = await visitAs(demoAccounts.new.email, '/marketing/promotions')
  await without.getByText('No promotions yet').waitFor()
  expect(await without.getByRole('button', { name: 'Create promotion' }).count()).toBe(0)
})

it('requests access to promotions once, then shows the pending request', async () => {
  const page = await visitAs(demoAccounts.new.email, '/marketing/promotions/create-fee-discount')
  await page.getByText('Request access to create promotions.').waitFor()
  await page.getByRole('button', { name: 'Request access' }).click()
  const waiting = page.getByText('Your access request is under review.')
  await waiting.waitFor()
  await page.reload()
  await waiting.waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Request access' }).count()).toBe(0)
})

it("offers only the partner's products for a promotion", async () => {
  const page = await signedIn('/marketing/promotions')
  const answer = gate()
  await page.route('**/api/partner/configs', async (route) => {
    await answer.opened
    await route.continue()
  })
  const granted = page.waitForResponse(/request_access/)
  await page.goto('/marketing/promotions/create-fee-discount')
  await granted
  const products = page.getByRole('group', { name: 'Products' })
  await expect.poll(() => products.count()).toBe(0)
  answer.open()
  await products.waitFor()
  await expect.poll(() => products.getByRole('checkbox').count()).toBe(3)
})

it('takes a promotion from planning to its end', async () => {
  // Opens without an unknown original.
  const page = await signedIn('/marketing/promotions/create-fee-discount?original=nope')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/marketing/promotions')
  await page.goBack()
  const name = page.getByRole('textbox', { name: 'Name' })
  // Submitting an incomplete form focuses the first invalid field.
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
  await name.fill('Winter journey')
  await page.getByRole('textbox', { name: 'Discount' }).fill('25')
  await page.getByRole('group', { name: 'Products' }).getByRole('checkbox', { name: 'Flex loan' }).check()
  await page.getByRole('textbox', { name: 'Start date' }).fill(dayAfter(0))
  await page.getByRole('textbox', { name: 'End date' }).fill(dayAfter(30))
  // Estimated as soon as there is enough input.
  await page.getByText('Maximum cost').waitFor()
  // Submitted from the field, which would validate on blur.
  const sales = page.getByRole('textbox', { name: /^Minimum monthly sales/ })
  await sales.fill('99999999999')
  await sales.press('Enter')
  await page.getByText('Invalid', { exact: true }).waitFor()
  await sales.fill('')
  // Input survives a reload.
  await page.reload()
  await page.getByText('Your unsaved changes were restored.').waitFor()
  await sales.fill('99999999999')
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect.poll(() => sales.evaluate((field) => field === document.activeElement)).toBe(true)
  await sales.fill('')
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByRole('heading', { name: 'Winter journey' }).waitFor()
  // The review ends in the background, and the page updates.
  await page.getByText('Running', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'End promotion' }).click()
  const end = page.getByRole('alertdialog').getByRole('button', { name: 'End promotion' })
  const another = await page.context().newPage()
  await another.goto(page.url())
  await another.getByRole('button', { name: 'End promotion' }).click()
  await another.getByRole('alertdialog').getByRole('button', { name: 'End promotion' }).click()
  await another.getByText('Ended', { exact: true }).waitFor()
  await another.close()
  await end.click()
  await page.getByRole('alertdialog').getByText('The promotion has already ended or was denied.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Ended', { exact: true }).waitFor()
})

/** A day as typed, UTC. */
function dayAfter(days: number): string {
  const [year, month, date] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-')
  return `${month}/${date}/${year}`
}

/** Fills a promotion, except its audience. */
async function fillTerms(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Discount' }).fill('25')
  await page.getByRole('group', { name: 'Products' }).getByRole('checkbox', { name: 'Flex loan' }).check()
  await page.getByRole('textbox', { name: 'Start date' }).fill(dayAfter(3))
  await page.getByRole('textbox', { name: 'End date' }).fill(dayAfter(30))
}

const csv = (text: string) => ({ name: 'audience.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

it('creates no promotion with a file that matches no business', async () => {
  const page = await signedIn('/marketing/promotions/create-fee-discount')
  await fillTerms(page, 'From a file')
  await page.getByRole('radio', { name: 'Businesses from a file' }).check()
  const file = page.locator('input[type=file]')
  const submit = page.getByRole('button', { name: 'Submit for review' })
  await file.setInputFiles(csv(''))
  await page.getByText('File is smaller than 1 bytes').waitFor()
  await file.setInputFiles(csv('name\nOrtega\n'))
  await submit.click()
  await page.getByText('Must have an external_id or business_id column', { exact: true }).waitFor()
  await file.setInputFiles(csv('external_id\nX-1\n'))
  await submit.click()
  await page.getByText('Has no row that matches a business', { exact: true }).waitFor()
  await file.setInputFiles(csv('external_id\nHRV-10001\n'))
  await submit.click()
  await page.getByRole('heading', { name: 'From a file' }).waitFor()
  await waitForToast(page, 'Promotion submitted. 1 of 1 row matched a business')
  // The earlier attempts have created nothing.
  await page.goto('/marketing/promotions')
  await expect.poll(() => page.getByRole('row', { name: /From a file/ }).count()).toBe(1)
  await page.getByRole('link', { name: 'From a file' }).click()

  // A file that replaces the current one.
  await page.getByRole('heading', { name: 'Audience file' }).waitFor()
  await file.setInputFiles(csv('external_id\nHRV-10001\nHRV-10002\n'))
  await staysWithUnsaved(page, 'the file audience.csv', 'Promotions')
  const release = await holdChanges(page, '**/s3_upload/**')
  await page.getByRole('button', { name: 'Replace file' }).click()
  await expect.poll(() => file.isDisabled()).toBe(true)
  release()
  await waitForToast(page, '2 of 2 rows matched a business')
})

/** Confirms that leaving by a link asks about unsaved changes. */
async function staysWithUnsaved(page: Page, changes: string, link: string): Promise<void> {
  await page.getByRole('link', { name: link, exact: true }).last().click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByText(`Unsaved changes: ${changes}.`).waitFor()
  await question.getByRole('button', { name: 'Stay' }).click()
}

it('offers to replace the audience file of a scheduled promotion', async () => {
  const page = await signedIn('/marketing/promotions')
  await page.getByRole('link', { name: 'Spring restock' }).click()
  await page.getByRole('heading', { name: 'Audience file' }).waitFor()
  await page.getByRole('button', { name: 'Replace file' }).waitFor()
})

it('edits a denied promotion and resubmits it as a new one', async () => {
  const page = await signedIn('/marketing/promotions')
  const denied = page.getByRole('row').filter({ hasText: 'Denied' })
  const title = 'Everything free'
  await denied.getByRole('link', { name: title }).click()
  await page.getByText(/^Denied: .+/).waitFor()
  await page.getByRole('link', { name: 'Edit and resubmit' }).click()
  await page.getByRole('heading', { name: 'Edit and resubmit' }).waitFor()
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('Edit and resubmit').waitFor()
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect.poll(() => name.inputValue()).toBe(title)
  // A file is an unsaved change too.
  await page.locator('input[type=file]').setInputFiles(csv('external_id\nHRV-10001\n'))
  await staysWithUnsaved(page, 'File', 'Cancel')
  await page.getByRole('button', { name: 'Remove audience.csv' }).click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Discount' }).inputValue()).toBe('90%')
  await name.fill('A tenth less')
  await page.getByRole('textbox', { name: 'Discount' }).fill('10')
  // The businesses of its file are kept.
  const count = (await page.getByText(/^Uses the \d+ businesses of the earlier file/).textContent())?.match(/\d+/)?.[0]
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByRole('heading', { name: 'A tenth less' }).waitFor()
  await page.getByText(`Showing 1 to 10 of ${count}`).waitFor()
  await page.getByText('Scheduled', { exact: true }).waitFor()
  await page.goto('/marketing/promotions')
  await page.getByRole('row', { name: /A tenth less.*Scheduled/ }).waitFor()
  await page.getByRole('row', { name: /Everything free.*Denied/ }).waitFor()
})

it('renders the previews of a toolkit under the content security policy', async () => {
  const page = await visitAs(demoAccounts.partner.email, `${publicOrigin()}/marketing?tab=toolkits`, {
    viewport: { width: 400, height: 800 },
  })
  const email = page.locator('iframe').first().contentFrame()
  await email.getByRole('link').first().waitFor()
  // The whole width of the email fits the phone.
  const text = await email.getByRole('heading').boundingBox()
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(384)
})

it('connects and disconnects a tool', async () => {
  const page = await signedIn('/marketing?tab=integrations')
  await page.getByRole('button', { name: 'Connect Klaviyo' }).click()
  await page.getByRole('textbox', { name: 'API key' }).fill('pk_test_1234567890')
  // A press outside keeps the key.
  await page.mouse.click(4, 4)
  const release = await holdChanges(page, '**/marketing/integrations')
  await page.getByRole('dialog').getByRole('button', { name: 'Connect' }).click()
  // A late response would close the dialog of another tool.
  await expect.poll(() => page.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true)
  await expect.poll(() => page.getByRole('button', { name: 'Close' }).isDisabled()).toBe(true)
  release()
  await page.getByText('Connected', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Remove Klaviyo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Connect Klaviyo' }).waitFor()
})
