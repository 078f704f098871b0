import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { callAs, problemOf } from '../../testing/testApp'
import { withCrm } from '../../testing/withCrm'

const { test, call, post, integration, connect, disconnect, lastRun, info, happen } = withCrm()

describe('without a CRM', () => {
  it('everything is disabled', async () => {
    await disconnect()
    expect(await integration()).toEqual({
      vendor: null,
      status: 'disabled',
      sync_mode: 'push',
      sync_status: 'disabled',
      connected_at: null,
      next_sync_at: null,
      last_synced_at: null,
    })
    expect(await lastRun()).toMatchObject({ id: null, status: 'disabled', progress: 0 })
  })

  it('nothing can be synced, set or sent', async () => {
    expect(problemOf(await post('/crm/trigger_sync'))).toMatchObject({
      status: 409,
      code: 'crm_not_connected',
    })
    expect(problemOf(await post('/crm/sync', { sync_mode: 'pull' }))).toMatchObject({ code: 'crm_not_connected' })
    await connect()
    const event = await happen(1)
    await disconnect()
    expect(problemOf(await post('/crm/resend', { event_id: event.id }))).toMatchObject({ code: 'crm_not_connected' })
  })

  it('disconnecting again succeeds', async () => {
    await disconnect()
    await disconnect()
  })
})

describe('connecting', () => {
  it("is rejected for a vendor the server isn't configured for", async () => {
    expect(problemOf(await post('/crm/integration', { vendor: 'hubspot', access_token: 'pat-1' }))).toMatchObject({
      status: 409,
      code: 'crm_not_configured',
    })
    expect((await integration()).vendor).toBeNull()
  })

  it("requires a vendor's token, which is stored encrypted and never returned", async () => {
    test.config.crmHubspotUrl = 'http://127.0.0.1:9'
    try {
      expect(problemOf(await post('/crm/integration', { vendor: 'hubspot' }))).toMatchObject({
        status: 422,
        errors: [{ pointer: '/access_token' }],
      })
      const connected = await post('/crm/integration', { vendor: 'hubspot', access_token: 'pat-na1-hidden' })
      expect(connected.json()).toMatchObject({ vendor: 'hubspot', status: 'linked' })
      expect(connected.body).not.toContain('hidden')
      const rows = await test.database.query<{ token_sealed: string }>(sql`SELECT token_sealed FROM crm_integrations`)
      expect(rows[0]?.token_sealed).not.toContain('hidden')
      expect(test.deps.sealing.open(rows[0]?.token_sealed ?? '')).toBe('pat-na1-hidden')
      const audited = await test.database.query(sql`SELECT after FROM audit_events WHERE action = 'connectCrm'`)
      expect(JSON.stringify(audited)).not.toContain('hidden')
      expect(test.log.join('')).not.toContain('hidden')
    } finally {
      test.config.crmHubspotUrl = undefined
    }
  })

  it('another one cancels pending events of the previous one', async () => {
    const waiting = await happen(2)
    await connect()
    expect((await info(waiting.id)).event.status).toBe('cancelled')
    expect(await integration()).toMatchObject({
      vendor: 'demo',
      status: 'linked',
      sync_mode: 'push',
      sync_status: 'idle',
    })
  })

  it('belongs to one partner and mode', async () => {
    const canadian = await callAs(test, demoAccounts.canadian.email)
    expect((await canadian('/crm/integration')).json().status).toBe('disabled')
    expect((await call('/crm/integration', { headers: { 'dashboard-sandbox': '1' } })).json().status).toBe('disabled')
  })
})
