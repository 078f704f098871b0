import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { totpCode } from '../../packages/server/src/testing/totpCode'
import { holdChanges } from './interruptions'
import { enterCode, origin, shownToasts, signIn, visit, waitForToast, withBrowser } from './person'

withBrowser()

/** A separate user, because other tests' accounts must not require a second factor. */
async function addUser(email: string): Promise<void> {
  const page = await visit('/settings/users')
  const request = page.waitForRequest((sent) => sent.url().endsWith('/api/partner/roles'))
  await signIn(page, demoAccounts.partner.email)
  const { authorization = '' } = await (await request).allHeaders()
  const added = await fetch(`${origin()}/api/partner/users/v2`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ email, first_name: 'Tova', last_name: 'Lind', role: 'developer' }),
  })
  expect(added.status).toBe(201)
}

/** Codes by 30 s step. The server accepts one step of difference and none twice: 0 and then 1 last at least 30 s. */
const codesOf = (secret: string) => (step: number) => totpCode(secret, new Date(Date.now() + step * 30_000))

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tova Lind' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('textbox', { name: 'Email address' }).waitFor()
}

it('is set up with an app, required at sign-in, replaced by a recovery code, and turned off', async () => {
  const email = 'tova.lind@example.com'
  await addUser(email)
  const page = await visit('/settings/second-factor')
  await signIn(page, email)
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).innerText()
  const code = codesOf(secret)

  await expectFocus(page, 'Code')
  const release = await holdChanges(page, '**/second_factor/confirm')
  await page.keyboard.type(code(0))
  await page.getByRole('button', { name: 'Turn on' }).click()
  // The codes are shown once, so neither Cancel nor a link loses them.
  await expect.poll(() => page.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true)
  await page.getByRole('link', { name: 'Reporting' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByText('Unsaved changes: the recovery codes.').waitFor()
  await question.getByRole('button', { name: 'Stay' }).click()
  release()
  const shown = page.getByRole('dialog', { name: 'Recovery codes' })
  await shown.waitFor()
  const [first = '', second = ''] = (await shown.innerText()).match(/\b[A-Z2-7]{5}-[A-Z2-7]{5}\b/g) ?? []
  await page.getByRole('button', { name: 'I saved the codes' }).click()
  await page.getByText('On since').waitFor()

  // Nor does Back lose the codes that replace them.
  await page.getByRole('link', { name: 'Sessions' }).click()
  await page.getByRole('heading', { name: 'Sessions', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Two-step sign-in' }).click()
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  const replacing = page.getByRole('alertdialog', { name: 'Replace your recovery codes?' })
  await replacing.getByRole('textbox').fill('000000')
  const refuse = await holdChanges(page, '**/second_factor/recovery_codes')
  await replacing.getByRole('button', { name: 'Replace codes' }).click()
  await expect.poll(() => replacing.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true)
  await page.evaluate(() => history.back())
  await question.getByText('Unsaved changes: the recovery codes.').waitFor()
  await question.getByRole('button', { name: 'Stay' }).click()
  await question.waitFor({ state: 'hidden' })
  refuse()
  await replacing.getByText('The code is invalid. Try again.').waitFor()
  await page.keyboard.press('Escape')
  await replacing.waitFor({ state: 'hidden' })

  await signOut(page)
  const challenge = page.getByRole('heading', { name: 'Two-step sign-in' })
  await enterCode(page, email)
  await challenge.waitFor()
  const field = page.getByRole('textbox', { name: 'Code' })
  await field.fill('000000')
  await page.keyboard.press('Enter')
  await page.getByText('The code is invalid. Try again.').waitFor()
  await field.fill(code(1))
  await page.keyboard.press('Enter')
  await page.getByRole('navigation').first().waitFor()

  await signOut(page)
  await enterCode(page, email)
  await challenge.waitFor()
  await field.fill(first.toLowerCase())
  await page.keyboard.press('Enter')
  await page.getByRole('navigation').first().waitFor()

  await page.goto('/settings/second-factor')
  await page.getByRole('button', { name: 'Turn off' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Turn off two-step sign-in?' })
  await expectFocus(page, 'Code from your authenticator app, or a recovery code')
  await page.keyboard.type(second)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await waitForToast(page, 'Two-step sign-in turned off')
  await expectFocus(page, 'Set up')
})

/** By the text of the focused button, or of the focused field's label. */
const expectFocus = (page: Page, name: string) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const focused = document.activeElement
        return (focused instanceof HTMLInputElement ? focused.labels?.[0] : focused)?.textContent
      }),
    )
    .toContain(name)

/** A platform authenticator whose user always agrees. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

it('accepts a passkey instead of a code, until it is removed', async () => {
  const email = 'tova.passkey@example.com'
  await addUser(email)
  // Passkeys need a host name.
  const page = await visit('/settings/second-factor', { baseURL: origin().replace('127.0.0.1', 'localhost') })
  await addAuthenticator(page)
  await signIn(page, email)
  await page.getByRole('button', { name: 'Set up' }).click()
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).innerText()
  const code = codesOf(secret)
  await page.getByRole('textbox', { name: 'Code' }).fill(code(0))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('button', { name: 'I saved the codes' }).click()

  await page.getByRole('button', { name: 'Add passkey' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Add a passkey' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Work laptop')
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000000')
  await dialog.getByRole('button', { name: 'Add passkey' }).click()
  await dialog.getByText('The code is invalid. Try again.').waitFor()
  await dialog.getByRole('textbox', { name: 'Code' }).fill(code(1))
  await dialog.getByRole('button', { name: 'Add passkey' }).click()
  const passkey = page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem')
  await passkey.getByText('Never used').waitFor()

  await signOut(page)
  await enterCode(page, email)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('navigation').first().waitFor()
  await page.goto('/settings/second-factor')
  await passkey.getByText('Last used').waitFor()
  await passkey.getByRole('button', { name: 'Remove Work laptop' }).click()
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  await passkey.waitFor({ state: 'detached' })

  await signOut(page)
  await enterCode(page, email)
  await page.getByRole('heading', { name: 'Two-step sign-in' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Use a passkey' }).count()).toBe(0)
})

it('redirects to its setup from every page if the team requires it', async () => {
  const page = await visit('/login')
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch()
    const session: object = await response.json()
    await route.fulfill({ response, json: { ...session, must_set_up_second_factor: true } })
  })
  await signIn(page, demoAccounts.canadian.email)
  await page.waitForURL('**/settings/second-factor')
  await page.goto('/businesses')
  await page.waitForURL('**/settings/second-factor')
})

it("says why an admin without it can't require it", async () => {
  const page = await visit('/settings/second-factor')
  await signIn(page, demoAccounts.new.email)
  const policy = page.getByRole('switch', { name: 'Require two-step sign-in' })
  await policy.click()
  await page.getByText("You don't have a second factor. Set up your own before you require it for everyone.").waitFor()
  await expect.poll(() => policy.isChecked()).toBe(false)
  expect(await shownToasts(page)).toEqual([])
})
