import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withStorybook } from './builtStorybook'

const largest = 10_485_760

// Stories dispatch drop events by script. A real browser only drops if the page accepts the drag first.
const built = withStorybook()
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dropped-'))
  mkdirSync(join(folder, 'folder'))
  const sizes = {
    '.DS_Store': 6148,
    'sales.csv': 7,
    'more.csv': 7,
    'logo.png': 7,
    'ten.csv': largest,
    'eleven.csv': largest + 1,
  }
  for (const [name, size] of Object.entries(sizes)) writeFileSync(join(folder, name), Buffer.alloc(size))
})
afterAll(() => rmSync(folder, { recursive: true }))

const chosen = '[role=status]'
const refused = '[aria-live=polite]'

it.each<[what: string, names: string[], verdict: string, where: string, told: string]>([
  ['one file', ['sales.csv'], 'accept', chosen, 'sales.csv selected'],
  ['a file of 10 MB', ['ten.csv'], 'accept', chosen, 'ten.csv selected'],
  ['a file of one byte more', ['eleven.csv'], 'accept', refused, 'File is larger than 10485760 bytes'],
  ['two files', ['sales.csv', 'more.csv'], 'reject', refused, 'Too many files'],
  ['a file of another type', ['logo.png'], 'reject', refused, 'File type must be one of .csv, .xlsx'],
  ['a folder', ['folder'], 'accept', refused, 'Invalid'],
  ['.DS_Store alone', ['.DS_Store'], 'accept', refused, 'Required'],
  ['.DS_Store beside a file', ['.DS_Store', 'sales.csv'], 'accept', chosen, 'sales.csv selected'],
])('drops %s', async (_what, names, verdict, where, told) => {
  // A story without a play function.
  await built.open('fields-filedrop--dark')
  const page = built.page()
  const box = await page.locator('input[type=file]').boundingBox()
  const data = { items: [], files: names.map((name) => join(folder, name)), dragOperationsMask: 1 }
  const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20, data }
  const input = await page.context().newCDPSession(page)
  await input.send('Input.dispatchDragEvent', { type: 'dragEnter', ...at })
  await input.send('Input.dispatchDragEvent', { type: 'dragOver', ...at })
  await page.locator(`[data-drag=${verdict}]`).waitFor()
  await input.send('Input.dispatchDragEvent', { type: 'drop', ...at })
  await page.locator(where).getByText(told, { exact: true }).waitFor({ state: 'attached' })
  expect(await page.locator('[data-drag]').count()).toBe(0)
})
