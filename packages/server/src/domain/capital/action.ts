import type { Deps } from '../../kernel/deps'
import { emit, type WebhookEventType } from '../../kernel/events'
import type { Context } from '../../kernel/operation'
import type { Queryable } from '../../platform/database/sql'
import { type PartnerScope, partnerScope } from '../../platform/scope'
import type { ResourceName } from '../resources/contract'
import { wireOf } from '../resources/resource'
import { resourceStore } from '../resources/resourceStore'
import { resources } from '../resources/resources'

/** What an action on a partner's data stands in: the transaction of its effect, and whose data it is. */
export interface ActionContext extends Pick<Deps, 'clock' | 'ids' | 'wake' | 'config'> {
  database: Queryable
  partner: PartnerScope
  /** The events that arose, in their order. */
  events: string[]
}

/** From a call of the dashboard, which has to name a partner. */
export const actionOf = ({ database, clock, ids, wake, config, scope }: Context): ActionContext => ({
  database,
  clock,
  ids,
  wake,
  config,
  partner: partnerScope(scope),
  events: [],
})

/** An object as the public API answers it now. */
async function wireObject(action: ActionContext, name: ResourceName, id: string) {
  const row = await resourceStore(action.database, action.partner, resources[name]).find(id)
  if (!row) throw new Error(`${name} ${id} has gone.`)
  return wireOf(resources[name], row, action.clock())
}

/** Tells that something happened to an object, as the public API answers it now. */
export async function tell(
  action: ActionContext,
  type: WebhookEventType,
  name: ResourceName,
  id: string,
  related: readonly string[] = [],
): Promise<void> {
  const data = await wireObject(action, name, id)
  const named = Object.values(data).filter(
    (value): value is string =>
      typeof value === 'string' && /^[a-z_]+_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value),
  )
  action.events.push(
    await emit(action.database, action, action.partner, { type, data, related: [...named, ...related] }),
  )
}
