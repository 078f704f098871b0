import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { signIn, visit, waitForToast, withBrowser } from './person'

withBrowser()

it('lists sessions, and revokes the other devices', async () => {
  const { email } = demoAccounts.new
  const phone = await visit('/businesses', {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  })
  await signIn(phone, email)
  const page = await visit('/settings/sessions')
  await signIn(page, email)
  const stolen = page.getByRole('row', { name: /Safari on iPhone/ })
  await stolen.waitFor()
  await expect.poll(() => page.getByRole('row', { name: /this device/ }).count()).toBe(1)

  await stolen.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog', { name: 'Revoke Safari on iPhone?' }).waitFor()
  await page.getByRole('button', { name: 'Revoke session' }).click()
  await waitForToast(page, 'Session revoked')
  await stolen.waitFor({ state: 'detached' })

  await phone.reload()
  await phone.getByRole('textbox', { name: 'Email address' }).waitFor()
  await page.goto('/settings/audit-log')
  await page.getByRole('link', { name: 'Session revoked' }).waitFor()
  await page.getByRole('link', { name: 'Signed in' }).first().waitFor()
})
