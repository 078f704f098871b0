import { decodeJwt, decodeProtectedHeader } from 'jose'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { partnerPlans } from '../../seed/partners'
import { type Call, callAs, inSandbox, lastingCallAs, problemOf, withApp } from '../../testing/testApp'
import { testNow } from '../../testing/testDatabase'

const test = withApp()
const harvest = partnerPlans.find(({ slug }) => slug === 'harvest-pos')?.id ?? ''
let production: Call
let mine: Call
let canadian: Call

beforeAll(async () => {
  production = await lastingCallAs(test, demoAccounts.partner.email)
  mine = inSandbox(production)
  canadian = inSandbox(await callAs(test, demoAccounts.canadian.email))
})

const post = (call: Call, url: string, payload?: object) =>
  call(url, { method: 'POST', ...(payload ? { payload } : {}) })

describe('marketing tools', () => {
  it('are connected with a key that is stored encrypted and never returned', async () => {
    const url = '/marketing/integrations'
    const connected = await post(mine, url, { vendor: 'klaviyo', api_key: 'pk_secret_12345' })
    expect(connected.json()).toMatchObject({ vendor: 'klaviyo', status: 'connected', connected_by: 'Maya Ortiz' })
    await post(mine, url, { vendor: 'braze', api_key: 'bz_secret_12345' })
    await post(mine, url, { vendor: 'klaviyo', api_key: 'pk_secret_67890' })
    const list = await mine(url)
    expect(list.json().results.map(({ vendor }: { vendor: string }) => vendor)).toEqual(['braze', 'klaviyo'])
    expect(list.body + connected.body).not.toContain('secret')
    const rows = await test.database.query<{ key_sealed: string }>(
      sql`SELECT key_sealed FROM marketing_integrations WHERE partner_id = ${harvest} AND vendor = 'klaviyo'`,
    )
    expect(rows.map(({ key_sealed }) => test.deps.sealing.open(key_sealed))).toEqual(['pk_secret_67890'])
    expect(rows[0]?.key_sealed).not.toContain('secret')
    expect(test.log.join('')).not.toContain('pk_secret')
    expect((await production(url)).json().results).toEqual([])
    expect((await mine(`${url}/klaviyo`, { method: 'DELETE' })).statusCode).toBe(204)
    expect((await mine(`${url}/klaviyo`, { method: 'DELETE' })).statusCode).toBe(404)
  })

  it("get a token for 24 hours, which isn't valid here", async () => {
    const { token, expires_at } = (await mine('/marketing/integrations/token')).json()
    expect(expires_at).toBe('2026-11-22T12:00:00.000Z')
    expect(decodeProtectedHeader(token).typ).toBe('marketing+jwt')
    expect(decodeJwt(token)).toMatchObject({ partner_id: harvest, mode: 'sandbox', exp: Date.parse(expires_at) / 1000 })
    const opened = await test.app.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}` } })
    expect(opened.statusCode).toBe(401)
  })
})

describe('toolkits', () => {
  const toolkit = async (query: string, call = mine) => (await call(`/marketing/gtm_toolkit?${query}`)).json()
  const products = ['merchant_cash_advance', 'flex_loan', 'term_loan', 'bnpl', 'spend_card']

  it('have texts for every channel and product, in the partner’s name', async () => {
    const { results } = (await mine('/marketing/gtm_toolkits')).json()
    expect(results.map(({ id }: { id: string }) => id)).toEqual(['email', 'banner', 'social', 'call_script'])
    for (const summary of results) {
      for (const product of products) {
        const { toolkit: detail, assets } = await toolkit(`id=${summary.id}&product_type=${product}`)
        expect(detail).toEqual(summary)
        expect(assets).toHaveLength(summary.assets_count)
        for (const { content } of assets) {
          expect(content).toContain('Harvest POS')
          if (product === 'merchant_cash_advance') expect(content).not.toMatch(/\b(loan|lend|borrow|interest|credit)/i)
        }
      }
    }
  })

  it('have images whose text fits, even in a wide font', async () => {
    for (const product of products) {
      for (const { content } of (await toolkit(`id=banner&product_type=${product}`)).assets) {
        const width = Number(/width="(\d+)"/.exec(content)?.[1])
        const lines = [...content.matchAll(/<text x="(\d+)" y="\d+" font-size="(\d+)"[^>]*>([^<]*)</g)]
        expect(lines).toHaveLength(3)
        for (const [, x, size, text = ''] of lines) {
          expect(Number(x) + text.length * Number(size) * 0.69).toBeLessThan(width)
        }
      }
    }
  })

  it('are for the partner’s first product by default', async () => {
    expect(await toolkit('id=social')).toEqual(await toolkit('id=social&product_type=merchant_cash_advance'))
  })

  it("escape the partner's name and use its colors", async () => {
    await test.database.query(
      sql`INSERT INTO brandings (owner_id, display_name, primary_color, accent_color, updated_at)
          VALUES (${harvest}, ${'<b>"Harvest" & Sons</b>'}, '#ffee00', '#123456', ${testNow.toISOString()})`,
    )
    for (const id of ['email', 'banner']) {
      const { assets } = await toolkit(`id=${id}`)
      for (const { content } of assets) {
        expect(content).not.toContain('<b>')
        expect(content).toContain('#ffee00')
        expect(content.replaceAll(/src="[^"]*"/g, '')).toContain('&lt;b&gt;&quot;Harvest&quot; &amp; Sons&lt;/b&gt;')
      }
    }
    const [text] = (await toolkit('id=social')).assets
    expect(text.content).toContain('<b>"Harvest" & Sons</b>')
    await test.database.query(sql`DELETE FROM brandings WHERE owner_id = ${harvest}`)
  })
})

describe('files of offers', () => {
  it('are created in the background, listed and downloaded', async () => {
    const made = (await post(mine, '/marketing/offer_csvs/generate', { product_type: ['flex_loan'] })).json()
    expect(made).toMatchObject({
      status: 'processing',
      progress: 0,
      file_name: 'offers-2026-11-21.csv',
      created_by: 'Maya Ortiz',
    })
    const url = `/marketing/offer_csvs/${made.id}/file`
    expect(problemOf(await mine(url))).toMatchObject({ status: 409, code: 'export_not_ready' })
    await test.runJobs()
    const [listed] = (await mine('/marketing/offer_csvs')).json().results
    expect(listed).toMatchObject({ id: made.id, status: 'completed', progress: 1 })
    const file = await mine(url)
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.headers['content-disposition']).toContain('offers-2026-11-21.csv')
    const [counted] = await test.database.query<{ n: number }>(
      sql`SELECT count(*) AS n FROM offers WHERE partner_id = ${harvest} AND mode = 'sandbox' AND status = 'open'
            AND product_type = 'flex_loan' AND expires_at > ${testNow.toISOString()}`,
    )
    expect(listed.row_count).toBe(counted?.n)
    expect(file.body.trim().split('\r\n')).toHaveLength((counted?.n ?? 0) + 1)
    expect((await canadian(url)).statusCode).toBe(404)
    expect((await production('/marketing/offer_csvs')).json().results).toEqual([])
    test.setNow(new Date('2026-12-22T12:00:00Z'))
    expect((await mine('/marketing/offer_csvs')).json().results).toEqual([])
    test.setNow(testNow)
  })
})
