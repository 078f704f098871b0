import { isDeepStrictEqual } from 'node:util'
import sql from 'sql-template-tag'
import { type ActionContext, emitEvents } from '../../domain/capital/action'
import type { DatasetType } from '../../domain/dataShare/schema'
import type { Row } from '../../domain/resources/resource'
import { resourceStore } from '../../domain/resources/resourceStore'
import { resources } from '../../domain/resources/resources'

/** Event prefixes of the resources that a file can change. */
const prefixes = {
  businesses: 'business',
  persons: 'person',
  person_business_relationships: 'person_business_relationship',
  bank_accounts: 'bank_account',
} as const

type Changed = keyof typeof prefixes

/** Resources that each dataset changes. Sales send no events, because a file can have 250,000 of them. */
const changedBy: Record<DatasetType, readonly Changed[]> = {
  businesses: ['businesses'],
  owners: ['persons', 'person_business_relationships'],
  bank_accounts: ['bank_accounts'],
  sales: [],
}

/** Runs an import of rows of these businesses, and emits an event for each object that it created or changed. */
export async function withImportEvents<Result>(
  action: ActionContext,
  type: DatasetType,
  externalIds: readonly string[],
  run: () => Promise<Result>,
): Promise<Result> {
  const read = () => Promise.all(changedBy[type].map((name) => objectsOf(action, name, externalIds)))
  const before = await read()
  const result = await run()
  const after = await read()
  for (const [index, name] of changedBy[type].entries()) {
    const known = new Map(before[index]?.map((row) => [row.id, row]))
    const all = after[index] ?? []
    const created = all.filter(({ id }) => !known.has(id))
    const updated = all.filter((row) => {
      const old = known.get(row.id)
      return old !== undefined && !isDeepStrictEqual({ ...old, updated_at: '' }, { ...row, updated_at: '' })
    })
    await emitEvents(action, `${prefixes[name]}.created`, name, idsOf(created))
    await emitEvents(action, `${prefixes[name]}.updated`, name, idsOf(updated))
  }
  return result
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

async function objectsOf(
  { database, partner }: ActionContext,
  name: Changed,
  externalIds: readonly string[],
): Promise<Row[]> {
  const inScope = sql`partner_id = ${partner.partnerId} AND mode = ${partner.mode}`
  const businesses = sql`SELECT id FROM businesses WHERE ${inScope} AND external_id = ANY(${[...externalIds]})`
  const statements = {
    businesses,
    persons: sql`SELECT DISTINCT person_id AS id FROM person_business_relationships WHERE ${inScope} AND business_id IN (${businesses})`,
    person_business_relationships: sql`SELECT id FROM person_business_relationships WHERE ${inScope} AND business_id IN (${businesses})`,
    bank_accounts: sql`SELECT id FROM bank_accounts WHERE ${inScope} AND business_id IN (${businesses})`,
  }
  const ids = idsOf(await database.query<{ id: string }>(statements[name]))
  return resourceStore(database, partner, resources[name]).findAll(ids)
}
