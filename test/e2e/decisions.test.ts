import type { components } from '@partner-dashboard/contract'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { enter, harvest, main, sections } from './businessPage'
import { waitForToast, withBrowser } from './person'

withBrowser()

type Schemas = components['schemas']

it('approves and denies in the sandbox only', async () => {
  const { page, ask } = await enter(demoAccounts.canadian.email, { partner: 'maple-till', sandbox: true })
  // A business of its own: how many of the demo data could apply changes with the date.
  const apply = async (business_name: string) => {
    const offer = { business_name, product_type: 'merchant_cash_advance', amount: 12_000, fee_rate: 0.1 }
    const made = await ask<Schemas['PlaygroundStep']>('/playground/offers', offer)
    await ask(`/playground/offers/${made.offer?.id}/submit`, {})
    return `/businesses/${made.business_id}/capital/applications?sandbox_mode=true`
  }
  const decide = (verb: string) => page.getByRole('button', { name: `${verb} application` })

  await page.goto(await apply('Rideau Bakery'))
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page
    .getByRole('alertdialog', { name: /Approve the application for Merchant cash advance, CA\$12,000\.00/ })
    .waitFor()
  const decisions: string[] = []
  page.on('request', (request) => request.url().endsWith('/decide') && decisions.push(request.postData() ?? ''))
  await decide('Approve').dblclick()
  await waitForToast(page, 'Application approved')
  await main(page).getByText('Approved', { exact: true }).waitFor()
  expect(decisions).toEqual(['{"decision":"approve"}'])
  // Focus moves to the result, because the pressed button is gone.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Approved')
  await expect.poll(() => page.getByRole('button', { name: 'Deny', exact: true }).count()).toBe(0)

  await page.goto(await apply('Plateau Books'))
  await page.getByRole('button', { name: 'Deny', exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  // The reviewer chooses the principal reason: none is preselected.
  await decide('Deny').click()
  await dialog.getByText('Required').waitFor()
  const principal = dialog.getByRole('combobox', { name: 'Principal reason' })
  await expect.poll(() => principal.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(decisions).toHaveLength(1)
  await principal.click()
  await page.getByRole('option', { name: 'Declining sales' }).click()
  await dialog.getByRole('textbox', { name: 'Explanation' }).fill('Sales have fallen.')
  // Input survives a server error.
  await page.route('**/decide', (route) => route.fulfill({ status: 422, json: { detail: 'Not now.' } }), { times: 1 })
  await decide('Deny').click()
  await dialog.getByText('Not now.').waitFor()
  await decide('Deny').click()
  await main(page).getByText('Denied', { exact: true }).waitFor()
  await main(page).getByText('Sales have fallen.').waitFor()
  expect(decisions.at(-1)).toBe('{"decision":"deny","reason_code":"sales_declining","reason":"Sales have fallen."}')

  // In production, the same status offers no decision.
  await page.goto('/businesses?status=applied')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await sections(page).getByRole('link', { name: 'Applications' }).click()
  await page.getByRole('list', { name: 'Steps' }).first().waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Approve', exact: true }).count()).toBe(0)
})

it("shows why a user can't decide", async () => {
  const { page } = await enter(demoAccounts.partner.email, { ...harvest, sandbox: true })
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), capabilities: [] } })
  })
  await page.goto('/businesses?sandbox_mode=true&search=manual+review')
  await page.getByRole('link', { name: 'Sandbox Manual Review' }).first().click()
  await sections(page).getByRole('link', { name: 'Applications' }).click()
  await page.getByText("Your role can't review applications in the sandbox.").first().waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Approve', exact: true }).first().isDisabled()).toBe(true)
})
