import { businessStore } from '../../domain/businesses/store'
import type { BusinessRecord } from '../../domain/businesses/wire'
import { listStore } from '../../domain/capital/listStore'
import type { ProductRecord } from '../../domain/capital/wire'
import type { Context } from '../../kernel/operation'
import { uuidOf } from '../../platform/ids'
import { refuse } from '../../platform/refusal'
import { partnerScope } from '../../platform/scope'
import { businessDetailStore } from './detailStore'

/** Opens the store of the path's business; throws if it doesn't exist. */
export async function openBusiness({ database, scope }: Context, id: string) {
  const partner = partnerScope(scope)
  const business = await businessStore(database, partner).find(id)
  if (!business) throw refuse.notFound()
  return { business, partner, store: businessDetailStore(database, partner, business.id) }
}

export async function productOf(
  context: Context,
  business: BusinessRecord,
  capitalProductId: string,
): Promise<ProductRecord> {
  const product = await listStore(context.database, partnerScope(context.scope), context.clock()).product(
    uuidOf(capitalProductId),
  )
  if (!product || product.business_id !== business.id) throw refuse.notFound()
  return product
}
