import { changeEndpoint, createEndpoint } from '../../domain/developer/endpoints'
import { acceptOrder, cancelOrder, createOrder, finalizeOrder } from '../../domain/orders/actions'
import { refuse } from '../../platform/refusal'
import { businessChanges } from './businessChanges'
import { capitalChanges } from './capitalChanges'
import { type Changes, part } from './change'
import { creditChanges } from './creditChanges'
import { salesChanges } from './salesChanges'

export const changes: Changes = {
  ...businessChanges,
  ...capitalChanges,
  ...salesChanges,
  ...creditChanges,

  orders: {
    create: (body, _context, action) => createOrder(action, body),
    async update(row, body, _context, action) {
      if (body.cancel_reason !== undefined && body.status !== 'cancelled') {
        throw refuse.invalid(part('/cancel_reason', 'exclusive', 'is only allowed with status cancelled'))
      }
      if (body.status === 'accepted') await acceptOrder(action, row.id)
      if (body.status === 'finalized') await finalizeOrder(action, row.id, { in: 'body', pointer: '/status' })
      if (body.status === 'cancelled') await cancelOrder(action, row.id, body.cancel_reason ?? undefined)
    },
  },

  webhook_endpoints: {
    create: (body, context) =>
      createEndpoint(context, context.partner, { ...body, description: body.description ?? null }),
    update: (row, body, context) => changeEndpoint(context, context.partner, row.id, body),
  },
}
