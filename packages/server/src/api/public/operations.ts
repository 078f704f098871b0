import type { ResourceName } from '../../domain/resources/contract'
import { wireOf } from '../../domain/resources/resource'
import { resourceStore } from '../../domain/resources/resourceStore'
import { resources } from '../../domain/resources/resources'
import { uuidOf } from '../../platform/ids'
import { refuse } from '../../platform/refusal'
import { applicationActions } from './applicationActions'
import { bulkOperations } from './bulkSales'
import type { Changes } from './change'
import { changes } from './changes'
import { actionOfKey, type PublicContext } from './context'
import type { PublicOperationId, PublicOperations } from './operation'
import { sandboxOperations } from './sandbox'

type ResourceOperations<One extends string, Many extends string> = Pick<
  PublicOperations,
  Extract<`list${Many}` | `get${One}` | `create${One}` | `update${One}`, PublicOperationId>
>

interface AnyInput {
  path: { id: string }
  query: Record<string, unknown>
}

function resourceOperations<Name extends ResourceName, One extends string, Many extends string>(
  name: Name,
  one: One,
  many: Many,
): ResourceOperations<One, Many> {
  const { create, update }: Changes[Name] = changes[name]
  const storeOf = ({ database, partner }: PublicContext) => resourceStore(database, partner, resources[name])

  async function get(id: string, context: PublicContext) {
    const row = await storeOf(context).find(uuidOf(id))
    if (!row) throw refuse.notFound()
    return wireOf(resources[name], row, context.clock())
  }

  const operations = {
    async [`list${many}`]({ query }: AnyInput, context: PublicContext) {
      const page = await storeOf(context).page(query)
      return { ...page, results: page.results.map((row) => wireOf(resources[name], row, context.clock())) }
    },
    [`get${one}`]: ({ path }: AnyInput, context: PublicContext) => get(path.id, context),
    async [`create${one}`]({ body }: { body: Parameters<typeof create>[0] }, context: PublicContext) {
      const created = await create(body, context, actionOfKey(context))
      if (typeof created === 'string') return get(created, context)
      return { ...(await get(created.id, context)), secret: created.secret }
    },
    async [`update${one}`]({ path, body }: AnyInput & { body: Parameters<typeof update>[1] }, context: PublicContext) {
      const row = await storeOf(context).lock(uuidOf(path.id))
      if (!row) throw refuse.notFound()
      await update(row, body, context, actionOfKey(context))
      return get(path.id, context)
    },
  }
  // Computed names have no type. resources.ts is checked to have all fields of the contract.
  return operations as unknown as ResourceOperations<One, Many>
}

export const publicOperations: PublicOperations = {
  ...resourceOperations('bank_accounts', 'BankAccount', 'BankAccounts'),
  ...resourceOperations('businesses', 'Business', 'Businesses'),
  ...resourceOperations('capital_product_applications', 'CapitalProductApplication', 'CapitalProductApplications'),
  ...resourceOperations('capital_product_offers', 'CapitalProductOffer', 'CapitalProductOffers'),
  ...resourceOperations('capital_products', 'CapitalProduct', 'CapitalProducts'),
  ...resourceOperations('capital_product_payments', 'CapitalProductPayment', 'CapitalProductPayments'),
  ...resourceOperations('grace_period_details', 'GracePeriod', 'GracePeriods'),
  ...resourceOperations('daily_sales_records', 'DailySalesRecord', 'DailySalesRecords'),
  ...resourceOperations(
    'net_settlement_payment_requests',
    'NetSettlementPaymentRequest',
    'NetSettlementPaymentRequests',
  ),
  ...resourceOperations('line_of_credit', 'LineOfCredit', 'LineOfCredits'),
  ...resourceOperations('line_of_credit_applications', 'LineOfCreditApplication', 'LineOfCreditApplications'),
  ...resourceOperations('orders', 'Order', 'Orders'),
  ...resourceOperations('persons', 'Person', 'Persons'),
  ...resourceOperations('person_business_relationships', 'PersonBusinessRelationship', 'PersonBusinessRelationships'),
  ...resourceOperations('refunds', 'Refund', 'Refunds'),
  ...resourceOperations('webhook_endpoints', 'WebhookEndpoint', 'WebhookEndpoints'),
  ...resourceOperations(
    'payment_processor_entity_business_links',
    'PaymentProcessorEntityBusinessLink',
    'PaymentProcessorEntityBusinessLinks',
  ),
  ...resourceOperations('balance_transactions', 'BalanceTransaction', 'BalanceTransactions'),
  ...resourceOperations('credit_limits', 'CreditLimit', 'CreditLimits'),
  ...resourceOperations('eligibility', 'Eligibility', 'Eligibilities'),
  ...applicationActions,
  ...bulkOperations,
  ...sandboxOperations,
}
