import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { signIn, visit, visitAs, withBrowser } from './person'

withBrowser()

async function home(email: string, search = ''): Promise<Page> {
  const page = await visitAs(email, `/${search}`)
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
  await page.getByRole('list', { name: 'From offer to repayment' }).waitFor()
  return page
}

const numberIn = (text: string | null | undefined) =>
  Number(/[\d,]+/.exec(text ?? '')?.[0]?.replaceAll(',', '') ?? Number.NaN)

/** Lists that show their count. */
const counted = /^\/(businesses|businesses\/capital|businesses\/capital\/applications)$/

/** Follows a number's link and returns the count of the list. */
async function behind(page: Page, href: string): Promise<number> {
  await page.goto(href)
  const range = page.getByText(/^Showing [\d,]+ to [\d,]+ of [\d,]+$/)
  const empty = page.getByText(/^No (businesses|funded products|applications) match these filters$/)
  await range.or(empty).first().waitFor()
  return (await empty.count()) > 0 ? 0 : numberIn((await range.textContent())?.split(' of ')[1])
}

interface Told {
  href: string
  count: number
  text: string
}

async function linksOf(page: Page, list: string): Promise<Told[]> {
  const links = page.getByRole('list', { name: list }).getByRole('link')
  const targets: Told[] = []
  for (const link of await links.all()) {
    const text = (await link.textContent()) ?? ''
    targets.push({ href: (await link.getAttribute('href')) ?? '', count: numberIn(text), text })
  }
  return targets
}

for (const search of ['', '?sandbox_mode=true']) {
  it(`shows numbers that the lists behind them count, ${search || 'in production'}`, async () => {
    const page = await home(demoAccounts.partner.email, search)
    await page.getByText(/Data as of \d\d\/\d\d\/\d{4}/).waitFor()
    const links = [...(await linksOf(page, 'Needs attention')), ...(await linksOf(page, 'From offer to repayment'))]
    for (const label of ['Businesses with an offer', 'Applications']) {
      const tile = page.getByRole('link', { name: new RegExp(`^${label} `) })
      const text = ((await tile.textContent()) ?? '').slice(label.length)
      links.push({ href: (await tile.getAttribute('href')) ?? '', count: Number(/^\d+/.exec(text)?.[0]), text: label })
    }
    expect(links.length).toBeGreaterThan(5)
    for (const { href, count, text } of links) {
      const { pathname } = new URL(href, page.url())
      if (counted.test(pathname)) expect(`${text}: ${await behind(page, href)}`).toBe(`${text}: ${count}`)
    }
  })
}

it("shows amounts that equal the sums of their lists, in the partner's currency", async () => {
  const page = await home(demoAccounts.canadian.email)
  const amounts = new Map<string, { amount: string; href: string }>()
  for (const label of ['Funded', 'Outstanding', 'Repaid', 'Revenue share']) {
    const tile = page.getByRole('link', { name: new RegExp(`^${label} ?CA\\$`) })
    const amount = /CA\$[\d,]+\.\d\d/.exec((await tile.textContent()) ?? '')?.[0] ?? ''
    amounts.set(label, { amount, href: (await tile.getAttribute('href')) ?? '' })
  }
  for (const [label, { amount, href }] of amounts) {
    await page.goto(href)
    const sum = page.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('xpath=following-sibling::dd')
    // Without results there is no sum.
    await expect.poll(async () => (await sum.textContent())?.replace('–', 'CA$0.00')).toBe(amount)
  }
})

it('prefetches the list behind a number, and opens it immediately', async () => {
  const page = await home(demoAccounts.partner.email)
  const link = page.getByRole('list', { name: 'From offer to repayment' }).getByRole('link').first()
  const counted = page.waitForResponse((response) => response.url().includes('/businesses_page/count'))
  await link.hover()
  await counted
  await page.waitForTimeout(300)
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('businesses_table_rows')) requests.push(request.url())
  })
  await link.click()
  await page.getByText(/^Showing 1 to/).waitFor()
  expect(requests).toEqual([])
})

it('shows a new partner its setup with live progress, and keeps the page if the figures fail', async () => {
  const page = await visitAs(demoAccounts.new.email, '/')
  const steps = page.getByRole('list', { name: 'Setup steps' })
  await steps.waitFor()
  await expect.poll(() => page.getByText('Figures', { exact: true }).count()).toBe(0)
  // Other tests set up this partner too.
  const done = new Set<string>()
  let requestCount = 0
  await page.route('**/home_summary', async (route) => {
    requestCount += 1
    const response = await route.fetch()
    const body = await response.json()
    const [first] = body.results
    const setup = first.setup.map((step: { key: string }) => ({ ...step, is_done: done.has(step.key) }))
    return route.fulfill({ response, json: { ...body, results: [{ ...first, setup }] } })
  })
  await page.reload()
  await page.getByText('0 of 5 done').waitFor()
  done.add('branding')
  await steps.getByRole('link', { name: 'Set branding' }).click()
  await page.getByRole('heading', { name: 'Branding', level: 1 }).waitFor()
  expect(requestCount).toBe(1)
  await page.goBack()
  await page.getByText('1 of 5 done').waitFor()
  await page.unroute('**/home_summary')

  await page.route('**/home_summary', (route) => route.fulfill({ status: 422, contentType: 'text/html', body: 'no' }))
  await page.reload()
  await page.getByRole('alert').waitFor()
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
  await page.unroute('**/home_summary')
  await page.getByRole('button', { name: 'Try again' }).click()
  await steps.waitFor()
})

it('tolerates responses with missing fields and unknown values', async () => {
  const page = await visit('/')
  await page.route('**/home_summary', (route) =>
    route.fulfill({
      json: {
        results: [
          {
            partner_id: 'x',
            data_as_of: '2026-11-21T10:00:00Z',
            from: '2026-10-23',
            to: '2026-11-21',
            attention: [{ type: 'comets_seen', count: 3 }],
            applications: { count: 4, previous_count: 0 },
            funded_amount: [
              { currency: 'CAD', amount: 10, previous_amount: 5 },
              { currency: 'USD', amount: 7, previous_amount: 7 },
            ],
            funnel: [{ key: 'dreamt', count: 9 }],
          },
        ],
      },
    }),
  )
  await signIn(page, demoAccounts.partner.email)
  await page.getByText('Nothing needs attention today.').waitFor()
  await page.getByRole('link', { name: /^Funded, CAD ?CA\$10\.00/ }).waitFor()
  await page.getByRole('link', { name: /^Funded, USD ?\$7\.00/ }).waitFor()
  await page.getByRole('link', { name: /^Dreamt 9/ }).waitFor()
})

it('shows an organization a table of its partners with totals, and opens one', async () => {
  const page = await visitAs(demoAccounts.organization.email, '/')
  await page.getByRole('button', { name: /^Partner: / }).click()
  await page.getByText('Northgate Commerce', { exact: false }).first().waitFor()
  await page.getByRole('menuitemradio').first().or(page.getByRole('option').first()).click()
  await page.getByRole('heading', { name: 'Northgate Commerce', level: 1 }).waitFor()
  const table = page.getByRole('table', { name: 'Partners' })
  const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await table.getByRole('rowheader', { name: 'Total' }).waitFor()
  await expect.poll(() => rows.count()).toBe(4)
  const amounts = await Promise.all(
    ['Harvest POS', 'Stillwater Booking', 'Bulkhead Market', 'Total'].map(async (name) => {
      const text = await rows.filter({ hasText: name }).getByRole('cell').nth(3).textContent()
      return Math.round(Number(/\$([\d,]+\.\d\d)/.exec(text ?? '')?.[1]?.replaceAll(',', '')) * 100)
    }),
  )
  expect(amounts[3]).toBe((amounts[0] ?? 0) + (amounts[1] ?? 0) + (amounts[2] ?? 0))

  // One request for all partners; if it fails, each can still be opened.
  const calls: string[] = []
  page.on('request', (request) => {
    // A row under the pointer preloads its partner's own summary.
    const isOfPartner = request.headers()['dashboard-partner'] !== undefined
    if (request.url().endsWith('/home_summary') && !isOfPartner) calls.push(request.url())
  })
  await page.route('**/home_summary', (route) => route.fulfill({ status: 422, body: 'no' }))
  await page.clock.setFixedTime(Date.now())
  await page.reload()
  await page.getByRole('alert').waitFor()
  await expect.poll(() => rows.count()).toBe(3)
  await page.unroute('**/home_summary')
  await page.getByRole('button', { name: 'Try again' }).click()
  await table.getByRole('rowheader', { name: 'Total' }).waitFor()
  expect(calls).toHaveLength(2)
  await table.getByRole('link', { name: 'Harvest POS' }).click()
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
  expect(new URL(page.url()).searchParams.get('partner_id')).not.toBeNull()
  await page.getByRole('button', { name: 'Partner: Harvest POS' }).waitFor()
})
