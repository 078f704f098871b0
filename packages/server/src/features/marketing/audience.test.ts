import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { problemOf } from '../../testing/testApp'
import { harvest, post, promotion, withPromotions } from '../../testing/withPromotions'

const { test, production, mine, create, read, businessesOf } = withPromotions()

describe('an uploaded audience', () => {
  const upload = (id: string, payload: string) =>
    mine(`/marketing/s3_upload/${id}`, { method: 'POST', headers: { 'content-type': 'text/csv' }, payload })

  it('is matched row by row, replaces an earlier one, and is then reviewed', async () => {
    const [a, b, c] = await test.database.query<{ id: string; external_id: string }>(
      sql`SELECT id, external_id FROM businesses WHERE partner_id = ${harvest} AND mode = 'sandbox' ORDER BY id LIMIT 3`,
    )
    const { id } = await create({ name: 'From a file', audience: { type: 'csv' } })
    expect(await test.runJobs()).toBe(0)
    expect(problemOf(await post(mine, '/marketing/review', { fee_discount_id: id }))).toMatchObject({
      status: 409,
      code: 'businesses_missing',
    })
    const noMatch = { status: 422, code: 'no_match' }
    expect(problemOf(await upload(id, 'external_id\nX-1\n'))).toMatchObject(noMatch)
    expect(await test.runJobs()).toBe(0)
    const file = `\uFEFFName, External_ID \r\n"Ortega, Inc",${a?.external_id}\r\nTwice,${a?.external_id}\r\nOther,"${b?.external_id}"\r\nNone,NOPE\r\nEmpty,\r\n`
    expect((await upload(id, file)).json()).toEqual({ row_count: 5, matched_count: 3, unknown: ['NOPE'] })
    expect((await businessesOf(id)).map((row: { business_id: string }) => row.business_id).sort()).toEqual(
      [`business_${a?.id}`, `business_${b?.id}`].sort(),
    )
    await test.runJobs()
    expect(await read(id)).toMatchObject({ state: 'scheduled', businesses_count: 2 })
    expect((await upload(id, `business_id\nbusiness_${c?.id}\n${c?.id}\n`)).json()).toEqual({
      row_count: 2,
      matched_count: 1,
      unknown: [c?.id],
    })
    // The businesses of a scheduled promotion stay.
    expect(problemOf(await upload(id, 'external_id\nX-1\n'))).toMatchObject(noMatch)
    expect((await read(id)).businesses_count).toBe(1)
  })

  it('can be given up before it is uploaded', async () => {
    const { id } = await create({ name: 'Without a file', audience: { type: 'csv' } })
    const ended = await post(mine, `/marketing/fee_discounts/${id}/end`)
    expect(ended.json()).toMatchObject({ state: 'ended', reviewed_at: null })
    expect(problemOf(await upload(id, 'external_id\nX-1\n'))).toMatchObject({ status: 409, code: 'promotion_begun' })
    await test.runJobs()
    expect((await read(id)).state).toBe('ended')
  })

  it('is used again for a new promotion', async () => {
    const [a, b] = await test.database.query<{ id: string; external_id: string }>(
      sql`SELECT id, external_id FROM businesses WHERE partner_id = ${harvest} AND mode = 'sandbox' ORDER BY id LIMIT 2`,
    )
    const { id } = await create({ name: 'From a file', discount_rate: 0.9, audience: { type: 'csv' } })
    const again = { ...promotion, audience: { type: 'csv', fee_discount_id: id } }
    const unknown = {
      status: 422,
      errors: [{ pointer: '/promotion/audience/fee_discount_id', code: 'not_found' }],
    }
    expect(problemOf(await post(mine, '/marketing/review', { promotion: again }))).toMatchObject(unknown)
    await upload(id, `external_id\n${a?.external_id}\n${b?.external_id}\n`)
    await test.runJobs()
    expect((await read(id)).state).toBe('denied')
    const dry = (await post(mine, '/marketing/review', { promotion: again, dry_run: true })).json()
    expect(dry.estimate.businesses_count).toBe(2)
    const made = (await post(mine, '/marketing/review', { promotion: again })).json().fee_discount
    await test.runJobs()
    expect(await read(made.id)).toMatchObject({ state: 'scheduled', businesses_count: 2, audience: { type: 'csv' } })
    expect(problemOf(await post(production, '/marketing/review', { promotion: again }))).toMatchObject(unknown)
  })

  it("is rejected if it can't be read or isn't expected", async () => {
    const { id } = await create({ name: 'From a file', audience: { type: 'csv' } })
    expect(problemOf(await upload(id, 'name\nOrtega'))).toMatchObject({ status: 422, code: 'column_missing' })
    expect(problemOf(await upload(id, 'external_id\n"open'))).toMatchObject({ status: 422, code: 'csv' })
    const other = await create()
    expect(problemOf(await upload(other.id, 'external_id\nX'))).toMatchObject({ status: 409, code: 'audience_not_csv' })
    await test.runJobs()
    await post(mine, `/marketing/fee_discounts/${other.id}/end`)
  })

  it('can have many rows', async () => {
    const { id } = await create({ name: 'Long', audience: { type: 'csv' } })
    const rows = Array.from({ length: 25_000 }, (_, index) => `UNKNOWN-${index}`)
    const answer = (await upload(id, ['external_id', ...rows, 'HRV-10001'].join('\n'))).json()
    expect(answer).toMatchObject({ row_count: 25_001, matched_count: 1 })
    expect(answer.unknown).toHaveLength(100)
    await test.runJobs()
  })
})
