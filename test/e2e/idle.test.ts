import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { signIn, visit, withBrowser } from './person'

withBrowser()

it('warns an idle user, stays signed in on request, then ends the session and keeps unsaved input', async () => {
  const page = await visit('/settings/support-info')
  await page.clock.install()
  await page.reload()
  await signIn(page, demoAccounts.partner.email)
  const hours = page.getByRole('textbox', { name: 'Hours' })
  await hours.fill('Mon to Fri, 8 to 6')
  await page.clock.runFor(6000)
  // Idle detection loads after the page is idle, then records activity.
  const noted = () => page.evaluate(() => localStorage.getItem('partner-dashboard.last-activity'))
  await expect
    .poll(() =>
      page.mouse
        .move(300, 300)
        .then(() => page.mouse.move(310, 310))
        .then(noted),
    )
    .not.toBeNull()
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' })

  await page.clock.fastForward('27:30')
  expect(await warning.isVisible()).toBe(false)
  await page.clock.fastForward('01:00')
  await warning.waitFor()
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await warning.waitFor({ state: 'detached' })

  // Another half hour without activity. Skips frames like a sleeping computer.
  await page.clock.fastForward('31:00')
  await page.getByText('Your session ended. Unsaved changes are kept.').waitFor()
  await page.clock.resume()
  await signIn(page, demoAccounts.partner.email)
  await hours.waitFor()
  await expect.poll(() => hours.inputValue()).toBe('Mon to Fri, 8 to 6')
})
