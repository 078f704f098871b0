import { unmaskField } from '@partner-dashboard/ui/masks'
import { findNaics } from '@partner-dashboard/ui/naics'
import sql from 'sql-template-tag'
import type { ActionContext } from '../../domain/capital/action'
import { verificationAfter } from '../../domain/capital/gates'
import { ownerStore } from '../../domain/capital/ownerStore'
import type { DatasetType } from '../../domain/dataShare/schema'
import { resourceStore } from '../../domain/resources/resourceStore'
import { resources } from '../../domain/resources/resources'
import { last4, type Sealing } from '../../platform/sealing'
import { withImportEvents } from './importEventStore'
import { businessRefusal, type KnownOwner, ownerRefusal } from './uploadGates'
import type { GoodRow, KnownBusiness, RowFinding } from './validateRows'

interface ImportOptions {
  /** Its database is the transaction of the import. */
  action: ActionContext
  businesses: ReadonlyMap<string, KnownBusiness>
  sealing: Sealing
  now: Date
}

const minor = (amount: string | null | undefined) => (amount ? Math.round(Number(amount) * 100) : 0)

/**
 * Imports valid rows; existing objects are updated. Idempotent. Returns findings about refused rows, which change nothing
 * because they contradict the database or rows before them.
 */
export async function importRows(
  type: DatasetType,
  rows: readonly GoodRow[],
  options: ImportOptions,
): Promise<RowFinding[]> {
  const column = type === 'businesses' ? 'external_id' : 'business_external_id'
  const externalIds = rows.flatMap(({ values }) => values[column] ?? [])
  const run = { businesses: importBusinesses, owners: importOwners, bank_accounts: importAccounts, sales: importSales }[
    type
  ]
  if (type !== 'sales') await lockBusinesses(rows, column, options)
  return withImportEvents(options.action, type, externalIds, () => run(rows, options))
}

/** Locks the businesses of the rows, so that their owners and accounts don't change. */
const lockBusinesses = (
  rows: readonly GoodRow[],
  column: 'external_id' | 'business_external_id',
  { action, businesses }: ImportOptions,
) =>
  ownerStore(action.database, action.partner).lockBusinesses(
    rows.flatMap(({ values }) => businesses.get(values[column] ?? '')?.id ?? []),
  )

async function importBusinesses(
  rows: readonly GoodRow[],
  { action, businesses, now }: ImportOptions,
): Promise<RowFinding[]> {
  const { database: tx, partner: scope, ids } = action
  const refusals: RowFinding[] = []
  const imported: GoodRow[] = []
  for (const row of rows) {
    const business = businesses.get(row.values.external_id ?? '')
    const refusal = business && (await businessRefusal({ tx, scope }, business.id, row))
    if (refusal) refusals.push(refusal)
    else imported.push(row)
  }
  const records = imported.map(({ values }) => ({
    ...values,
    id: ids(),
    currency: values.country === 'CA' ? 'CAD' : 'USD',
    phone: values.phone ? unmaskField('phone', values.phone) : null,
    naics_industry: values.naics_code ? (findNaics(values.naics_code)?.industry ?? null) : null,
  }))
  await tx.query(
    sql`INSERT INTO businesses (partner_id, mode, id, external_id, legal_name, dba_name, incorporation_type, incorporation_state, established_on,
          naics_code, naics_industry, phone, address_line1, address_line2, city, region, postal_code, country, currency, created_at, updated_at)
        SELECT ${scope.partnerId}, ${scope.mode}, r.id, r.external_id, r.legal_name, r.dba_name, r.incorporation_type, r.incorporation_state,
          r.established_date, r.naics_code, r.naics_industry, r.phone, r.address_line1, r.address_line2, r.city, r.state, r.postal_code, r.country,
          r.currency, ${now.toISOString()}, ${now.toISOString()}
        FROM json_to_recordset(${JSON.stringify(records)}::json) AS r (id uuid, external_id text, legal_name text, dba_name text,
          incorporation_type text, incorporation_state text, established_date date, naics_code text, naics_industry text, phone text,
          address_line1 text, address_line2 text, city text, state text, postal_code text, country text, currency text)
        ON CONFLICT (partner_id, mode, external_id) DO UPDATE SET legal_name = excluded.legal_name,
          dba_name = coalesce(excluded.dba_name, businesses.dba_name), incorporation_type = excluded.incorporation_type,
          incorporation_state = coalesce(excluded.incorporation_state, businesses.incorporation_state),
          established_on = coalesce(excluded.established_on, businesses.established_on),
          naics_code = coalesce(excluded.naics_code, businesses.naics_code),
          naics_industry = coalesce(excluded.naics_industry, businesses.naics_industry), phone = coalesce(excluded.phone, businesses.phone),
          address_line1 = excluded.address_line1, address_line2 = excluded.address_line2, city = excluded.city, region = excluded.region,
          postal_code = excluded.postal_code, updated_at = excluded.updated_at`,
  )
  return refusals
}

async function importSales(
  rows: readonly GoodRow[],
  { action: { database: tx, partner: scope }, businesses, now }: ImportOptions,
): Promise<RowFinding[]> {
  const records = rows.flatMap(({ values }) => {
    const business = businesses.get(values.business_external_id ?? '')
    if (!business) return []
    return {
      business_id: business.id,
      currency: business.currency,
      sold_on: values.date,
      sales_minor: minor(values.sales_amount),
      sales_count: Number(values.sales_count),
      reversals_minor: minor(values.reversals_amount),
      reversals_count: Number(values.reversals_count ?? 0),
    }
  })
  await tx.query(
    sql`INSERT INTO daily_sales (partner_id, mode, business_id, sold_on, sales_minor, sales_count, reversals_minor, reversals_count, currency,
          created_at, updated_at)
        SELECT ${scope.partnerId}, ${scope.mode}, r.business_id, r.sold_on, r.sales_minor, r.sales_count, r.reversals_minor, r.reversals_count,
          r.currency, ${now.toISOString()}, ${now.toISOString()}
        FROM json_to_recordset(${JSON.stringify(records)}::json) AS r (business_id uuid, sold_on date, sales_minor bigint, sales_count int,
          reversals_minor bigint, reversals_count int, currency text)
        ON CONFLICT (partner_id, mode, business_id, sold_on) DO UPDATE SET sales_minor = excluded.sales_minor, sales_count = excluded.sales_count,
          reversals_minor = excluded.reversals_minor, reversals_count = excluded.reversals_count, updated_at = excluded.updated_at`,
  )
  return []
}

async function importOwners(rows: readonly GoodRow[], options: ImportOptions): Promise<RowFinding[]> {
  const { action, businesses, sealing, now } = options
  const { database: tx, partner: scope, ids } = action
  const time = now.toISOString()
  const { partnerId, mode } = scope
  const sealed = (text: string | null | undefined, type: 'ssn' | 'sin') => {
    const digits = text ? unmaskField(type, text) : ''
    return digits === '' ? [null, null] : [sealing.seal(digits), last4(digits)]
  }
  const locked = new Map(
    (await lockBusinesses(rows, 'business_external_id', options)).map((business) => [business.id, business]),
  )
  const refusals: RowFinding[] = []
  for (const row of rows) {
    const { values } = row
    const business = locked.get(businesses.get(values.business_external_id ?? '')?.id ?? '')
    if (!business) continue
    const [known] = await tx.query<KnownOwner>(
      sql`SELECT p.id, r.id AS relationship_id, p.first_name, p.last_name, p.date_of_birth
          FROM persons p JOIN person_business_relationships r ON r.partner_id = p.partner_id AND r.mode = p.mode AND r.person_id = p.id
          WHERE p.partner_id = ${partnerId} AND p.mode = ${mode} AND r.business_id = ${business.id} AND lower(p.email) = lower(${values.email}) LIMIT 1 FOR UPDATE OF p`,
    )
    const refusal = await ownerRefusal({ tx, scope }, business, known, row)
    if (refusal) {
      refusals.push(refusal)
      continue
    }
    const [ssn, ssn4] = sealed(values.ssn, 'ssn')
    const [sin, sin4] = sealed(values.sin, 'sin')
    const phone = values.phone ? unmaskField('phone', values.phone) : null
    const personId = known?.id ?? ids()
    await tx.query(
      sql`INSERT INTO persons (partner_id, mode, id, first_name, last_name, email, phone, date_of_birth, ssn_sealed, ssn_last4, sin_sealed, sin_last4,
            created_at, updated_at)
          VALUES (${partnerId}, ${mode}, ${personId}, ${values.first_name}, ${values.last_name}, ${values.email}, ${phone}, ${values.date_of_birth ?? null},
            ${ssn}, ${ssn4}, ${sin}, ${sin4}, ${time}, ${time})
          ON CONFLICT (partner_id, mode, id) DO UPDATE SET first_name = excluded.first_name, last_name = excluded.last_name,
            phone = coalesce(excluded.phone, persons.phone), date_of_birth = coalesce(excluded.date_of_birth, persons.date_of_birth),
            ssn_sealed = coalesce(excluded.ssn_sealed, persons.ssn_sealed), ssn_last4 = coalesce(excluded.ssn_last4, persons.ssn_last4),
            sin_sealed = coalesce(excluded.sin_sealed, persons.sin_sealed), sin_last4 = coalesce(excluded.sin_last4, persons.sin_last4),
            updated_at = excluded.updated_at`,
    )
    const { first_name, last_name, date_of_birth } = values
    const changes = { first_name, last_name, ...(date_of_birth ? { date_of_birth } : {}) }
    const verification = known && verificationAfter({ ...known }, changes)
    if (verification) await resourceStore(tx, scope, resources.persons).update(personId, verification, now)
    await tx.query(
      sql`INSERT INTO person_business_relationships (partner_id, mode, id, person_id, business_id, title, ownership_rate, is_primary, created_at, updated_at)
          VALUES (${partnerId}, ${mode}, ${ids()}, ${personId}, ${business.id}, ${values.title ?? null}, ${values.ownership_rate ?? null}::numeric,
            NOT EXISTS (SELECT 1 FROM person_business_relationships WHERE partner_id = ${partnerId} AND mode = ${mode} AND business_id = ${business.id}),
            ${time}, ${time})
          ON CONFLICT (partner_id, mode, person_id, business_id) DO UPDATE SET title = coalesce(excluded.title, person_business_relationships.title),
            ownership_rate = coalesce(excluded.ownership_rate, person_business_relationships.ownership_rate), updated_at = excluded.updated_at`,
    )
  }
  return refusals
}

async function importAccounts(
  rows: readonly GoodRow[],
  { action, businesses, sealing, now }: ImportOptions,
): Promise<RowFinding[]> {
  const { database: tx, partner: scope, ids } = action
  const time = now.toISOString()
  const { partnerId, mode } = scope
  for (const { values } of rows) {
    const business = businesses.get(values.business_external_id ?? '')
    if (!business || !values.account_number) continue
    const number = unmaskField('account', values.account_number)
    const same = await tx.query<{ id: string; account_number_sealed: string }>(
      sql`SELECT id, account_number_sealed FROM bank_accounts WHERE partner_id = ${partnerId} AND mode = ${mode} AND business_id = ${business.id}
            AND account_number_last4 = ${last4(number)}`,
    )
    const known = same.find(({ account_number_sealed }) => sealing.open(account_number_sealed) === number)
    if (known) {
      await tx.query(
        sql`UPDATE bank_accounts SET account_holder_name = ${values.account_holder_name}, account_type = ${values.account_type}, updated_at = ${time}
            WHERE partner_id = ${partnerId} AND mode = ${mode} AND id = ${known.id}`,
      )
      continue
    }
    await tx.query(
      sql`INSERT INTO bank_accounts (partner_id, mode, id, business_id, account_holder_name, account_type, account_number_sealed, account_number_last4,
            routing_number, institution_number, transit_number, currency, is_primary, created_at, updated_at)
          VALUES (${partnerId}, ${mode}, ${ids()}, ${business.id}, ${values.account_holder_name}, ${values.account_type}, ${sealing.seal(number)}, ${last4(number)},
            ${values.routing_number ?? null}, ${values.institution_number ?? null}, ${values.transit_number ?? null}, ${business.currency},
            NOT EXISTS (SELECT 1 FROM bank_accounts WHERE partner_id = ${partnerId} AND mode = ${mode} AND business_id = ${business.id}), ${time}, ${time})`,
    )
  }
  return []
}
