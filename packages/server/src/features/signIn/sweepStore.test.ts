import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { signInCalls } from '../../testing/signInCalls'
import { accessTokenOf, callAs, withApp } from '../../testing/testApp'
import { testNow } from '../../testing/testDatabase'
import { sweepSignIn } from './sweepStore'

const test = withApp()
const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1000)
const { start } = signInCalls(test)
const counts = async () => {
  const [found] = await test.database.query(
    sql`SELECT (SELECT count(*) FROM login_codes) AS codes, (SELECT count(*) FROM sessions) AS sessions,
          (SELECT count(*) FROM mails) AS mails`,
  )
  return found
}

it("deletes codes, sessions and emails once they're unused, and not before", async () => {
  const stays = await callAs(test, demoAccounts.partner.email)
  const leaves = await callAs(test, demoAccounts.canadian.email)
  await start('nobody@example.com')
  expect(await counts()).toEqual({ codes: 1, sessions: 2, mails: 2 })

  await leaves('/auth/logout', { method: 'POST' })
  await sweepSignIn(test.database, later(599))
  expect(await counts()).toEqual({ codes: 1, sessions: 1, mails: 2 })
  expect((await stays('/session')).statusCode).toBe(200)
  expect((await leaves('/session')).statusCode).toBe(401)

  await sweepSignIn(test.database, later(12 * 3600))
  expect(await counts()).toEqual({ codes: 1, sessions: 0, mails: 2 })
  expect((await stays('/session')).statusCode).toBe(401)
  await sweepSignIn(test.database, later(24 * 3600))
  // Unused codes count toward the limits for a day.
  expect(await counts()).toEqual({ codes: 1, sessions: 0, mails: 0 })
  await sweepSignIn(test.database, later(24 * 3600 + 600))
  expect(await counts()).toEqual({ codes: 0, sessions: 0, mails: 0 })
  // Signing in again works.
  expect(await accessTokenOf(test, demoAccounts.canadian.email)).toBeTruthy()
})
