import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { at, chooser, upload } from './dataSharePage'
import { holdChanges } from './interruptions'
import { withBrowser } from './person'
import { violations } from './violations'

withBrowser()

const file = (name: string, content: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
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
  const release = await holdChanges(page, '**/dataingestion/manual_uploads?*')
  await upload(page).click()
  // Another dataset would replace the running upload.
  await page.getByText('You can change the dataset after the upload.').waitFor()
  await expect.poll(() => page.getByRole('radio', { name: 'Businesses' }).isDisabled()).toBe(true)
  release()
  await page.getByText('All rows were accepted.').waitFor()

  await page.goto('/data-share/manual-uploads?dataset=owners&sandbox_mode=true')
  await chooser(page).setInputFiles(latin)
  await upload(page).waitFor()
  await expect.poll(() => page.getByRole('combobox', { name: 'first_name' }).textContent()).toContain('vor')
  // Leaving asks for confirmation.
  await page.getByRole('link', { name: 'Schema' }).click()
  await page.getByRole('alertdialog').getByText('Unsaved changes: the file owners.csv.').waitFor()
  await page.getByRole('button', { name: 'Stay' }).click()

  await chooser(page).setInputFiles(file('twice.csv', 'email,email\na,b'))
  await page.getByText('The column email appears twice. Rename one and choose the file again.').waitFor()
  await chooser(page).setInputFiles(file('none.csv', 'email,first_name\r\n\r\n'))
  await page.getByText('The file has no data rows.').waitFor()
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
