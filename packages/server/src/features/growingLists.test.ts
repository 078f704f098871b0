import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { demoAccounts } from '../seed/demoAccounts'
import { organizationPlan, partnerPlans } from '../seed/partners'
import { type Call, callAs, problemOf, withApp } from '../testing/testApp'

/** More than one page of all objects that users create. */
const test = withApp()
const [harvest] = partnerPlans
let partner: Call
let organization: Call

beforeAll(async () => {
  partner = await callAs(test, demoAccounts.partner.email)
  organization = await callAs(test, demoAccounts.organization.email)
  const id = harvest?.id ?? ''
  const now = test.now().toISOString()
  for (const owner of ['partner_id', 'organization_id']) {
    await test.database.query({
      text: `INSERT INTO users (id, email, name, role, roles, ${owner}, created_at, updated_at)
             SELECT gen_random_uuid(), $2 || n || '@many.test', 'Ärzte ' || n % 7, 'developer', '{developer}', $1, $3, $3 FROM generate_series(1, 60) n`,
      values: [owner === 'partner_id' ? id : organizationPlan.id, owner, now],
    })
  }
  for (const purpose of ['list', 'report', 'offer_csv']) {
    await test.database.query(
      sql`INSERT INTO exports (partner_id, mode, id, purpose, kind, filter, file_name, created_at)
          SELECT ${id}, 'prod', gen_random_uuid(), ${purpose}, ${purpose === 'report' ? 'repayments' : 'offers'}, '{}', 'a.csv',
            ${now}::timestamptz - interval '1 minute' * (n / 2) FROM generate_series(1, 60) n`,
    )
  }
  await test.database.query(
    sql`INSERT INTO chat_channels (owner_id, id, team_id, team_name, channel_id, channel, url_sealed, created_at)
        SELECT ${id}, gen_random_uuid(), 'T' || n, 'Team', 'C' || n, '#c', 'x', ${now} FROM generate_series(1, 60) n`,
  )
})

it.each([
  ['/partner/users', () => partner],
  ['/organization/users', () => organization],
  ['/report_runs', () => partner],
  ['/partner_dashboard/capital_tab/csv_exports', () => partner],
  ['/marketing/offer_csvs', () => partner],
  ['/chat_integration/channels', () => partner],
])('%s comes in pages, forth and back, each row once', async (path, who) => {
  const ask = async (cursor: string | null) =>
    (await who()(`${path}?${cursor === null ? '' : `cursor=${cursor}`}`)).json() as {
      results: { id: string }[]
      previous: string | null
      next: string | null
      start: number
    }
  const seen: string[] = []
  let page = await ask(null)
  expect(page).toMatchObject({ previous: null, start: 0 })
  let last = page
  for (;;) {
    expect(page.start).toBe(seen.length)
    seen.push(...page.results.map(({ id }) => id))
    last = page
    if (page.next === null) break
    page = await ask(page.next)
  }
  expect(seen.length).toBeGreaterThanOrEqual(60)
  expect(new Set(seen).size).toBe(seen.length)
  const before = await ask(last.previous)
  expect(before.results.map(({ id }) => id)).toEqual(seen.slice(25, 50))
  const foreign = await partner(`/partner_dashboard/orders_tab/orders_table_rows?cursor=${last.previous}`)
  expect(problemOf(foreign)).toMatchObject({ status: 422, errors: [{ in: 'query', pointer: '/cursor' }] })
})
