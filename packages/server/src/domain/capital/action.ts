import type { Deps } from '../../kernel/deps'
import { emitAll, type WebhookEventType } from '../../kernel/events'
import type { Context } from '../../kernel/operation'
import type { Queryable } from '../../platform/database/sql'
import { type PartnerScope, partnerScope } from '../../platform/scope'
import type { ResourceName } from '../resources/contract'
import { wireOf } from '../resources/resource'
import { resourceStore } from '../resources/resourceStore'
import { resources } from '../resources/resources'

/** Context of an action: the transaction, partner and mode. */
export interface ActionContext extends Pick<Deps, 'clock' | 'ids' | 'wake' | 'config'> {
  database: Queryable
  partner: PartnerScope
  /** IDs of the emitted events, in order. */
  events: string[]
}

/** From a dashboard request, which must have a partner. */
export const actionOf = ({ database, clock, ids, wake, config, scope }: Context): ActionContext => ({
  database,
  clock,
  ids,
  wake,
  config,
  partner: partnerScope(scope),
  events: [],
})

/** Emits an event with the object as the public API returns it. */
export const emitEvent = (
  action: ActionContext,
  type: WebhookEventType,
  name: ResourceName,
  id: string,
  related: readonly string[] = [],
): Promise<void> => emitEvents(action, type, name, [id], related)

/** Emits an event per object, in the order of the IDs. */
export async function emitEvents(
  action: ActionContext,
  type: WebhookEventType,
  name: ResourceName,
  ids: readonly string[],
  related: readonly string[] = [],
): Promise<void> {
  const records = await resourceStore(action.database, action.partner, resources[name]).findAll(ids)
  const byId = new Map(records.map((row) => [row.id, row]))
  const objects = ids.map((id) => {
    const row = byId.get(id)
    if (!row) throw new Error(`${name} ${id} has gone.`)
    const data = wireOf(resources[name], row, action.clock())
    const named = Object.values(data).filter(
      (value): value is string =>
        typeof value === 'string' && /^[a-z_]+_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value),
    )
    return { data, related: [...named, ...related] }
  })
  action.events.push(...(await emitAll(action.database, action, action.partner, type, objects)))
}
