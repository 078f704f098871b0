import type { Context, Operations } from '../../contract/operation'
import { partnerScope } from '../../http/scope'
import { exportOperations } from '../exports/operations'
import { listStore } from './listStore'
import { toApplicationRow, toFundedProduct, toOfferRow } from './wire'

const storeOf = ({ database, scope, clock }: Context) => listStore(database, partnerScope(scope), clock())

type Capital =
  | 'listFundedProductRows'
  | 'countFundedProductRows'
  | 'listApplicationRows'
  | 'countApplicationRows'
  | 'listOfferRows'
  | 'countOfferRows'
  | keyof typeof exportOperations

export const capitalOperations: Pick<Operations, Capital> = {
  async listFundedProductRows({ query }, context) {
    const page = await storeOf(context).page('funded_products', query)
    const now = context.clock()
    return { ...page, results: page.results.map((row) => toFundedProduct(row, now)) }
  },
  countFundedProductRows: async ({ query }, context) => ({
    count: await storeOf(context).count('funded_products', query),
  }),

  async listApplicationRows({ query }, context) {
    const page = await storeOf(context).page('applications', query)
    return { ...page, results: page.results.map(toApplicationRow) }
  },
  countApplicationRows: async ({ query }, context) => ({ count: await storeOf(context).count('applications', query) }),

  async listOfferRows({ query }, context) {
    const page = await storeOf(context).page('offers', query)
    return { ...page, results: page.results.map(toOfferRow) }
  },
  countOfferRows: async ({ query }, context) => ({ count: await storeOf(context).count('offers', query) }),

  ...exportOperations,
}
