import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { origin, tokensOf, waitForToast, withBrowser } from './person'
import { open, press } from './settingsPage'

withBrowser()

const { organization, new: fernway } = demoAccounts

it('adds, changes and deletes a user, keeps the last admin, and logs all of it', async () => {
  const page = await open('/settings/users', fernway.email)
  const family = `Lopez${Date.now().toString(36)}`
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  await press(page, 'Add user')
  const dialog = page.getByRole('dialog', { name: 'Add user' })
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect.poll(() => dialog.getByText('Required').count()).toBe(4)
  const first = dialog.getByRole('textbox', { name: 'First name' })
  await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true)
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Ana')
  await dialog.getByRole('textbox', { name: 'Last name' }).fill(family)
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(fernway.email)
  await dialog.getByRole('radio', { name: 'Developer' }).check()
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await dialog.getByText('A user with this email address already exists.').waitFor()
  const email = `ana.${Date.now()}@example.com`
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(email)
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await row(family).getByText('Invited').waitFor()

  // You're the last admin.
  await row('(you)')
    .getByRole('button', { name: /Actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByText('This is your own account').waitFor()
  await press(page, 'Delete user')
  await page.getByText('This would leave no admin. Make another user an admin first.').waitFor()
  await press(page, 'Cancel')

  const edit = async () => {
    await row(family)
      .getByRole('button', { name: /Actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
  }
  const controller = page.getByRole('radio', { name: 'Controller' })
  const editing = page.getByRole('dialog', { name: `Edit Ana ${family}` })
  // Escape keeps unsaved changes, Cancel discards them.
  await edit()
  await controller.check()
  await page.keyboard.press('Escape')
  await editing.waitFor({ state: 'detached' })
  await edit()
  await page.getByText('Restored unsaved changes: Role.').waitFor()
  await editing.getByRole('button', { name: 'Cancel' }).click()
  await editing.waitFor({ state: 'detached' })
  await edit()
  await editing.getByRole('radio', { name: 'Developer', checked: true }).waitFor()
  await controller.check()
  await press(page, 'Save changes')
  await row(family).getByText('Controller').waitFor()
  await row(family)
    .getByRole('button', { name: /Actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await press(page, 'Delete user')
  await row(family).waitFor({ state: 'detached' })

  await page.goto('/settings/audit-log?action=updatePartnerUser')
  await page.getByRole('link', { name: 'User updated' }).first().click()
  const panel = page.getByRole('dialog', { name: 'User updated' })
  await panel.getByRole('row', { name: /Role.*Developer Controller/ }).waitFor()
  // The user has no page to link to, but a name.
  await panel.getByText(family).waitFor()
  await page.reload()
  await panel.getByText('Sam Okafor, Admin').waitFor()
  await page.keyboard.press('Escape')
  const download = page.waitForEvent('download')
  await press(page, 'Download CSV')
  expect((await download).suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/)
  await page.goto('/settings/audit-log?action=deletePartnerUsers')
  await page.getByRole('link', { name: 'Users deleted' }).first().click()
  await page.getByText(`${email} · Ana · ${family} · controller`).waitFor()
})

it('reports that someone else has deleted a user, and only for that user', async () => {
  const { access } = await tokensOf(fernway.email)
  const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' }
  const add = async (last_name: string): Promise<{ id: string }> => {
    const body = { email: `${last_name}@example.com`, first_name: 'Ana', last_name, role: 'developer' }
    const added = await fetch(`${origin()}/api/partner/users/v2`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return added.json()
  }
  const [family, other] = [`Ruiz${Date.now().toString(36)}`, `Sosa${Date.now().toString(36)}`]
  const { id } = await add(family)
  await add(other)
  const page = await open('/settings/users', fernway.email)
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  const startDelete = async (name: string) => {
    await row(name)
      .getByRole('button', { name: /Actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
  }
  await startDelete(family)
  await fetch(`${origin()}/api/partner/delete_users?user_id=${id}`, { method: 'DELETE', headers })
  await press(page, 'Delete user')
  await waitForToast(page, 'Someone else already deleted one of these users.')
  await row(family).waitFor({ state: 'detached' })
  await startDelete(other)
  const dialog = page.getByRole('alertdialog', { name: `Delete Ana ${other}?` })
  await dialog.waitFor()
  expect(await dialog.getByText('Someone else').count()).toBe(0)
  await press(page, 'Delete user')
  await row(other).waitFor({ state: 'detached' })
})

it('shows a partner without users as such', async () => {
  const page = await open('/settings')
  await page.route('**/partner/users*', (route) => route.fulfill({ json: { results: [] } }))
  await page.reload()
  await page
    .getByRole('row', { name: /^Users/ })
    .getByText('No users yet.')
    .waitFor()
})

it("shows the organization's own settings, and its own users if it's selected", async () => {
  const page = await open('/settings', organization.email)
  const partnerId = new URL(page.url()).searchParams.get('partner_id')
  expect(partnerId).not.toBeNull()
  await page.getByRole('link', { name: 'Support info' }).click()
  await page.getByText('These settings apply to every partner of the organization').waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.has('partner_id')).toBe(false)
  await page.goto(`/settings/users?partner_id=${partnerId}`)
  await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor()
  await page.getByRole('button', { name: /Partner/ }).click()
  await page.getByRole('option', { name: 'Northgate Commerce' }).click()
  await page.getByRole('heading', { name: 'Organization users' }).waitFor()
  await page.getByRole('row', { name: /Daniel Reyes/ }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Add user' }).count()).toBe(0)
})
