import { readFile } from 'node:fs/promises'
import type { components } from '@partner-dashboard/contract'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { enter, fundedOf, harvest } from './businessPage'
import { withBrowser } from './person'

withBrowser()

type Schemas = components['schemas']

it('shows sales of a period as chart, table and file', async () => {
  const { page, ask } = await enter(demoAccounts.partner.email, harvest)
  const product = await fundedOf(ask, '?status=outstanding')
  await page.goto(`/businesses/${product.business_id}/sales`)
  await page.getByRole('slider', { name: /Sales per day/ }).waitFor()
  await page.getByRole('button', { name: /^Period/ }).click()
  await page.getByRole('menuitemradio', { name: 'Past week' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('range')).toBe('past_week')
  const rows = page.getByRole('table', { name: 'Daily sales' }).getByRole('row')
  await expect.poll(() => rows.count()).toBeLessThanOrEqual(8)

  await page.goto(`/businesses/${product.business_id}/sales?range=all_time`)
  await page.getByText('Showing 1 to 10').waitFor()
  const all: Schemas['DailySalesRecord'][] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const answer: Schemas['DailySalesRecordPage'] = await ask(
      `/businesses/daily_sales_records?business_id=${product.business_id}&page_size=400${cursor && `&cursor=${cursor}`}`,
    )
    all.push(...answer.results)
    cursor = answer.next
  }
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`daily-sales_${all.at(-1)?.date}_${all[0]?.date}.csv`)
  const text = await readFile(await download.path(), 'utf8')
  const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n')
  expect(lines[0]).toBe('Day,Sales,Sales count,Reversals,Reversals count,Currency')
  expect(lines.length - 1).toBe(all.length)
  expect(lines[1]).toBe(
    [
      all[0]?.date,
      all[0]?.sales_amount,
      all[0]?.sales_count,
      all[0]?.reversals_amount,
      all[0]?.reversals_count,
      'USD',
    ].join(),
  )

  await page.goto(`/businesses/${product.business_id}/sales?range=custom&from=2001-01-01&to=2001-01-02`)
  await page.getByText('No sales in this period').first().waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Download CSV' }).isDisabled()).toBe(true)
})
