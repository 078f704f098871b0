import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { jobStore } from '../../kernel/jobStore'
import { notify } from '../../kernel/notifications'
import { demoAccounts } from '../../seed/demoAccounts'
import { type Call, callAs } from '../../testing/testApp'
import { harvest, withChat } from '../../testing/withChat'

const { test, mine, channelsOf, testPost, connect, removeAll, messages } = withChat()
let organization: Call

beforeAll(async () => {
  organization = await callAs(test, demoAccounts.organization.email)
})

const notifyOf = (mode: 'prod' | 'sandbox', type: 'webhook_errors' | 'crm_errors', error_count: number) =>
  test.database.transaction((tx) =>
    notify(tx, test.deps, { partnerId: harvest, mode }, { type, payload: { error_count } }),
  )

describe('messages', () => {
  it('are posted by a test, and shown', async () => {
    const { id } = await connect('#general')
    const response = await testPost(id)
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      { id, last_posted_at: test.now().toISOString().replace('.000Z', 'Z'), last_error: null },
    ])
    expect(await messages()).toContain('Test message from Partner Dashboard, sent by Maya Ortiz.')
    expect(await messages()).toContain('#general')
    await removeAll()
  })

  it('are posted for events, with escaped text', async () => {
    await connect('#alerts')
    await test.database.query(sql`UPDATE partners SET name = 'Salt & <Pepper>' WHERE id = ${harvest}`)
    await notifyOf('prod', 'webhook_errors', 2)
    await test.runJobs()
    const [message] = await test.database.query(
      sql`SELECT channel, text FROM local_chat_messages ORDER BY id DESC LIMIT 1`,
    )
    const link = `${test.config.publicOrigin}/developer/webhook-events?partner_id=${harvest}`
    expect(message).toEqual({ channel: '#alerts', text: `Salt & <Pepper>: 2 webhooks failed to deliver\n${link}` })
    expect(await messages()).toContain('Salt &amp; &lt;Pepper&gt;: 2 webhooks')
    await test.database.query(sql`UPDATE partners SET name = 'Harvest POS' WHERE id = ${harvest}`)
  })

  it('of a partner also reach its organization', async () => {
    await connect('#general', organization)
    expect((await channelsOf()).map(({ channel }) => channel)).toEqual(['#alerts'])
    await notifyOf('sandbox', 'crm_errors', 1)
    await test.runJobs()
    const rows = await test.database.query<{ channel: string; text: string }>(
      sql`SELECT channel, text FROM local_chat_messages ORDER BY id DESC LIMIT 2`,
    )
    expect(rows.map(({ channel }) => channel).sort()).toEqual(['#alerts', '#general'])
    const link = `${test.config.publicOrigin}/developer/crm-events?partner_id=${harvest}&sandbox_mode=true`
    expect(rows[0]?.text).toBe(`Harvest POS (Sandbox): 1 CRM event failed\n${link}`)
    await removeAll(organization)
  })

  it("aren't posted after the channel is removed", async () => {
    const [channel] = await channelsOf()
    const remove = () => mine(`/chat_integration/channels/${channel?.id}`, { method: 'DELETE' })
    await jobStore(test.database).add({
      kind: 'post_chat',
      payload: { ownerId: harvest, channelId: channel?.id.slice(13) ?? '', text: 'too late' },
      runAt: test.now(),
    })
    expect((await remove()).statusCode).toBe(204)
    expect((await remove()).statusCode).toBe(404)
    expect(await channelsOf()).toEqual([])
    await test.runJobs()
    expect(await messages()).not.toContain('too late')
  })
})
