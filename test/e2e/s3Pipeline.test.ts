import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { idOf } from './businessPage'
import { at } from './dataSharePage'
import { origin, tokensOf, waitForToast, withBrowser } from './person'
import { violations } from './violations'

withBrowser()

const servers: Server[] = []
afterAll(() => servers.forEach((server) => void server.close()))

/** An S3-compatible service that rejects requests until it's switched, then has one file. */
async function bucketService(): Promise<{ endpoint: string; allow: () => void }> {
  let isAllowed = false
  const csv =
    'business_external_id,date,sales_amount,sales_count\nBUCKET-1,2026-11-01,"1,820.40",42\nBUCKET-1,2026-11-02,10.00,1\n'
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

/** Adds the business whose sales the bucket has. */
async function addBusiness(): Promise<void> {
  const { access } = await tokensOf(demoAccounts.new.email)
  const headers = {
    authorization: `Bearer ${access}`,
    'content-type': 'text/csv',
    'dashboard-partner': `partner_${idOf('fernway')}`,
    'dashboard-sandbox': '1',
  }
  const api = `${origin()}/api`
  const body =
    'external_id,legal_name,incorporation_type,address_line1,city,state,postal_code,country\nBUCKET-1,Bucket LLC,llc,1 Main St,Austin,TX,78701,US'
  const path = '/dataingestion/manual_uploads?dataset_type=businesses&file_name=businesses.csv'
  const sent = await fetch(api + path, { method: 'POST', headers, body })
  expect(sent.status).toBe(202)
  const { event_id: id } = await sent.json()
  const status = async () => (await (await fetch(`${api}/dataset_uploads/${id}`, { headers })).json()).status
  await expect.poll(status).toBe('completed')
}

it('connects a bucket, reports failures, fetches a file and links to its rejected row', async () => {
  const bucket = await bucketService()
  await addBusiness()
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
  const schedule = page.getByRole('combobox', { name: 'Schedule' })
  await schedule.focus()
  await page.keyboard.type('man')
  await expect.poll(() => schedule.innerText()).toBe('Manual')
  await page.getByRole('button', { name: 'Save datasets' }).click()
  await page.getByRole('button', { name: 'Run now Daily sales' }).click()
  // The dataset shows the outcome of its latest file, and links to it.
  const sales = page.getByRole('listitem', { name: 'Daily sales' })
  await sales.getByText('Partially completed').waitFor()
  await sales.getByRole('link', { name: 'november.csv' }).click()
  await page.getByRole('tab', { name: 'Fix rows (1)' }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/data-share\/s3-pipeline\/uploads\/upload_/)
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
  await expect.poll(() => new URL(page.url()).pathname).toBe('/data-share')
})

it("shows changes of another admin, and doesn't overwrite them without confirmation", async () => {
  const page = await at('/s3-pipeline')
  const owners = page.getByRole('listitem', { name: 'Owners' })
  await owners.getByRole('switch').click()
  const other = await page.context().newPage()
  await other.goto('/data-share/s3-pipeline?sandbox_mode=true')
  await other.getByRole('switch', { name: 'Bank accounts' }).click()
  await other.getByRole('button', { name: 'Save datasets' }).click()
  await waitForToast(other, 'Datasets saved')
  await page.getByRole('button', { name: 'Save datasets' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dataset settings changed' })
  await dialog.getByText('Sam Okafor saved changes on').waitFor()
  await expect
    .poll(() => dialog.getByRole('row', { name: /^Bank accounts/ }).innerText())
    .toMatch(/Not fetched\s+Daily/)
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await waitForToast(page, 'Datasets saved')
  await expect.poll(() => page.getByRole('switch', { name: 'Bank accounts' }).isChecked()).toBe(true)
  await expect.poll(() => owners.getByRole('switch').isChecked()).toBe(true)
})
