import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { quoted, tablesOf } from '../../platform/database/tables'
import { demoAccounts } from '../../seed/demoAccounts'
import { partnerPlans } from '../../seed/partners'
import { callAs, withApp } from '../../testing/testApp'
import { eraseBusiness } from './erase'

const test = withApp()
const scope = { partnerId: partnerPlans[0]?.id ?? '', mode: 'prod' } as const

interface Subject {
  id: string
  external_id: string
  legal_name: string
  email: string
  phone: string
  person_id: string
  person_email: string
  last_name: string
  account_number_sealed: string
}

/** Rows of any table that contain one of these values, as text. */
async function rowsWith(values: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const { name } of await tablesOf(test.database)) {
    const rows = await test.database.query<{ row: string }>({
      text: `SELECT t::text AS row FROM ${quoted(name)} t WHERE EXISTS (SELECT 1 FROM unnest($1::text[]) v WHERE strpos(t::text, v) > 0)`,
      values: [values],
    })
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return found
}

/** Figures of a business, which must not change. */
const figures = (id: string) =>
  test.database.query(
    sql`SELECT (SELECT json_agg(c ORDER BY c.id) FROM capital_products c WHERE c.business_id = ${id}) AS products,
          (SELECT json_agg(p ORDER BY p.id) FROM payments p JOIN capital_products c ON c.id = p.capital_product_id WHERE c.business_id = ${id}) AS payments,
          (SELECT json_agg(s ORDER BY s.sold_on) FROM daily_sales s WHERE s.business_id = ${id}) AS sales`,
  )

it('erases personal data everywhere and keeps the figures', async () => {
  const { database, deps } = test
  const [subject] = await database.query<Subject>(
    sql`SELECT b.id, b.external_id, b.legal_name, b.email, b.phone, p.id AS person_id, p.email AS person_email, p.last_name, a.account_number_sealed
        FROM businesses b
        JOIN person_business_relationships r ON r.partner_id = b.partner_id AND r.mode = b.mode AND r.business_id = b.id
        JOIN persons p ON p.partner_id = b.partner_id AND p.mode = b.mode AND p.id = r.person_id
        JOIN bank_accounts a ON a.partner_id = b.partner_id AND a.mode = b.mode AND a.business_id = b.id
        WHERE b.partner_id = ${scope.partnerId} AND b.mode = ${scope.mode} AND b.status = 'repaid' AND b.legal_name <> ''
          AND NOT EXISTS (SELECT 1 FROM applications x WHERE x.business_id = b.id
            AND x.status IN ('in_progress', 'action_required', 'under_review', 'approved'))
        ORDER BY b.id LIMIT 1`,
  )
  if (!subject) throw new Error('The demo data has no repaid business with an owner and an account.')
  // The demo has businesses of the same name in both modes.
  await database.query(
    sql`UPDATE businesses SET legal_name = 'Another', email = NULL
        WHERE id <> ${subject.id} AND (legal_name = ${subject.legal_name} OR email = ${subject.email})`,
  )
  // Copies of its data in files and logs.
  const csv = `business_external_id,email\n${subject.external_id},${subject.person_email}\n`
  const sealed = deps.sealing.seal(gzipSync(csv))
  await database.query(
    sql`INSERT INTO files (partner_id, mode, id, media_type, content, created_at)
        VALUES (${scope.partnerId}, 'prod', ${subject.id}, 'text/csv+sealed', ${Buffer.from(sealed)}, now()),
          (${scope.partnerId}, 'prod', ${subject.person_id}, 'text/csv', ${Buffer.from(csv)}, now())`,
  )
  await database.query(
    sql`INSERT INTO dataset_uploads (partner_id, mode, id, dataset_type, source, file_name, size_bytes, sha256, status, file_id, rejected_rows, created_at)
        VALUES (${scope.partnerId}, 'prod', ${subject.id}, 'owners', 'manual', 'owners.csv', 1, '', 'completed', ${subject.id}, '{2}', now())`,
  )
  await database.query(
    sql`INSERT INTO validation_results (partner_id, mode, upload_id, id, place, row_number, column_name, value, code, severity, message)
        VALUES (${scope.partnerId}, 'prod', ${subject.id}, gen_random_uuid(), 1, 1, 'email', ${subject.person_email}, 'x', 'error', 'x')`,
  )
  await database.query(
    sql`INSERT INTO exports (partner_id, mode, id, purpose, kind, filter, status, file_id, file_name, created_at)
        VALUES (${scope.partnerId}, 'prod', gen_random_uuid(), 'list', 'businesses', '{}', 'completed', ${subject.person_id}, 'x.csv', now())`,
  )
  const body = JSON.stringify({ id: `person_${subject.person_id}`, email: subject.person_email, phone: subject.phone })
  await database.query(
    sql`INSERT INTO api_requests (partner_id, mode, id, request_id, method, path, query, status_code, status_class, duration_us, response_body, created_at)
        VALUES (${scope.partnerId}, 'prod', gen_random_uuid(), 'req', 'GET', '/', '', 200, '2xx', 1, ${body}::jsonb, now())`,
  )
  // Rejected requests name no ID.
  const rejected = [{ external_id: subject.external_id, dba_name: subject.legal_name }, { email: subject.person_email }]
  for (const each of rejected) {
    await database.query(
      sql`INSERT INTO api_requests (partner_id, mode, id, request_id, method, path, query, status_code, status_class, duration_us, request_body, created_at)
          VALUES (${scope.partnerId}, 'prod', gen_random_uuid(), 'req', 'POST', '/', '', 422, '4xx', 1, ${JSON.stringify(each)}::jsonb, now())`,
    )
  }
  await database.query(
    sql`INSERT INTO webhook_events (partner_id, mode, id, type, body, created_at)
        VALUES (${scope.partnerId}, 'prod', gen_random_uuid(), 'person.updated', ${body}::jsonb, now())`,
  )
  await database.query(
    sql`INSERT INTO audit_events (owner_id, id, mode, action, actor_id, actor_name, actor_role, request_id, after, occurred_at)
        VALUES (${scope.partnerId}, gen_random_uuid(), 'prod', 'x', 'a', 'A', 'admin', 'r', ${body}::jsonb, now())`,
  )
  const pushed = JSON.stringify({ id: `business_${subject.id}`, legal_name: subject.legal_name })
  await database.query(
    sql`INSERT INTO crm_events (partner_id, mode, id, vendor, direction, object_type, object_id, event_type, payload, status, attempts_count, created_at)
        VALUES (${scope.partnerId}, 'prod', gen_random_uuid(), 'demo', 'push', 'business', ${`business_${subject.id}`}, 'business.updated',
          ${pushed}::jsonb, 'success', 1, now())`,
  )
  const personal = [subject.legal_name, subject.email, subject.person_email, subject.account_number_sealed]
  const before = await rowsWith(personal)
  expect(new Set(before.map((row) => row.split(':')[0]))).toEqual(
    new Set([
      'api_requests',
      'audit_events',
      'bank_accounts',
      'businesses',
      'crm_events',
      'persons',
      'validation_results',
      'webhook_events',
    ]),
  )
  const figuresBefore = await figures(subject.id)

  const counts = await eraseBusiness({ ...deps, database }, scope, subject.external_id)
  expect(counts).toMatchObject({ persons: 1, bank_accounts: 1, exports: 1 })
  expect(counts.uploads).toBeGreaterThan(0)
  expect(await rowsWith(personal)).toEqual([])
  expect(await figures(subject.id)).toEqual(figuresBefore)
  expect(await database.query(sql`SELECT 1 FROM files WHERE id IN (${subject.id}, ${subject.person_id})`)).toEqual([])
  const [person] = await database.query(
    sql`SELECT first_name, last_name, email, phone, date_of_birth, ssn_sealed, ssn_last4, sin_sealed, address FROM persons WHERE id = ${subject.person_id}`,
  )
  expect(person).toEqual({
    first_name: 'Erased',
    last_name: 'Erased',
    email: null,
    phone: null,
    date_of_birth: null,
    ssn_sealed: null,
    ssn_last4: null,
    sin_sealed: null,
    address: null,
  })

  // The remaining data conforms to the contract, and the audit log names the command.
  const call = await callAs(test, demoAccounts.partner.email)
  const page = `/partner_dashboard/business_details_page/business_${subject.id}`
  for (const path of [
    `/partner_dashboard/get_business_details/business_${subject.id}`,
    `${page}/business_info`,
    `${page}/bank_info`,
  ]) {
    const response = await call(path)
    expect(response.statusCode, response.body).toBe(200)
    expect(response.body).toContain('Erased')
  }
  const { results } = (await call('/partner/audit_events?action=eraseBusiness')).json()
  expect(results).toMatchObject([
    { action: 'eraseBusiness', actor_name: 'Operator', target: `business_${subject.id}`, after: counts },
  ])
})

it('rejects a business with an outstanding amount, and an unknown one', async () => {
  const { database, deps } = test
  const [funded] = await database.query<{ external_id: string }>(
    sql`SELECT external_id FROM businesses WHERE partner_id = ${scope.partnerId} AND mode = 'prod' AND status = 'funded' ORDER BY id LIMIT 1`,
  )
  const before = await rowsWith([funded?.external_id ?? ''])
  await expect(eraseBusiness({ ...deps, database }, scope, funded?.external_id ?? '')).rejects.toThrow('owes an amount')
  await expect(eraseBusiness({ ...deps, database }, scope, 'nobody')).rejects.toThrow('no business nobody')
  expect(await rowsWith([funded?.external_id ?? ''])).toEqual(before)
})

/** Businesses that can be erased, with their only owner. */
const erasable = (count: number) =>
  test.database.query<{ id: string; external_id: string; person_id: string; last_name: string }>(
    sql`SELECT b.id, b.external_id, p.id AS person_id, p.last_name FROM businesses b
        JOIN person_business_relationships r ON r.business_id = b.id AND r.partner_id = b.partner_id AND r.mode = b.mode
        JOIN persons p ON p.id = r.person_id AND p.partner_id = b.partner_id AND p.mode = b.mode
        WHERE b.partner_id = ${scope.partnerId} AND b.mode = 'prod' AND b.status = 'no_offer' AND b.legal_name <> 'Erased'
          AND (SELECT count(*) FROM person_business_relationships o WHERE o.business_id = b.id) = 1
        ORDER BY b.id LIMIT ${count}`,
  )
const addOwner = (personId: string | undefined, businessId: string | undefined) =>
  test.database.query(
    sql`INSERT INTO person_business_relationships (partner_id, mode, id, person_id, business_id, created_at, updated_at)
        VALUES (${scope.partnerId}, 'prod', gen_random_uuid(), ${personId}, ${businessId}, now(), now())`,
  )

it('rejects a business whose application is added at the same time', async () => {
  const { database, deps } = test
  const [subject] = await erasable(1)
  let erasing: Promise<unknown> | undefined
  await database.transaction(async (tx) => {
    await tx.query(sql`SELECT id FROM businesses WHERE id = ${subject?.id} FOR UPDATE`)
    await tx.query(
      sql`INSERT INTO applications SELECT (jsonb_populate_record(a,
            jsonb_build_object('id', gen_random_uuid(), 'business_id', ${subject?.id}::text, 'offer_id', NULL, 'status', 'under_review'))).*
          FROM applications a WHERE partner_id = ${scope.partnerId} AND mode = 'prod' LIMIT 1`,
    )
    erasing = eraseBusiness({ ...deps, database }, scope, subject?.external_id ?? '').catch(String)
    await wait(300)
  })
  expect(await erasing).toContain('has an open application')
  await database.query(sql`DELETE FROM applications WHERE business_id = ${subject?.id}`)
})

it('keeps an owner of another business', async () => {
  const { database, deps } = test
  const [row] = await erasable(1)
  const [other] = await database.query<{ id: string }>(
    sql`SELECT id FROM businesses WHERE partner_id = ${scope.partnerId} AND mode = 'prod' AND status = 'funded' ORDER BY id LIMIT 1`,
  )
  await addOwner(row?.person_id, other?.id)
  expect(await eraseBusiness({ ...deps, database }, scope, row?.external_id ?? '')).toMatchObject({ persons: 0 })
  const [person] = await database.query(sql`SELECT last_name FROM persons WHERE id = ${row?.person_id}`)
  expect(person).toEqual({ last_name: row?.last_name })
})

it('deletes each exported, reported and uploaded file with its name, and no other', async () => {
  const { database, deps } = test
  const [subject] = await database.query<{ id: string; external_id: string }>(
    sql`UPDATE businesses SET legal_name = 'Quince "Q", Bakery', dba_name = NULL
        WHERE id = (SELECT b.id FROM businesses b WHERE b.partner_id = ${scope.partnerId} AND b.mode = 'prod' AND b.status = 'repaid'
            AND b.legal_name <> 'Erased' AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.business_id = b.id
              AND a.status IN ('in_progress', 'action_required', 'under_review', 'approved'))
          ORDER BY (SELECT count(*) FROM net_settlements n WHERE n.business_id = b.id) DESC, b.id LIMIT 1)
        RETURNING id, external_id`,
  )
  const [name, externalId] = ['Quince ""Q"", Bakery', subject?.external_id ?? '']
  const call = await callAs(test, demoAccounts.partner.email)
  const files: { id: string; url: string }[] = []
  const start = async (url: string, payload: object) => {
    const response = await call(url, { method: 'POST', payload })
    expect(response.statusCode, response.body).toBe(202)
    const { id } = response.json()
    files.push({ id, url: `${url.replace('csv_export', 'csv_exports')}/${id}/file` })
  }
  for (const kind of ['businesses', 'funded_products', 'applications', 'offers', 'orders'])
    await start('/partner_dashboard/capital_tab/csv_export', { kind })
  for (const { kind } of (await call('/reports')).json().results) await start('/report_runs', { kind })
  await start('/report_runs', { kind: 'repayments', columns: ['business_name', 'amount'] })
  await start('/report_runs', { kind: 'repayments', columns: ['product_type', 'amount'] })
  const search = 'dataset_type=bank_accounts&file_name=accounts.csv'
  const upload = await call(
    `/dataingestion/manual_uploads?${search}&column=business_external_id:=${encodeURIComponent(externalId)}`,
    {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      payload:
        'account_holder_name,account_type,routing_number,account_number\nQuince,checking,110000000,000123456789\n',
    },
  )
  expect(upload.statusCode, upload.body).toBe(202)
  await test.runJobs()
  const bodies = await Promise.all(files.map(async ({ url }) => (await call(url)).body))
  const withName = files.filter((_, index) => bodies[index]?.includes(name))
  expect(withName.length).toBeGreaterThanOrEqual(7)

  const counts = await eraseBusiness({ ...deps, database }, scope, externalId)
  expect(counts).toMatchObject({ exports: withName.length, uploads: 1 })
  for (const file of files)
    expect((await call(file.url)).statusCode, file.url).toBe(withName.includes(file) ? 404 : 200)
  const [kept] = await database.query(
    sql`SELECT file_id, mapping FROM dataset_uploads WHERE id = ${upload.json().event_id.slice(-36)}`,
  )
  expect(kept).toEqual({ file_id: null, mapping: {} })
})

it('erases an owner with the last of their businesses', async () => {
  const { database, deps } = test
  const [one, other] = await erasable(2)
  await addOwner(one?.person_id, other?.id)
  const erase = (externalId = '') => eraseBusiness({ ...deps, database }, scope, externalId)
  expect(await erase(one?.external_id)).toMatchObject({ persons: 0 })
  expect(await erase(other?.external_id)).toMatchObject({ persons: 2 })
  const [person] = await database.query(sql`SELECT last_name, email FROM persons WHERE id = ${one?.person_id}`)
  expect(person).toEqual({ last_name: 'Erased', email: null })
})
