import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { holdChanges } from './interruptions'
import { visitAs, waitForToast, withBrowser } from './person'
import { violations } from './violations'

withBrowser()

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** A webhook receiver with a configurable response. */
const received: Received[] = []
const answer = { status: 204, body: '', headers: {} }
const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
  response.writeHead(answer.status, answer.headers).end(answer.body)
})
let address = ''

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`
})
afterAll(() => {
  receiver.closeAllConnections()
  receiver.close()
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const open = (path: string, email: string, options = {}): Promise<Page> => visitAs(email, path, options)

it('creates an endpoint, tests it, rotates its secret, disables it at 410 and recovers its deliveries', async () => {
  const page = await open('/developer/webhook-events?sandbox_mode=true', demoAccounts.canadian.email)
  await button(page, 'Add endpoint').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'URL' }).fill('http://10.0.0.1/hooks')
  await dialog.getByRole('button', { name: 'Add endpoint' }).click()
  await dialog.getByText('must not point to a private network').waitFor()
  // A reload restores the open form with its input.
  await page.reload()
  await expect.poll(() => dialog.getByRole('textbox', { name: 'URL' }).inputValue()).toBe('http://10.0.0.1/hooks')
  await dialog.getByRole('textbox', { name: 'URL' }).fill(address)
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Journey')
  await dialog.getByRole('radio', { name: 'Selected events' }).click()
  // Collapsed groups are one tab stop each.
  for (let stop = 0; stop < 9; stop++) await page.keyboard.press('Tab')
  await expect
    .poll(() =>
      dialog.getByRole('button', { name: 'Add header' }).evaluate((element) => element === document.activeElement),
    )
    .toBe(true)
  await dialog.getByRole('button', { name: 'Orders' }).press('Enter')
  await dialog.getByRole('checkbox', { name: 'order.created' }).click()
  await dialog.getByRole('button', { name: 'Add header' }).click()
  await page.keyboard.type('X-Source')
  await dialog.getByRole('textbox', { name: 'Value' }).fill('journey')
  // Headers that can't be sent stay in the form.
  await dialog.getByRole('button', { name: 'Add header' }).click()
  await page.keyboard.type('x-source')
  await dialog.getByRole('button', { name: 'Add endpoint' }).click()
  await dialog.getByText('Each header needs its own name').waitFor()
  await dialog.getByText('Required', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Remove' }).last().click()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add endpoint' }).click()
  const secret = await dialog.getByText(/^whsec_/).textContent()
  await dialog.getByRole('button', { name: 'I copied it' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })

  const row = page.getByRole('row').filter({ hasText: 'Journey' })
  const choose = async (action: string) => {
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  const endpoints = () => page.goto('/developer/webhook-events?sandbox_mode=true&tab=endpoints')
  const test = async (status: string) => {
    received.length = 0
    await endpoints()
    await choose('Send test event')
    await page.getByRole('heading', { name: 'test.ping', level: 1 }).waitFor()
    await page.getByRole('heading', { level: 1 }).locator('..').getByText(status, { exact: true }).waitFor()
    await expect.poll(() => received.length).toBeGreaterThan(0)
    const [first] = received
    if (!first) throw new Error('Nothing was received.')
    return first
  }
  const sign = ({ headers, body }: Received) =>
    `v1,${createHmac('sha256', Buffer.from((secret ?? '').replace('whsec_', ''), 'base64'))
      .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
      .digest('base64')}`

  const first = await test('Delivered')
  expect(first.headers['webhook-signature']).toBe(sign(first))
  expect(first.headers['x-source']).toBe('journey')
  await page.getByText('Delivered 204').waitFor()

  await endpoints()
  await choose('Edit')
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Journey of an event')
  const saved = page.waitForRequest((request) => request.method() === 'PATCH')
  await dialog.getByRole('button', { name: 'Save endpoint' }).click()
  expect((await saved).postDataJSON()).toEqual({ description: 'Journey of an event' })
  await dialog.waitFor({ state: 'detached' })
  await choose('Rotate secret')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate secret' }).click()
  await dialog.getByText(/signed with both secrets/).waitFor()
  expect(await dialog.getByText(/^whsec_/).textContent()).not.toBe(secret)
  await dialog.getByRole('button', { name: 'I copied it' }).press('Enter')
  const second = await test('Delivered')
  expect(String(second.headers['webhook-signature']).split(' ')).toHaveLength(2)
  expect(String(second.headers['webhook-signature']).split(' ')[1]).toBe(sign(second))

  // Leaves the next attempt to the button.
  Object.assign(answer, { status: 500, body: 'Down for repairs.', headers: { 'retry-after': '3600' } })
  await test('Waiting')
  await page.getByText("Response status wasn't 2XX").first().waitFor()
  await page.getByText('Down for repairs.').first().waitFor()

  Object.assign(answer, { status: 410, body: 'Moved away.' })
  await button(page, 'Resend').click()
  await waitForToast(page, 'Event queued for delivery')
  await page.getByRole('heading', { level: 1 }).locator('..').getByText('Failed', { exact: true }).waitFor()
  await page.getByText('The endpoint returned 410 Gone and was disabled').waitFor()
  expect(await violations(page)).toEqual([])
  await endpoints()
  await row.getByText('Disabled').waitFor()
  await choose('Enable')
  await row.getByText('Enabled').waitFor()

  Object.assign(answer, { status: 204, body: '' })
  await choose('Recover failed events')
  await dialog.getByRole('radio', { name: 'Past hour' }).click()
  await dialog.getByRole('button', { name: /^Resend \d events?$/ }).click()
  await dialog.getByText(/^(\d) of \1 delivered$/).waitFor()
  await dialog.getByText('Done', { exact: true }).waitFor()
  // The progress is in the URL.
  await page.reload()
  await dialog.getByText('Done', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await choose('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete endpoint' }).click()
  await row.waitFor({ state: 'detached' })
})

it('shows the secret of a new endpoint after Back has closed its form', async () => {
  const page = await open('/developer/webhook-events?sandbox_mode=true&tab=endpoints', demoAccounts.partner.email)
  await button(page, 'Add endpoint').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'URL' }).fill(address)
  const create = await holdChanges(page, '**/webhook_endpoints')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await dialog.getByRole('button', { name: 'Add endpoint' }).click()
  await sent
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  create()
  await dialog.getByText(/^whsec_/).waitFor()
  // Nor does another tab of the page lose it.
  await page.goForward()
  await page.goBack()
  await dialog.getByText(/^whsec_/).waitFor()
  await dialog.getByRole('button', { name: 'I copied it' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  // The form starts empty.
  await button(page, 'Add endpoint').click()
  expect(await dialog.getByRole('textbox', { name: 'URL' }).inputValue()).toBe('')
})

it('refetches an event whose attempts are later than its head', async () => {
  const page = await open('/developer/webhook-events?status=success', demoAccounts.partner.email)
  const path = await page.locator('main a[href^="/developer/webhook-events/"]').first().getAttribute('href')
  let isFirst = true
  await page.route('**/webhook_logs/event_info/*', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    if (isFirst) Object.assign(json.event, { attempts_count: 987, last_attempt_at: null })
    isFirst = false
    await route.fulfill({ response, json })
  })
  await page.goto(path ?? '')
  await page.getByText('Delivered 204').first().waitFor()
  await page.getByText('987', { exact: true }).waitFor({ state: 'detached' })
})

it('shows how to verify a signature in four languages', async () => {
  const page = await open('/developer/webhook-events?tab=verify', demoAccounts.partner.email)
  for (const [language, text] of [
    ['Node', 'timingSafeEqual'],
    ['Python', 'hmac.compare_digest'],
    ['Ruby', 'OpenSSL.secure_compare'],
    ['Go', 'hmac.Equal'],
  ] as const) {
    await page.getByRole('tab', { name: language }).click()
    await page.getByText(text).first().waitFor()
  }
})
