import { listStore } from '../../domain/capital/listStore'
import { toApplicationRow, toFundedProduct, toOfferRow } from '../../domain/capital/wire'
import type { Context, Operations } from '../../kernel/operation'
import { splitQuery } from '../../platform/database/page'
import { money } from '../../platform/money'
import { partnerScope } from '../../platform/scope'

const storeOf = ({ database, scope, clock }: Context) => listStore(database, partnerScope(scope), clock())

type Capital =
  | 'listFundedProductRows'
  | 'countFundedProductRows'
  | 'sumFundedProductRows'
  | 'listApplicationRows'
  | 'countApplicationRows'
  | 'listOfferRows'
  | 'countOfferRows'

export const capitalOperations: Pick<Operations, Capital> = {
  async listFundedProductRows({ query }, context) {
    const { filter, page: at } = splitQuery(query)
    const page = await storeOf(context).page('funded_products', filter, at)
    const now = context.clock()
    return { ...page, results: page.results.map((row) => toFundedProduct(row, now)) }
  },
  countFundedProductRows: async ({ query: { up_to, ...filter } }, context) => ({
    count: await storeOf(context).count('funded_products', filter, up_to),
  }),

  async sumFundedProductRows({ query }, context) {
    const sums = await storeOf(context).sums(query)
    return {
      results: sums.map(({ currency, funded, outstanding, past_due, repaid, revenue_share }) => ({
        currency,
        funded_amount: money(funded),
        outstanding_amount: money(outstanding),
        past_due_amount: money(past_due),
        repaid_amount: money(repaid),
        revenue_share_amount: money(revenue_share),
      })),
    }
  },

  async listApplicationRows({ query }, context) {
    const { filter, page: at } = splitQuery(query)
    const page = await storeOf(context).page('applications', filter, at)
    return { ...page, results: page.results.map(toApplicationRow) }
  },
  countApplicationRows: async ({ query: { up_to, ...filter } }, context) => ({
    count: await storeOf(context).count('applications', filter, up_to),
  }),

  async listOfferRows({ query }, context) {
    const { filter, page: at } = splitQuery(query)
    const page = await storeOf(context).page('offers', filter, at)
    return { ...page, results: page.results.map(toOfferRow) }
  },
  countOfferRows: async ({ query: { up_to, ...filter } }, context) => ({
    count: await storeOf(context).count('offers', filter, up_to),
  }),
}
