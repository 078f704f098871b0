import { actionOf } from '../../domain/capital/action'
import { actionStore } from '../../domain/capital/actionStore'
import { cancelOrder, createOrder, finalizeOrder } from '../../domain/orders/actions'
import { orderStore } from '../../domain/orders/store'
import { toOrder } from '../../domain/orders/wire'
import type { Context, Operations } from '../../kernel/operation'
import { uuidOf } from '../../platform/ids'
import { money } from '../../platform/money'
import { refuse } from '../../platform/refusal'
import { partnerScope } from '../../platform/scope'

const storeOf = ({ database, scope }: Context) => orderStore(database, partnerScope(scope))

async function answer(context: Context, id: string) {
  const order = await storeOf(context).find(id)
  if (!order) throw refuse.notFound()
  return toOrder(order)
}

export const orderOperations: Pick<
  Operations,
  'listOrderRows' | 'countOrderRows' | 'getOrderCredit' | 'createOrder' | 'finalizeOrder' | 'cancelOrder'
> = {
  async listOrderRows({ query }, context) {
    const page = await storeOf(context).page(query)
    return { ...page, results: page.results.map(toOrder) }
  },
  countOrderRows: async ({ query: { up_to, ...filter } }, context) => ({
    count: await storeOf(context).count(filter, up_to),
  }),
  async getOrderCredit({ path }, context) {
    const actions = actionStore(context.database, partnerScope(context.scope))
    const business = await actions.business(uuidOf(path.id))
    if (!business) throw refuse.notFound()
    const available = await actions.availableCredit(uuidOf(path.id), 'bnpl', false)
    return {
      business_id: path.id,
      available_amount: available === undefined ? null : money(available),
      currency: business.currency,
    }
  },
  createOrder: async ({ body }, context) => answer(context, await createOrder(actionOf(context), body)),
  async finalizeOrder({ body }, context) {
    const id = uuidOf(body.order_id)
    await finalizeOrder(actionOf(context), id, { in: 'body', pointer: '/order_id' })
    return answer(context, id)
  },
  async cancelOrder({ body }, context) {
    const id = uuidOf(body.order_id)
    await cancelOrder(actionOf(context), id, body.reason)
    return answer(context, id)
  },
}
