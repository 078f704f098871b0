import { beforeAll, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { type Call, callAs, withApp } from '../../testing/testApp'

const test = withApp()
const tab = '/partner_dashboard/capital_tab'
let mine: Call
beforeAll(async () => {
  mine = await callAs(test, demoAccounts.partner.email)
})

const count = async (url: string): Promise<number> => {
  const response = await mine(url)
  expect(response.statusCode, response.body).toBe(200)
  return response.json().count
}

const rowsOf = (csv: string) => csv.trimEnd().split('\r\n').length - 1

const lists = [
  ['businesses', '/partner_dashboard/businesses_page/count', 'region=TX&region=CA&incorporation_type=llc'],
  ['businesses', '/partner_dashboard/businesses_page/count', 'activity=funded&activity=offered&from=2026-06-01'],
  ['funded_products', `${tab}/funded_products/count`, 'activity=payment_failed'],
  ['funded_products', `${tab}/funded_products/count`, 'activity=payment_succeeded&from=2026-06-01&to=2026-06-30'],
  ['applications', `${tab}/applications/count`, 'status=denied&product_type=merchant_cash_advance'],
  ['offers', `${tab}/offers/count`, 'status=open'],
] as const

it.each(lists)('hands out as many rows of %s as %s counts for %s', async (kind, counted, query) => {
  const found = await count(`${counted}?${query}`)
  expect(found).toBeGreaterThan(0)
  const file = await mine(`${tab}/csv_export?kind=${kind}&${query}`)
  expect(file.body.charCodeAt(0)).toBe(0xfeff)
  expect(rowsOf(file.body)).toBe(found)
})

it('makes the same file in the background', async () => {
  const query = 'status=open'
  const started = await mine(`${tab}/csv_export`, { method: 'POST', payload: { kind: 'offers', status: ['open'] } })
  expect(started.statusCode, started.body).toBe(202)
  const { id } = started.json()
  expect((await mine(`${tab}/csv_exports/${id}/file`)).statusCode).toBe(409)
  await test.runJobs()
  expect((await mine(`${tab}/csv_exports/${id}`)).json()).toMatchObject({ status: 'completed', progress: 1 })
  const file = await mine(`${tab}/csv_exports/${id}/file`)
  expect(file.body).toBe((await mine(`${tab}/csv_export?kind=offers&${query}`)).body)
})

it('finds nothing by the activity of another list, and refuses a word that is none', async () => {
  expect(rowsOf((await mine(`${tab}/csv_export?kind=offers&activity=repaid`)).body)).toBe(0)
  expect((await mine(`${tab}/csv_export?kind=businesses&activity=slept`)).statusCode).toBe(422)
})
