import { unmaskField } from '@partner-dashboard/ui/masks'
import { type ActionContext, emitEvent, emitEvents } from '../../domain/capital/action'
import { actionStore } from '../../domain/capital/actionStore'
import type { CreateBody, FieldName, ResourceName, UpdateBody } from '../../domain/resources/contract'
import { type Resource, type Row, toColumn } from '../../domain/resources/resource'
import { resourceStore } from '../../domain/resources/resourceStore'
import { resources } from '../../domain/resources/resources'
import type { WebhookEventType } from '../../kernel/events'
import { type ProblemPart, refuse } from '../../platform/refusal'
import { publicStore } from './changeStore'
import type { PublicContext } from './context'

/** UUID of the created object, with the secret if only this response returns it. */
type Created = string | { id: string; secret: string }

/** POST and PATCH of a resource. Bodies are already validated. */
export interface Change<Name extends ResourceName> {
  create: (body: CreateBody<Name>, context: PublicContext, action: ActionContext) => Promise<Created>
  update: (row: Row, body: UpdateBody<Name>, context: PublicContext, action: ActionContext) => Promise<void>
}

/** Type checking fails if a resource is missing. */
export type Changes = { [Name in ResourceName]: Change<Name> }

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

/** Column values of the given fields. */
export function valuesOf<Name extends ResourceName, Body extends object>(
  name: Name,
  body: Body,
  names: readonly (keyof Body & FieldName<Name>)[],
): Record<string, unknown> {
  const { fields }: Resource = resources[name]
  return Object.fromEntries(
    names.flatMap((field) => {
      const value: unknown = body[field]
      const { column = null, kind = 'text' } = fields[field] ?? {}
      if (value === undefined || column === null) return []
      return [[column, toColumn(typeof value === 'string' ? value.trim() : value, kind)]]
    }),
  )
}

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
  if (!business) throw refuse.invalid(part('/business_id', 'not_found', "doesn't match any object"))
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
    throw refuse.conflict(code, `${what} already exists. Update that one instead.`)
  }
}

export const today = (context: PublicContext) => context.clock().toISOString().slice(0, 10)
export const digits = (type: Parameters<typeof unmaskField>[0], value: string) => unmaskField(type, value)

const primaryEvents = {
  bank_accounts: 'bank_account.updated',
  person_business_relationships: 'person_business_relationship.updated',
} as const

/**
 * Clears the primary flag of the business's other rows. `exceptId` is the row that becomes primary, if it exists. The caller has
 * locked the business, so that of two requests at the same time the second sees the row of the first.
 */
export async function onlyPrimary(
  action: ActionContext,
  name: keyof typeof primaryEvents,
  businessId: string,
  { is_primary }: { is_primary?: boolean },
  exceptId: string | null = null,
) {
  if (is_primary !== true) return
  const demoted = await publicStore(action.database, action.partner).demote(name, businessId, exceptId, action.clock())
  await emitEvents(action, primaryEvents[name], name, demoted)
}

/** An update without rules. */
export const plain =
  <Name extends ResourceName>(
    name: Name,
    names: readonly (keyof UpdateBody<Name> & FieldName<Name>)[],
    event: WebhookEventType,
  ): Change<Name>['update'] =>
  async (row, body, context, action) => {
    await rows(context, name).update(row.id, valuesOf(name, body as UpdateBody<Name> & object, names), context.clock())
    await emitEvent(action, event, name, row.id)
  }
