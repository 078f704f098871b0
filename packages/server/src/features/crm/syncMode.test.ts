import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseBusiness } from '../../domain/businesses/erase'
import { emit } from '../../kernel/events'
import { beginRecurring } from '../../kernel/recurringJobs'
import { problemOf } from '../../testing/testApp'
import { scope, uuid, withCrm } from '../../testing/withCrm'

const { test, post, forward, integration, connect, run, lastRun, eventsOf, addBusinesses, removeBusinesses } = withCrm()

const minute = 60_000

const connectHubspot = () => post('/crm/integration', { vendor: 'hubspot', access_token: 'pat-1' })

beforeAll(connect)

describe('Pull', () => {
  const chosen = `business_${uuid(30)}`

  it('takes over newer contact data from the CRM', async () => {
    await addBusinesses(1, 'PULL-')
    await test.database.query(
      sql`UPDATE businesses SET id = ${uuid(30)}, email = 'old@example.com' WHERE external_id = 'PULL-1'`,
    )
    expect((await post('/crm/sync', { sync_mode: 'pull' })).json()).toMatchObject({
      sync_mode: 'pull',
    })
    await run()
    await test.runJobs()
    forward(minute)
    await test.database.query(
      sql`UPDATE local_crm_records SET updated_at = ${test.now().toISOString()},
            record = record || '{"phone": "5125550188", "email": "not an address", "url": " https://corner.example "}'
          WHERE object_id = ${chosen}`,
    )
    expect((await run()).json()).toMatchObject({ sync_mode: 'pull', status: 'syncing' })
    await test.runJobs()
    const [business] = await test.database.query(sql`SELECT phone, email, url FROM businesses WHERE id = ${uuid(30)}`)
    expect(business).toEqual({ phone: '5125550188', email: 'old@example.com', url: 'https://corner.example' })
    const pulled = await eventsOf('direction=pull')
    expect(pulled).toMatchObject([{ object_id: chosen, status: 'success', event_type: 'business.updated' }])
    expect(problemOf(await post('/crm/resend', { event_id: pulled[0]?.id }))).toMatchObject({
      code: 'crm_event_pulled',
    })
    const emitted = await test.database.query(
      sql`SELECT type FROM webhook_events WHERE ${chosen} = ANY(related_object_ids)`,
    )
    expect(emitted).toEqual([{ type: 'business.updated' }])
  })

  it("doesn't restore values that were removed or erased here", async () => {
    const contact = { phone: '5125550177', email: 'kept@example.com', url: 'https://kept.example' }
    const contactOf = async (id: string) => {
      const rows = await test.database.query(sql`SELECT phone, email, url FROM businesses WHERE id = ${id}`)
      return rows[0]
    }
    // HubSpot and Salesforce keep what isn't sent.
    const inCrm = (id: string, changes: object) =>
      test.database.query(
        sql`UPDATE local_crm_records SET updated_at = ${test.now().toISOString()}, record = record || ${JSON.stringify(changes)}::jsonb
            WHERE object_id = ${`business_${id}`}`,
      )
    const sync = async () => {
      expect((await run()).statusCode).toBe(202)
      await test.runJobs()
      forward(minute)
    }
    await addBusinesses(2, 'REMOVED-')
    const [removed, erased] = [uuid(31), uuid(32)]
    await test.database.query(
      sql`UPDATE businesses SET id = CASE external_id WHEN 'REMOVED-1' THEN ${removed}::uuid ELSE ${erased}::uuid END,
            phone = ${contact.phone}, email = ${contact.email}, url = ${contact.url} WHERE external_id LIKE 'REMOVED-%'`,
    )
    await sync()
    await test.database.query(
      sql`UPDATE businesses SET phone = NULL, url = NULL, updated_at = ${test.now().toISOString()} WHERE id = ${removed}`,
    )
    await eraseBusiness({ ...test.deps, database: test.database }, scope, 'REMOVED-2')
    for (let day = 0; day < 2; day += 1) {
      await sync()
      await inCrm(removed, contact)
      await inCrm(erased, contact)
    }
    expect(await contactOf(removed)).toEqual({ ...contact, phone: null, url: null })
    expect(await contactOf(erased)).toEqual({ phone: null, email: null, url: null })
    expect(
      await test.database.query(sql`SELECT 1 FROM local_crm_records WHERE object_id LIKE ${`%${erased}`}`),
    ).toEqual([])

    await inCrm(removed, { phone: '5125550199' })
    await sync()
    expect(await contactOf(removed)).toEqual({ ...contact, phone: '5125550199', url: null })
    await removeBusinesses('REMOVED-')
  })

  it("doesn't send events immediately", async () => {
    const count = (await eventsOf(`object_id=${chosen}`)).length
    await test.database.transaction((tx) =>
      emit(tx, test.deps, scope, { type: 'business.updated', data: { id: chosen } }),
    )
    expect(await eventsOf(`object_id=${chosen}`)).toHaveLength(count)
  })

  describe('runs automatically once a day', () => {
    const minutes = async (count: number) => {
      forward(count * minute)
      await test.runJobs()
    }
    const day = 24 * 60
    beforeAll(() => beginRecurring(test.database, test.now()))
    afterAll(() => test.database.query(sql`DELETE FROM jobs WHERE kind IN ('minute', 'day')`))

    it('and a day after one that was started manually', async () => {
      await run()
      await test.runJobs()
      const { id, started_at } = await lastRun()
      const next = Date.parse((await integration()).next_sync_at)
      expect(next - Date.parse(started_at)).toBe(day * minute)
      await minutes(day - 1)
      expect((await lastRun()).id).toBe(id)
      await minutes(1)
      const second = await lastRun()
      expect(second).toMatchObject({ sync_mode: 'pull', status: 'done' })
      expect(second.id).not.toBe(id)
      await minutes(day)
      expect((await lastRun()).id).not.toBe(second.id)
      expect((await lastRun()).status).toBe('done')
    })

    it('also after one that failed, and once the CRM is connected again', async () => {
      test.config.crmHubspotUrl = 'http://127.0.0.1:9'
      await connectHubspot()
      await post('/crm/sync', { sync_mode: 'pull' })
      await minutes(day)
      await minutes(6)
      const failed = await lastRun()
      expect(failed).toMatchObject({ sync_mode: 'pull', status: 'failed' })
      await minutes(day)
      await minutes(6)
      const second = await lastRun()
      expect(second).toMatchObject({ status: 'failed' })
      expect(second.id).not.toBe(failed.id)
      await test.database.query(sql`UPDATE crm_integrations SET status = 'relink_needed'`)
      expect((await integration()).next_sync_at).toBeNull()
      await minutes(day)
      expect((await lastRun()).id).toBe(second.id)
      await connectHubspot()
      await minutes(1)
      expect(await lastRun()).toMatchObject({ status: 'syncing' })
      test.config.crmHubspotUrl = undefined
      await connect()
    })

    it('unless it sends events instead', async () => {
      await post('/crm/sync', { sync_mode: 'pull' })
      expect((await post('/crm/sync', { sync_mode: 'push' })).json()).toMatchObject({ next_sync_at: null })
      const { id } = await lastRun()
      await minutes(2 * day)
      expect((await lastRun()).id).toBe(id)
      await removeBusinesses('PULL-')
    })
  })
})

describe('sends what changed while changes were not sent', () => {
  const recordOf = async (id: string) => {
    const [row] = await test.database.query<{ record: { legal_name: string } }>(
      sql`SELECT record FROM local_crm_records WHERE object_id = ${`business_${id}`}`,
    )
    return row?.record.legal_name
  }
  const rename = (name: string) =>
    test.database.query(sql`UPDATE businesses SET legal_name = ${name} WHERE id = ${uuid(40)}`)
  const setMode = (sync_mode: 'push' | 'pull') => post('/crm/sync', { sync_mode })

  beforeAll(async () => {
    await addBusinesses(1, 'MISSED-')
    await test.database.query(sql`UPDATE businesses SET id = ${uuid(40)} WHERE external_id = 'MISSED-1'`)
  })
  afterAll(() => removeBusinesses('MISSED-'))

  it('when the mode changes to Push, also during a sync', async () => {
    await setMode('pull')
    const { last_synced_at } = await integration()
    expect(last_synced_at).not.toBeNull()
    await run()
    expect(await integration()).toMatchObject({ sync_status: 'syncing', last_synced_at })
    await rename('Missed LLC')
    forward(1000)
    expect((await setMode('push')).json()).toMatchObject({ sync_mode: 'push', sync_status: 'syncing' })
    await test.runJobs()
    expect(await recordOf(uuid(40))).toBe('Missed LLC')
    const { id, ...last } = await lastRun()
    expect(last).toMatchObject({ sync_mode: 'push', status: 'done' })
    forward(1000)
    await setMode('push')
    expect((await lastRun()).id).toBe(id)
  })

  it('when the CRM is connected again after it rejected its token', async () => {
    await test.database.query(sql`UPDATE crm_integrations SET status = 'relink_needed'`)
    await rename('Missed Again LLC')
    const { id } = await lastRun()
    forward(1000)
    await setMode('pull')
    await setMode('push')
    expect((await lastRun()).id).toBe(id)
    await connect()
    await test.runJobs()
    expect(await recordOf(uuid(40))).toBe('Missed Again LLC')
    const again = await lastRun()
    expect(again.id).not.toBe(id)
    await connect()
    expect((await lastRun()).id).toBe(again.id)
  })
})
