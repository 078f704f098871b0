import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { origin, visit, visitAs, withBrowser } from './person'

withBrowser()

it('opens the API reference from the developer page and sends a request with the user’s own key', async () => {
  const page = await visitAs(demoAccounts.partner.email, '/developer?sandbox_mode=true')
  await page.getByRole('button', { name: 'Create key' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Reference')
  await page.keyboard.press('Enter')
  const secret = page.getByRole('dialog', { name: 'API key' })
  const key = /pd_test_[\w-]{43}/.exec((await secret.getByText(/^pd_test_/).textContent()) ?? '')?.[0] ?? ''
  await secret.getByRole('button', { name: 'I copied it' }).press('Enter')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'API reference' }).click()
  const reference = await opened
  const faults: string[] = []
  reference.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  reference.on('request', (request) => {
    if (/^http/.test(request.url()) && !request.url().startsWith(origin())) faults.push(request.url())
  })
  await reference.getByRole('heading', { name: 'Partner Dashboard public API' }).waitFor()
  for (const guide of ['Getting started', 'Idempotency', 'Webhooks', 'Going live']) {
    await reference.getByRole('heading', { name: guide, exact: true }).waitFor()
  }
  await reference.goto(`${origin()}/docs/api/#public/tag/business/GET/businesses`)
  await reference.reload()
  await reference.getByRole('button', { name: /Test Request.*get \/businesses\)/ }).click()
  const client = reference.getByRole('dialog').last()
  await client.getByPlaceholder('Token').fill(key)
  const response = reference.waitForResponse(`${origin()}/api/v1/businesses**`)
  await client.getByRole('button', { name: /^Send/ }).first().click()
  expect((await response).status()).toBe(200)
  expect(faults).toEqual([])
})

it.each([1280, 400])('shows guides and catalog without scrolling sideways at %i px', async (width) => {
  const page = await visit('/docs/api/', { viewport: { width, height: 900 } })
  await page.getByRole('heading', { name: 'Event types' }).waitFor()
  const layout = await page.evaluate(() => ({
    pageWidth: document.documentElement.scrollWidth,
    narrowest: Math.min(
      ...[...document.querySelectorAll('.markdown td')].map((cell) => cell.getBoundingClientRect().width),
    ),
  }))
  expect(layout.pageWidth).toBe(width)
  expect(layout.narrowest).toBeGreaterThan(300)
})
