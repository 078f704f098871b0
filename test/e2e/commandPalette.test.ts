import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { enter, gate, problem } from './interruptions'
import { withBrowser } from './person'

withBrowser()

const field = (page: Page) => page.getByRole('combobox', { name: 'Go to' })

describe('the command palette', () => {
  it('finds a business by external ID, a screen, and the other mode', async () => {
    const page = await enter('/businesses')
    await page.getByText(/of 70/).waitFor()
    const id = (await page.getByRole('rowheader').first().innerText()).split('\n').at(-1) ?? ''
    await page.keyboard.press('Control+k')
    await field(page).fill(id)
    await page.getByRole('option', { name: id }).first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/businesses\/business_/)

    await page.keyboard.press('Control+k')
    await field(page).fill('branding')
    await page.getByRole('option', { name: 'Branding' }).click()
    await page.waitForURL(/\/settings\/branding/)

    await page.keyboard.press('Control+k')
    await field(page).fill('sandbox')
    await page.getByRole('option', { name: 'Switch to Sandbox' }).click()
    await page.waitForURL(/sandbox_mode=true/)

    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await field(page).fill('add endpoint')
    await page.getByRole('option', { name: 'Add endpoint' }).click()
    const url = page.getByRole('dialog', { name: 'Add endpoint' }).getByRole('textbox', { name: 'URL' })
    await expect.poll(() => url.evaluate((field) => field === document.activeElement)).toBe(true)
  })

  it("omits actions that the user's role doesn't allow", async () => {
    const actionsFor = async (page: Page) => {
      await page.getByRole('rowheader').first().waitFor()
      await page.keyboard.press('Control+k')
      await field(page).fill('add')
      await page.getByRole('option', { name: 'Add endpoint' }).waitFor()
      return page.getByRole('option', { name: /^Add / }).allInnerTexts()
    }
    const asDeveloper = (page: Page) =>
      page.route('**/api/session', async (route) => {
        const response = await route.fetch()
        const { capabilities, ...session } = await response.json()
        const own = capabilities.filter((name: string) => name !== 'manage_users')
        await route.fulfill({ response, json: { ...session, capabilities: own } })
      })
    expect(await actionsFor(await enter('/businesses'))).toEqual(['Add endpoint', 'Add user'])
    expect(await actionsFor(await enter('/businesses', asDeveloper))).toEqual(['Add endpoint'])
  })

  it("takes what is typed while it loads, instead of the list's shortcuts", async () => {
    const load = gate()
    const hold = (page: Page) =>
      page.route('**/assets/GoTo-*.js', async (route) => {
        await load.opened
        await route.continue()
      })
    const page = await enter('/businesses', hold)
    await page.getByRole('rowheader').first().waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('jb')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('branding')
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true)
    load.open()
    await expect.poll(() => field(page).inputValue()).toBe('branding')
    await page.getByRole('option', { name: 'Branding' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/settings\/branding/)
  })

  it('opens the row of the whole text with an Enter right after its last letter', async () => {
    const page = await enter('/businesses')
    await page.getByRole('rowheader').first().waitFor()
    await page.keyboard.press('Control+k')
    await field(page).fill('MPL-1002')
    const options = page.getByRole('group', { name: 'Businesses' }).getByRole('option')
    await options.nth(1).waitFor()
    const [name, id] = (await options.nth(1).innerText()).split('\n')
    await page.keyboard.type(id?.at(-1) ?? '')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name }).waitFor()
  })

  it('keeps a command under the pointer while rows of an earlier text go', async () => {
    const page = await enter('/businesses')
    const id = (await page.getByRole('rowheader').first().innerText()).split('\n').at(-1) ?? ''
    await page.keyboard.press('Control+k')
    await field(page).fill(id)
    await page.getByRole('option', { name: id }).first().waitFor()
    await field(page).fill('sandbox')
    const command = page.getByRole('option', { name: 'Switch to Sandbox' })
    await command.hover()
    await page.mouse.down()
    await page.getByText('Searching…').waitFor({ state: 'hidden' })
    await page.mouse.up()
    await page.waitForURL(/sandbox_mode=true/)
  })

  it('says that a search failed, and repeats it', async () => {
    const rows = '**/businesses_page/businesses_table_rows*'
    const page = await enter('/settings/branding')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    await page.route(rows, problem(422))
    await field(page).fill('MPL-1002')
    const failure = page.getByRole('alert').filter({ hasText: "We couldn't search everything." })
    await failure.waitFor()
    expect(await page.getByText('No results').count()).toBe(0)
    await page.unroute(rows)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('group', { name: 'Businesses' }).getByRole('option').first().waitFor()
    expect(await failure.count()).toBe(0)
    expect(await field(page).evaluate((field) => field === document.activeElement)).toBe(true)
  })

  it("doesn't answer while offline", async () => {
    const page = await enter('/settings/branding')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    await field(page).waitFor()
    await page.context().setOffline(true)
    await field(page).fill('MPL-1002')
    await page.getByText("We couldn't search everything.").waitFor()
    await page.context().setOffline(false)
    await page.getByRole('group', { name: 'Businesses' }).getByRole('option').first().waitFor()
  })

  it('finds offers by the word and the start of a business name', async () => {
    const page = await enter('/businesses/capital/offers')
    const name = (await page.getByRole('rowheader').first().innerText()).split('\n')[0] ?? ''
    await page.keyboard.press('Control+k')
    await field(page).fill(`offer ${name.slice(0, -1)}`)
    await page
      .getByRole('option', { name: `Offer for ${name}` })
      .first()
      .click()
    await page.waitForURL(/capital\/offers\?.*offer=/)
  })
})
