import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { visitAs, withBrowser } from './person'

withBrowser()

const signedIn = (path: string): Promise<Page> => visitAs(demoAccounts.partner.email, path)

async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

it('shows the figures of a period with links to their lists, and keeps the selection in the URL', async () => {
  const page = await signedIn('/analytics?range=one_year')
  const offers = page.getByRole('link', { name: /^Offers/ })
  await offers.waitFor()
  // A current amount is compared with the balance at the end of the previous period.
  await page.getByRole('link', { name: /^Outstanding.*vs\. previous period$/ }).waitFor()
  const line = page.getByRole('row', { name: /^Flex loan/ })
  await line.getByRole('link', { name: 'Flex loan' }).waitFor()
  // The current month isn't over.
  const failures = page.getByRole('figure', { name: 'Failed payments' })
  await failures.getByRole('button', { name: 'Show as table' }).click()
  await failures
    .getByRole('rowheader', { name: /\(partial\)$/ })
    .last()
    .waitFor()
  // Figures link to what they count.
  const funded = line.getByRole('link', { name: /^\d+$/ }).last()
  const products = await funded.textContent()
  await funded.click()
  await page.getByText(new RegExp(`of ${products}$`)).waitFor()
  await page.goBack()
  // Charts above that load late would move the page.
  await page.waitForLoadState('networkidle')
  const breakdown = page.getByRole('button', { name: 'Break down by: Product' })
  await breakdown.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(0)
  await breakdown.press('Enter')
  // By keyboard, because a click may scroll to its target.
  const region = page.getByRole('menuitem', { name: 'Region' })
  await region.focus()
  // On a slow device, a skeleton in place of the page would lose its scroll position. The router waits for a time that it
  // has seen, so the clock isn't far ahead.
  await page.evaluate(() => {
    const { now } = Date
    let late = 0
    Date.now = () => {
      late = Math.min(late + 200, 3000)
      return now() + late
    }
    setTimeout(() => Object.assign(Date, { now }), 1000)
  })
  await region.press('Enter')
  await page.getByRole('table', { name: 'By region' }).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await expect.poll(() => new URL(page.url()).searchParams.get('breakdown')).toBe('region')
  const figure = (await offers.textContent())?.match(/Offers([\d,]+)/)?.[1] ?? ''
  await offers.click()
  await page.getByText(new RegExp(`of ${figure}$`)).waitFor()
})

it('shows a report as rows and as a file with the same sums', async () => {
  const page = await signedIn('/reporting?report=repayments&range=custom&from=2026-10-01&to=2026-10-31')
  await page.getByRole('table', { name: 'Repayments' }).waitFor()
  const total = await page
    .locator('dl')
    .filter({ hasText: /fee.*\$/i })
    .first()
    .textContent()
  const { name, text } = await saved(page, () => page.getByRole('button', { name: 'Download CSV' }).click())
  expect(name).toBe('repayments_2026-10-01_2026-10-31.csv')
  const [head = '', ...rows] = text.trim().split('\r\n')
  const titles = head.replace('\uFEFF', '').split(',')
  // Counted from the end, because names can contain commas.
  const fromEnd = titles.indexOf('Amount') - titles.length
  const cents = rows.reduce((sum, row) => sum + Math.round(Number(row.split(',').at(fromEnd)) * 100), 0)
  const shown = total?.match(/\$([\d,.]+\.\d\d)/)?.[1]?.replaceAll(',', '')
  expect(cents).toBe(Math.round(Number(shown) * 100))
})

it('creates, changes and deletes a report schedule', async () => {
  const page = await signedIn('/reporting?view=schedules')
  const panel = page.getByRole('dialog', { name: 'Scheduled reports' })
  await panel.getByRole('button', { name: 'Schedule report' }).click()
  await panel.getByText('Required').waitFor()
  await panel.getByRole('group', { name: 'Recipients' }).getByRole('checkbox').first().check()
  await panel.getByRole('button', { name: 'Schedule report' }).click()
  await panel
    .getByText('Next on 12/01/2026')
    .or(panel.getByText(/Next on/))
    .first()
    .waitFor()
  await panel.getByRole('button', { name: 'Edit Funded products' }).click()
  const change = panel.getByRole('region', { name: 'Edit Funded products' })
  await change.getByRole('combobox', { name: 'Frequency' }).click()
  await page.getByRole('option', { name: 'Every Monday, for the previous week' }).click()
  await change.getByRole('button', { name: 'Save changes' }).click()
  await panel.getByText('Every Monday, for the previous week').waitFor()
  const again = panel.getByRole('button', { name: 'Edit Funded products' })
  await expect.poll(() => again.evaluate((button) => button === document.activeElement)).toBe(true)
  await panel.getByRole('button', { name: 'Delete Funded products: Every Monday, for the previous week' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  // The toast stays while it's hovered.
  await undo.hover()
  await panel.getByText('No scheduled reports yet.').waitFor()
  await undo.click()
  await panel.getByRole('button', { name: 'Delete Funded products: Every Monday, for the previous week' }).click()
  await panel.getByText('No scheduled reports yet.').waitFor()
})

it('shows one empty state instead of empty charts until there is data', async () => {
  const page = await visitAs(demoAccounts.new.email, '/analytics')
  await page.getByText('No data yet').waitFor()
  expect(await page.getByText('Originations').count()).toBe(0)
  await page.getByRole('button', { name: 'Share data' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/data-share')
})

it('offers all time, then data share, if a report is empty', async () => {
  const page = await visitAs(demoAccounts.new.email, '/reporting')
  await page.getByRole('button', { name: 'Show all time' }).click()
  await page.getByText('No data yet').waitFor()
  await page.getByRole('button', { name: 'Share data' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/data-share')
})
