import { jwtVerify } from 'jose'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../platform/config'
import { demoAccounts } from '../../seed/demoAccounts'
import { partnerPlans } from '../../seed/partners'
import { callAs, withApp } from '../../testing/testApp'
import { testNow } from '../../testing/testDatabase'

const secret = 'the secret of the deployment'
const address = 'https://cube.test/cubejs-api/v1'
const test = withApp({ CUBE_API_URL: `${address}/`, CUBE_API_SECRET: secret })
const harvest = partnerPlans.find(({ slug }) => slug === 'harvest-pos')?.id

async function tokenOf(email: string, headers = {}) {
  const call = await callAs(test, email)
  const answer = (await call('/analytics/query_token', { headers })).json()
  const key = new TextEncoder().encode(secret)
  const { payload, protectedHeader } = await jwtVerify(answer.token, key, { currentDate: testNow })
  return { answer, payload, protectedHeader }
}

describe('a Cube deployment', () => {
  it('gets a valid token for the selected partner and mode', async () => {
    const { answer, payload, protectedHeader } = await tokenOf(demoAccounts.partner.email, { 'dashboard-sandbox': '1' })
    expect(answer).toMatchObject({ api_url: address, expires_at: '2026-11-21T12:15:00.000Z' })
    expect(protectedHeader).toEqual({ alg: 'HS256', typ: 'JWT' })
    expect(payload).toMatchObject({ partner_ids: [harvest], mode: 'sandbox', sub: expect.stringMatching(/^user_/) })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(15 * 60)
  })

  it('gets all partners of an organization without a selected partner', async () => {
    const { payload } = await tokenOf(demoAccounts.organization.email)
    const [row] = await test.database.query<{ ids: string[] }>(
      sql`SELECT array_agg(partner_id::text ORDER BY partner_id) AS ids FROM partner_organizations
          WHERE organization_id = ${String(payload.organization_id)}`,
    )
    expect(payload.partner_ids).toEqual(row?.ids)
    expect(row?.ids.length).toBeGreaterThan(1)
  })

  it('is allowed by the content security policy', async () => {
    const { headers } = await test.app.inject('/config.json')
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://cube.test")
  })

  it('requires its secret', () => {
    expect(() => readConfig({ CUBE_API_URL: address })).toThrow('CUBE_API_SECRET')
    expect(readConfig({})).toMatchObject({ cubeApiUrl: undefined })
  })
})
