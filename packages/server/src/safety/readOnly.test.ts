import { expect, it } from 'vitest'
import { callAs, callWithKey, withApp } from '../testing/testApp'
import { testNow } from '../testing/testDatabase'

const test = withApp()

it('answers reads of users and of API keys while the database takes no changes', async () => {
  const asUser = await callAs(test, 'maya.ortiz@example.com')
  const withKey = await callWithKey(test)
  // The last use is recorded again after a minute.
  test.setNow(new Date(testNow.getTime() + 90_000))
  await test.database.script(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'no space left on device' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER refuse BEFORE UPDATE ON sessions EXECUTE FUNCTION refuse();
    CREATE TRIGGER refuse BEFORE UPDATE ON api_keys EXECUTE FUNCTION refuse();
    CREATE TRIGGER refuse BEFORE INSERT ON api_requests EXECUTE FUNCTION refuse();`)
  expect((await asUser('/platform_tab/partner_support_info')).statusCode).toBe(200)
  expect((await withKey('/businesses')).statusCode).toBe(200)
  const refused = await asUser('/auth/logout', { method: 'POST' })
  expect(refused.json()).toMatchObject({ status: 507, code: 'storage_full' })
  for (const what of ['the use of a session', 'the use of an API key'])
    expect(test.log.some((line) => line.includes(`${what} was not recorded`))).toBe(true)
})
