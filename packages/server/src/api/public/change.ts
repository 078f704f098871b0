import { unmaskField } from '@partner-dashboard/ui/masks'
import { type ActionContext, tell } from '../../domain/capital/action'
import { actionStore } from '../../domain/capital/actionStore'
import { type Resource, type Row, toColumn } from '../../domain/resources/resource'
import { resourceStore } from '../../domain/resources/resourceStore'
import { type ResourceName, resources } from '../../domain/resources/resources'
import { type ProblemPart, refuse } from '../../platform/refusal'
import { publicStore } from './changeStore'
import type { PublicContext } from './context'

// The contract has checked the types; what is read here is of the shape that it says.
// biome-ignore lint/suspicious/noExplicitAny: bodies of twenty resources, each read by the one change that knows it.
export type Body = any

/** What a POST and a PATCH of a resource do. Each answers nothing else than the object's uuid. */
export interface Changes {
  create: (body: Body, context: PublicContext, action: ActionContext) => Promise<string>
  update: (row: Row, body: Body, context: PublicContext, action: ActionContext) => Promise<void>
}

export const uuid = (id: string) => id.slice(-36)
export const part = (pointer: string, code: string, detail: string): ProblemPart => ({
  in: 'body',
  pointer,
  code,
  detail,
})
export const minor = (amount: number) => Math.round(amount * 100)

export const rows = ({ database, partner }: PublicContext, name: ResourceName) =>
  resourceStore(database, partner, resources[name])

/** The columns of the fields that were given, as they are kept. */
function columnsOf(resource: Resource, body: Body, names: readonly string[]): Record<string, unknown> {
  const given = names.filter((name) => body[name] !== undefined)
  return Object.fromEntries(
    given.map((name) => {
      const field = resource.fields[name]
      if (!field) throw new Error(`${resource.table} has no field ${name}.`)
      const value = typeof body[name] === 'string' ? body[name].trim() : body[name]
      return [field.column, toColumn(value, field.kind)]
    }),
  )
}

export const valuesOf = (name: ResourceName, body: Body, names: readonly string[]) =>
  columnsOf(resources[name], body, names)

export async function insert(
  context: PublicContext,
  name: ResourceName,
  values: Record<string, unknown>,
): Promise<string> {
  const id = context.ids()
  await rows(context, name).insert(id, values, context.clock())
  return id
}

export async function businessOf(action: ActionContext, id: string) {
  const business = await actionStore(action.database, action.partner).business(uuid(id))
  if (!business) throw refuse.invalid(part('/business_id', 'not_found', 'names nothing that is there'))
  return business
}

export async function requireUnique(
  context: PublicContext,
  table: string,
  column: string,
  value: string,
  code: string,
  what: string,
) {
  if (await publicStore(context.database, context.partner).exists(table, { [column]: value })) {
    throw refuse.conflict(code, `There is ${what} already.`)
  }
}

export const today = (context: PublicContext) => context.clock().toISOString().slice(0, 10)
export const digits = (type: Parameters<typeof unmaskField>[0], value: string) => unmaskField(type, value)

/** Only one of a business is primary: the others are not any more. */
export async function onlyPrimary(
  context: PublicContext,
  table: 'bank_accounts' | 'person_business_relationships',
  businessId: string,
  body: Body,
) {
  if (body.is_primary === true) await publicStore(context.database, context.partner).demote(table, businessId)
}

/** A change without rules of its own. */
export const plain =
  (name: ResourceName, names: readonly string[], event: string) =>
  async (row: Row, body: Body, context: PublicContext, action: ActionContext) => {
    await rows(context, name).update(row.id, valuesOf(name, body, names), context.clock())
    await tell(action, event, name, row.id)
  }
