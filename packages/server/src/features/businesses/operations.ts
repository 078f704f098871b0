import { businessStore } from '../../domain/businesses/store'
import { toApplication, toDetails, toRow } from '../../domain/businesses/wire'
import type { Context, Operations } from '../../kernel/operation'
import { refuse } from '../../platform/refusal'
import { partnerScope } from '../../platform/scope'

const storeOf = ({ database, scope }: Pick<Context, 'database' | 'scope'>) =>
  businessStore(database, partnerScope(scope))

export const businessOperations: Pick<
  Operations,
  'listBusinessRows' | 'countBusinessRows' | 'getBusinessDetails' | 'listBusinessApplications'
> = {
  async listBusinessRows({ query }, context) {
    const page = await storeOf(context).page(query)
    return { ...page, results: page.results.map(toRow) }
  },

  async countBusinessRows({ query: { up_to, ...filter } }, context) {
    return { count: await storeOf(context).count(filter, up_to) }
  },

  async getBusinessDetails({ path }, context) {
    const business = await storeOf(context).find(path.id)
    if (!business) throw refuse.notFound()
    return toDetails(business)
  },

  async listBusinessApplications({ path, query }, context) {
    const store = storeOf(context)
    if (!(await store.find(path.id))) throw refuse.notFound()
    const page = await store.applications(path.id, query)
    return { ...page, results: page.results.map(toApplication) }
  },
}
