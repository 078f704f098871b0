import { changeEndpoint, createEndpoint } from '../../domain/developer/endpoints'
import { acceptOrder, cancelOrder, createOrder, finalizeOrder, type NewOrder } from '../../domain/orders/actions'
import type { ResourceName } from '../../domain/resources/resources'
import { refuse } from '../../platform/refusal'
import { businessChanges } from './businessChanges'
import { capitalChanges } from './capitalChanges'
import { type Changes, part } from './change'
import { creditChanges } from './creditChanges'
import { salesChanges } from './salesChanges'

/** Secrets that an answer shows once; they leave the memory with it. */
export const shownOnce = new Map<string, string>()

export const changes: Record<ResourceName, Changes> = {
  ...businessChanges,
  ...capitalChanges,
  ...salesChanges,
  ...creditChanges,

  orders: {
    create: (body, _context, action) => createOrder(action, body as NewOrder),
    async update(row, body, _context, action) {
      if (body.cancel_reason !== undefined && body.status !== 'cancelled') {
        throw refuse.invalid(part('/cancel_reason', 'exclusive', 'goes with status cancelled only'))
      }
      if (body.status === 'accepted') await acceptOrder(action, row.id)
      if (body.status === 'finalized') await finalizeOrder(action, row.id)
      if (body.status === 'cancelled') await cancelOrder(action, row.id, body.cancel_reason ?? undefined)
    },
  },

  webhook_endpoints: {
    async create(body, context) {
      const { id, secret } = await createEndpoint(context, context.partner, {
        ...body,
        description: body.description ?? null,
      })
      shownOnce.set(id, secret)
      return id
    },
    update: (row, body, context) => changeEndpoint(context, context.partner, row.id, body),
  },
}
