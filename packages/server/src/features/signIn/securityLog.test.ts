import sql from 'sql-template-tag'
import { afterEach, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { signInCalls, wrong } from '../../testing/signInCalls'
import { type Call, callAs, codeFor, withApp } from '../../testing/testApp'
import { testNow } from '../../testing/testDatabase'

const test = withApp()
const { start, validate, later } = signInCalls(test)
const { email } = demoAccounts.partner

afterEach(async () => {
  await test.deps.background.settled()
  test.setNow(testNow)
  await test.database.query(sql`DELETE FROM login_codes`)
})

describe('the security log', () => {
  const events = async (call: Call, query = '?kind=security'): Promise<{ action: string; after: unknown }[]> =>
    (await call(`/partner/audit_events${query}`)).json().results

  it('contains sign-ins, code requests and failures of its own users, separate from changes', async () => {
    await test.database.query(sql`DELETE FROM audit_events`)
    const login = (await start(email)).json()
    const code = await codeFor(test, email)
    await validate(login, email, wrong(code))
    await start(email)
    await start('nobody@example.com')
    expect((await validate(login, email, code)).statusCode).toBe(200)
    const call = await callAs(test, email)
    await test.deps.background.settled()
    const found = await events(call)
    expect(found).toHaveLength(6)
    expect(found.map(({ action, after }) => [action, after])).toEqual(
      expect.arrayContaining([
        ['requestCode', null],
        ['signInFailed', { reason: 'code_invalid' }],
        ['signInRefused', { reason: 'too_many_requests' }],
        ['signIn', { method: 'code' }],
      ]),
    )
    expect(found[0]).toMatchObject({ actor_name: demoAccounts.partner.name, ip_address: '127.0.0.1' })
    expect(await events(call, '?kind=change')).toEqual([])
    expect(await events(await callAs(test, demoAccounts.canadian.email), '?action=signInFailed')).toEqual([])

    later(1)
    await call('/sessions/revoke_others', { method: 'POST' })
    expect((await events(call))[0]?.action).toBe('revokeOtherSessions')
    expect((await events(call, '?kind=change')).map(({ action }) => action)).toEqual(['revokeOtherSessions'])
    await call('/auth/logout', { method: 'POST' })
    const again = await callAs(test, email)
    expect((await events(again, '?action=signOut')).length).toBe(1)
    const file = await again('/partner/audit_events/csv_export?kind=security')
    expect(file.body).toContain('signInFailed')
    expect(JSON.stringify(await events(again))).not.toContain(code)
  })

  it("isn't flooded by failures that anyone can cause", async () => {
    await start(email)
    for (let request = 0; request < 20; request += 1) {
      await start(email)
      await validate({ login_token: 'made-up' }, email, '12345678')
    }
    const call = await callAs(test, email, {}, '203.0.113.9')
    await test.deps.background.settled()
    const { length } = await events(call, '?action=signInRefused&page_size=100')
    expect(length).toBeGreaterThan(0)
    expect(length).toBeLessThan(4)
  })
})
