import { mkdtemp, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { origin, visitAs, withBrowser } from './person'
import { violations } from './violations'

withBrowser()

// Uses the new partner's sandbox, which no other test uses for data share.
const at = (path: string, options: BrowserContextOptions = {}): Promise<Page> =>
  visitAs(demoAccounts.new.email, `/data-share${path}${path.includes('?') ? '&' : '?'}sandbox_mode=true`, options)

const file = (name: string, content: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
const chooser = (page: Page) => page.locator('input[type=file]')
const upload = (page: Page) => page.getByRole('button', { name: /^Upload [\d,]+ rows?$/ })
const figure = (page: Page, label: string) =>
  page.locator('dl > div', { has: page.getByText(label, { exact: true }) }).locator('dd')

const header =
  'Merchant ID,Company,dba_name,Entity Type,incorporation_state,established_date,naics,Phone,Street,address_line2,city,State,ZIP,Country,Comment'
const names = header.split(',')
const plain = (id: string): Record<string, string> => ({
  'Merchant ID': id,
  Company: `Shop ${id}`,
  'Entity Type': 'llc',
  Street: '1 Main St',
  city: 'Austin',
  State: 'TX',
  ZIP: '78701',
  Country: 'US',
})
const line = (row: Record<string, string>) => names.map((name) => row[name] ?? '').join(',')

const long = 'x'.repeat(80)
/** File column, invalid value, dataset column and valid value. */
const faults = [
  ['Merchant ID', '', 'external_id', 'F-1'],
  ['Company', '', 'legal_name', 'Shop'],
  ['Entity Type', '', 'incorporation_type', 'llc'],
  ['Street', '', 'address_line1', '2 Main St'],
  ['city', '', 'city', 'Austin'],
  ['State', '', 'state', 'TX'],
  ['ZIP', '', 'postal_code', '78701'],
  ['Country', '', 'country', 'US'],
  ['Merchant ID', long, 'external_id', 'F-9'],
  ['Company', long, 'legal_name', 'Shop'],
  ['dba_name', long, 'dba_name', 'Shop'],
  ['Street', long, 'address_line1', '2 Main St'],
  ['address_line2', long, 'address_line2', 'Suite 2'],
  ['city', long, 'city', 'Austin'],
  ['ZIP', long, 'postal_code', '78701'],
  ['Entity Type', 'Limited', 'incorporation_type', 'llc'],
  ['Entity Type', 'L.L.C.', 'incorporation_type', 'llc'],
  ['incorporation_state', 'Texas', 'incorporation_state', 'TX'],
  ['incorporation_state', 'Tex', 'incorporation_state', 'TX'],
  ['established_date', '13/45/2026', 'established_date', '2020-11-20'],
  ['established_date', '11/20/2020', 'established_date', '2020-11-20'],
  ['established_date', '2090-01-01', 'established_date', '2020-01-01'],
  ['established_date', '1800-01-01', 'established_date', '1980-01-01'],
  ['naics', '12', 'naics_code', '722511'],
  ['State', 'Tex', 'state', 'TX'],
  ['State', 'Texas', 'state', 'TX'],
  ['State', 'ON', 'state', 'TX'],
  ['Country', 'USA', 'country', 'US'],
  ['Country', 'Mexico', 'country', 'US'],
  ['Merchant ID', 'GOOD', 'external_id', 'F-30'],
] as const
/** Left unfixed in the first round. */
const unrepaired = 28
const rowOf = (page: Page, number: number) => page.getByRole('listitem', { name: `Row ${number}`, exact: true })

async function correct(page: Page, number: number, column: string, value: string) {
  const field = rowOf(page, number).getByLabel(new RegExp(`^${column}( \\(optional\\))?$`))
  if ((await field.getAttribute('role')) !== 'combobox') return field.fill(value)
  await field.focus()
  await page.keyboard.type(value)
}

it('fixes a file with thirty different errors in the page', async () => {
  const page = await at('/manual-uploads?dataset=businesses')
  const rows = faults.map(([column, value], index) => line({ ...plain(`F-${index + 1}`), [column]: value }))
  const content = [
    header,
    line(plain('GOOD')),
    ...rows,
    line({ ...plain('F-31'), Comment: 'x' }).replace('Austin', 'Austin,TX'),
  ]
  await chooser(page).setInputFiles(file('faults.csv', content.join('\r\n')))
  await page.getByText('Ignored columns: Comment.').waitFor()
  expect(await violations(page)).toEqual([])
  await upload(page).click()
  await page.waitForURL(/\/data-share\/manual-uploads\/uploads\/upload_/)
  // The URL restores the upload in any stage.
  await page.reload()
  await page.getByRole('tab', { name: 'Fix rows (31)' }).waitFor()
  await expect.poll(() => figure(page, 'Accepted').textContent()).toBe('1')
  expect(await violations(page)).toEqual([])

  // Error types link to their rows.
  await page.getByRole('button', { name: /^Show all \d+/ }).click()
  await page.getByRole('link', { name: 'Is a duplicate of row 1.' }).click()
  await rowOf(page, 31).waitFor()
  await expect.poll(() => page.getByRole('listitem', { name: /^Row \d+$/ }).count()).toBe(1)
  await page.getByRole('button', { name: 'Clear filter', exact: true }).click()
  await rowOf(page, 2).waitFor()

  await page.getByRole('button', { name: 'Apply all suggestions on this page' }).click()
  for (const [index, [, , column, value]] of faults.entries()) {
    if (index === 25) {
      await page.getByRole('button', { name: 'Next' }).click()
      await rowOf(page, 27).waitFor()
      await page.getByRole('button', { name: 'Apply all suggestions on this page' }).click()
    }
    if (index === unrepaired) await page.getByRole('checkbox', { name: `Submit row ${index + 2}` }).check()
    else await correct(page, index + 2, column, value)
  }
  // Input survives a reload, also on the previous page.
  await page.reload()
  await page.getByText('Your unsaved fixes were restored.').waitFor()
  await page.getByRole('button', { name: 'Submit 30 fixed rows' }).click()
  await page.getByRole('heading', { name: 'faults-fixed.csv' }).waitFor()
  await page.getByRole('tab', { name: 'Fix rows (1)' }).waitFor()
  await expect.poll(() => figure(page, 'Accepted').textContent()).toBe('29')

  // The remaining row: an unquoted comma shifted its columns.
  await page.getByRole('link', { name: 'faults.csv' }).click()
  await page.getByText('1 row left to fix in').waitFor()
  await page.getByRole('tab', { name: 'Fix rows (1)' }).waitFor()
  await correct(page, 32, 'postal_code', '78701')
  await correct(page, 32, 'country', 'US')
  await page.getByRole('button', { name: 'Submit 1 fixed row' }).click()
  await page.getByText('All rows were accepted.').waitFor()
  await page.getByRole('link', { name: 'faults.csv' }).click()
  await page.getByText('31 rejected rows were resubmitted').waitFor()
  await page.getByRole('link', { name: /^faults-fixed.csv, / }).click()
  await correct(page, unrepaired + 1, 'country', 'US')
  await page.getByRole('button', { name: 'Submit 1 fixed row' }).click()
  await page.getByText('All rows were accepted.').waitFor()

  await page.goto('/data-share?sandbox_mode=true')
  await page.getByRole('region', { name: 'Businesses' }).getByText('32', { exact: true }).first().waitFor()
  await page.getByText("32 businesses have no sales data and can't get offers.").waitFor()
  await page.getByRole('region', { name: 'Daily sales' }).getByRole('link', { name: 'View all 32' }).click()
  await page.getByRole('rowheader', { name: /^Shop F-1\b/ }).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.getAll('lacks')).toEqual(['sales', 'recent_sales'])
  await page.getByRole('searchbox').fill('f-17')
  await expect.poll(() => page.getByRole('rowheader').count()).toBe(1)
  await page.getByRole('row', { name: /F-17.*No owner No bank account No sales/ }).waitFor()
  expect(await violations(page)).toEqual([])
})

it('maps columns manually, and remembers the mapping', async () => {
  const page = await at('/manual-uploads?dataset=owners')
  const content = 'shop;vor;nach;Mail;title\r\nGOOD;Ana;López;ana@example.com;Boss\r\n'
  const latin = { ...file('owners.csv', ''), buffer: Buffer.from(content, 'latin1') }
  await chooser(page).setInputFiles(latin)
  await page.getByText('Missing required columns: business_external_id, first_name, last_name.').waitFor()
  await page.getByText('The file is encoded as Windows-1252').waitFor()
  for (const [column, choice] of [
    ['business_external_id', 'shop'],
    ['first_name', 'vor'],
    ['last_name', 'nach'],
  ] as const) {
    await page.getByRole('combobox', { name: column }).focus()
    await page.keyboard.type(choice)
  }
  await page.getByRole('cell', { name: 'López' }).waitFor()
  await page.getByRole('combobox', { name: /^title/ }).click()
  await page.getByRole('option', { name: 'None' }).click()
  await page.getByText('Ignored columns: title.').waitFor()
  await upload(page).click()
  await page.getByText('All rows were accepted.').waitFor()

  await page.goto('/data-share/manual-uploads?dataset=owners&sandbox_mode=true')
  await chooser(page).setInputFiles(latin)
  await upload(page).waitFor()
  expect(await page.getByRole('combobox', { name: 'first_name' }).textContent()).toContain('vor')
  // Leaving asks for confirmation.
  await page.getByRole('link', { name: 'Schema' }).click()
  await page.getByRole('alertdialog').getByText('Unsaved changes: the file owners.csv.').waitFor()
  await page.getByRole('button', { name: 'Stay' }).click()

  await chooser(page).setInputFiles(file('twice.csv', 'email,email\na,b'))
  await page.getByText('The column email appears twice. Rename one and choose the file again.').waitFor()
  await chooser(page).setInputFiles(file('none.csv', 'email,first_name\r\n\r\n'))
  await page.getByText('The file has no data rows.').waitFor()
})

/** A proxy that stalls uploads after their first bytes. */
async function stallingWay() {
  const { hostname, port } = new URL(origin())
  const sockets = new Set<Socket>()
  const way = createTcpServer((inward) => {
    const outward = connect(Number(port), hostname)
    let left = Number.POSITIVE_INFINITY
    inward.on('data', (bytes) => {
      if (bytes.toString('latin1', 0, 60).startsWith('POST /api/dataingestion/manual_uploads')) left = 500_000
      left -= bytes.length
      if (left < 0) inward.pause()
      else outward.write(bytes)
    })
    outward.on('data', (bytes) => inward.write(bytes))
    for (const [socket, other] of [
      [inward, outward],
      [outward, inward],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  return {
    baseURL: `http://127.0.0.1:${(way.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      way.close()
    },
  }
}

/** Shows uploads at 100 kB/s, because the socket buffers of a stalled proxy can take a whole file. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const limits = { latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 }
  await session.send('Network.emulateNetworkConditions', { offline: false, ...limits })
}

/** Waits for the list of uploads, which is empty if this is the first test. */
const listed = (page: Page) => page.getByRole('rowheader').or(page.getByText('No files yet')).first().waitFor()

it('reads 10 MB in a worker, and discards an interrupted upload', async () => {
  const way = await stallingWay()
  const page = await at('/manual-uploads?dataset=sales', { baseURL: way.baseURL })
  await chooser(page).waitFor({ state: 'attached' })
  const head = 'business_external_id,date,sales_amount,sales_count,comment\r\n'
  const one = `GOOD,2026-11-01,1820.40,42,${long}\r\n`
  const maxBytes = 10 * 1024 * 1024
  const rows = head + one.repeat(Math.floor((maxBytes - head.length) / one.length))
  // Padded to the exact limit.
  const content = `${rows.trimEnd()}${'x'.repeat(maxBytes - rows.length)}\r\n`
  await page.evaluate(() => {
    const held = { longest: 0 }
    Object.assign(globalThis, { held })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) held.longest = Math.max(held.longest, entry.duration)
    }).observe({ type: 'longtask' })
  })
  // From disk, because Playwright would transfer an in-memory file through the page.
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  await writeFile(join(folder, 'large.csv'), content)
  await writeFile(join(folder, 'larger.csv'), `${content}x`)
  await chooser(page).setInputFiles(join(folder, 'larger.csv'))
  await page.getByText('File is larger than 10485760 bytes').waitFor()
  await chooser(page).setInputFiles(join(folder, 'large.csv'))
  await upload(page).waitFor()
  expect(await page.evaluate(() => (globalThis as unknown as { held: { longest: number } }).held.longest)).toBeLessThan(
    300,
  )

  await slowDown(page)
  await upload(page).click()
  await page.getByRole('progressbar', { name: 'Uploading large.csv' }).waitFor()
  await page.getByText(/^[1-9]\d?%, .+ left$/).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel upload' }).click()
  await upload(page).click()
  await page.getByText(/^[1-9]\d?%, .+ left$/).waitFor()
  const again = await page.context().newPage()
  const notice = again.getByText("large.csv (Daily sales) wasn't uploaded because the page was closed")
  await again.goto('/data-share/manual-uploads?sandbox_mode=true')
  await listed(again)
  expect(await notice.count(), 'it is still on its way').toBe(0)
  // Closing the page during an upload shows a notice in another tab and on the next visit.
  await page.close()
  await notice.waitFor()
  await again.reload()
  await notice.waitFor()
  await again.getByRole('button', { name: 'Choose file again' }).press('Enter')
  await expect.poll(() => chooser(again).evaluate((field) => field === document.activeElement)).toBe(true)
  // From file selection to upload with the Tab key only.
  await chooser(again).setInputFiles({ name: 'again.csv', mimeType: 'text/csv', buffer: Buffer.from(head + one) })
  await upload(again).waitFor()
  const isOnUpload = () => upload(again).evaluate((button) => button === document.activeElement)
  for (let steps = 0; steps < 40 && !(await isOnUpload()); steps += 1) await again.keyboard.press('Tab')
  expect(await isOnUpload()).toBe(true)
  await again.getByRole('button', { name: 'Dismiss' }).click()
  await again.goto('about:blank')
  await again.goto('/data-share/manual-uploads?sandbox_mode=true')
  await listed(again)
  await expect.poll(() => notice.count()).toBe(0)
  await again.close()
  way.close()

  const other = await at('/manual-uploads')
  await listed(other)
  await expect.poll(() => other.getByRole('rowheader', { name: /large.csv/ }).count()).toBe(0)
})

const servers: Server[] = []
afterAll(() => servers.forEach((server) => void server.close()))

/** An S3-compatible service that rejects requests until it's switched, then has one file. */
async function bucketService(): Promise<{ endpoint: string; allow: () => void }> {
  let isAllowed = false
  const csv =
    'business_external_id,date,sales_amount,sales_count\nGOOD,2026-11-01,"1,820.40",42\nGOOD,2026-11-02,10.00,1\n'
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://bucket')
    if (!isAllowed) {
      response.writeHead(403, { 'content-type': 'application/xml' })
      response.end('<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>no</Message></Error>')
    } else if (url.searchParams.has('list-type')) {
      response.writeHead(200, { 'content-type': 'application/xml' })
      response.end(
        `<?xml version="1.0"?><ListBucketResult><Name>shop-data</Name><KeyCount>1</KeyCount><IsTruncated>false</IsTruncated>
        <Contents><Key>sales/november.csv</Key><Size>${csv.length}</Size><ETag>"1"</ETag></Contents></ListBucketResult>`,
      )
    } else {
      response.writeHead(200, { 'content-type': 'text/csv' })
      response.end(csv)
    }
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const allow = () => {
    isAllowed = true
  }
  return { endpoint: `http://127.0.0.1:${port}`, allow }
}

it('connects a bucket, reports failures, fetches a file and links to its rejected row', async () => {
  const bucket = await bucketService()
  const page = await at('/s3-pipeline')
  await page.getByRole('radio', { name: 'S3-compatible storage' }).click()
  await page.getByRole('textbox', { name: 'Service URL' }).fill(bucket.endpoint)
  await page.getByRole('textbox', { name: 'Bucket', exact: true }).fill('Shop Data')
  await page.getByRole('textbox', { name: 'Region' }).fill('us-east-1')
  await page.getByRole('button', { name: 'Save and get policies' }).click()
  await page.getByText('must be 3 to 63 lowercase letters, digits, dots and hyphens').waitFor()
  await page.getByRole('textbox', { name: 'Bucket', exact: true }).fill('shop-data')
  await page.getByRole('button', { name: 'Save and get policies' }).click()
  await page.getByText('Incomplete').waitFor()
  expect(
    await page.getByRole('group', { name: 'Trust policy' }).or(page.locator('pre').first()).first().textContent(),
  ).toContain('sts:ExternalId')
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('radio', { name: 'Access key' }).click()
  await page.getByRole('textbox', { name: 'Access key ID' }).fill('AKIAEXAMPLE')
  await page.getByLabel('Secret access key').fill('secret')
  await page.getByRole('button', { name: 'Save and test' }).click()
  await page.getByText('Access was denied. Check the policy of the role or key. (AccessDenied)').waitFor()
  bucket.allow()
  await page.getByRole('button', { name: 'Test connection' }).click()
  await page.getByText('Connection successful').waitFor()
  await page.getByText('sales/november.csv').waitFor()

  await page.getByRole('switch', { name: 'Daily sales' }).click()
  await page.getByRole('combobox', { name: 'Schedule' }).focus()
  await page.keyboard.type('only')
  await page.getByRole('button', { name: 'Save datasets' }).click()
  await page.getByRole('button', { name: 'Run now Daily sales' }).click()
  // The dataset shows the outcome of its latest file, and links to it.
  const sales = page.getByRole('listitem', { name: 'Daily sales' })
  await sales.getByText('Partially completed').waitFor()
  await sales.getByRole('link', { name: 'november.csv' }).click()
  await page.getByRole('tab', { name: 'Fix rows (1)' }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/data-share\/s3-pipeline\/uploads\/upload_/)
  await page.getByRole('tab', { name: 'All issues' }).click()
  await page.getByRole('cell', { name: '1,820.40' }).waitFor()
  await page.getByRole('tab', { name: 'Fix rows (1)' }).click()
  await page.getByRole('button', { name: /^Use 1820.40/ }).click()
  await page.getByRole('button', { name: 'Submit 1 fixed row' }).click()
  await page.getByText('All rows were accepted.').waitFor()
  // Uploads belong to their mode.
  await page.getByRole('button', { name: 'Sam Okafor' }).click()
  await page.getByRole('menuitem', { name: 'Switch to Production' }).click()
  await page.getByText('No businesses shared yet.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/data-share')
})

it("shows changes of another admin, and doesn't overwrite them without confirmation", async () => {
  const page = await at('/s3-pipeline')
  const owners = page.getByRole('listitem', { name: 'Owners' })
  await owners.getByRole('switch').click()
  const other = await page.context().newPage()
  await other.goto('/data-share/s3-pipeline?sandbox_mode=true')
  await other.getByRole('switch', { name: 'Bank accounts' }).click()
  await other.getByRole('button', { name: 'Save datasets' }).click()
  await other.getByText('Datasets saved').waitFor()
  await page.getByRole('button', { name: 'Save datasets' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dataset settings changed' })
  await dialog.getByText('Sam Okafor saved changes on').waitFor()
  expect(await dialog.getByRole('row', { name: /^Bank accounts/ }).innerText()).toMatch(/Not fetched\s+Daily/)
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByText('Datasets saved').waitFor()
  expect(await page.getByRole('switch', { name: 'Bank accounts' }).isChecked()).toBe(true)
  expect(await owners.getByRole('switch').isChecked()).toBe(true)
})

it('finds a column by its rule, and fits a phone', async () => {
  const page = await at('/schema', { viewport: { width: 400, height: 800 } })
  await page.getByRole('searchbox').fill('checksum')
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('checksum')
  await expect.poll(() => page.getByText('sales_amount').count()).toBe(0)
  await page.getByText('routing_number').waitFor()
  for (const path of ['', '/missing', '/schema', '/manual-uploads?dataset=businesses', '/s3-pipeline']) {
    await page.goto(`/data-share${path}${path.includes('?') ? '&' : '?'}sandbox_mode=true`)
    await page.getByRole('heading', { name: 'Data share', level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await violations(page)).toEqual([])
  }
})
