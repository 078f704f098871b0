import type { components } from '@partner-dashboard/contract'
import { toDetails } from '../../domain/businesses/wire'
import { dayOf } from '../../domain/capital/bankCalendar'
import { estimateApr, monthlyCost, nextPayment } from '../../domain/capital/figures'
import { listStore } from '../../domain/capital/listStore'
import { revenueShareStore } from '../../domain/capital/revenueShareStore'
import { toFundedProduct, toOffer, toPayment } from '../../domain/capital/wire'
import type { Operations } from '../../kernel/operation'
import { splitQuery } from '../../platform/database/page'
import { businessId, uuidOf } from '../../platform/ids'
import { money } from '../../platform/money'
import { refuse } from '../../platform/refusal'
import { partnerScope } from '../../platform/scope'
import { cardStatement } from './cardStatement'
import { metadataOf } from './detailStore'
import { openBusiness, productOf } from './openBusiness'
import { aheadBehindOf, currentInterval, paymentSchedule, progressPoints } from './productFigures'

type Schemas = components['schemas']
const day = 86_400_000

export const businessDetailOperations: Pick<
  Operations,
  | 'getBusinessBankInfo'
  | 'getBusinessInfo'
  | 'listBusinessFundedProducts'
  | 'listBusinessOffers'
  | 'getBusinessOwnerInfo'
  | 'getFundedProductDetails'
  | 'getPaymentProgress'
  | 'listProductPayments'
  | 'getPaymentDetails'
  | 'getOwnerAuth'
  | 'getBusinessTimeline'
  | 'listDailySalesRecords'
  | 'listBusinessMetadataStatus'
> = {
  async getBusinessBankInfo({ path }, context) {
    const { store } = await openBusiness(context, path.id)
    const accounts = await store.bankAccounts()
    return {
      results: accounts.map((account) => ({
        ...account,
        id: `bank_account_${account.id}`,
        business_id: businessId(account.business_id),
      })),
    }
  },

  async getBusinessInfo({ path }, context) {
    const { business, store } = await openBusiness(context, path.id)
    const details = toDetails(business)
    const info = await store.info()
    const isCanadian = business.country === 'CA'
    return {
      id: details.id,
      external_id: details.external_id,
      legal_name: details.legal_name,
      dba_name: details.dba_name,
      incorporation_type: details.incorporation_type,
      naics: details.naics,
      established_date: details.established_date,
      address: details.address,
      currency: details.currency,
      status: details.status,
      updated_at: details.updated_at,
      incorporation_state: info?.incorporation_state ?? null,
      ein_last4: isCanadian ? null : (info?.tax_id_last4 ?? null),
      business_number_last4: isCanadian ? (info?.tax_id_last4 ?? null) : null,
      phone: info?.phone ?? null,
      email: info?.email ?? null,
      url: info?.url ?? null,
    }
  },

  async listBusinessFundedProducts({ path, query }, context) {
    const { business, partner } = await openBusiness(context, path.id)
    const { filter, page: at } = splitQuery(query)
    const now = context.clock()
    const page = await listStore(context.database, partner, now).page(
      'funded_products',
      { ...filter, business_id: business.id },
      at,
    )
    return { ...page, results: page.results.map((row) => toFundedProduct(row, now)) }
  },

  async listBusinessOffers({ path, query }, context) {
    const { business, partner } = await openBusiness(context, path.id)
    const { filter, page: at } = splitQuery(query)
    const now = context.clock()
    const page = await listStore(context.database, partner, now).page(
      'offers',
      { ...filter, business_id: business.id },
      at,
    )
    return { ...page, results: page.results.map((row) => toOffer(row, now, context.config.publicOrigin)) }
  },

  async getBusinessOwnerInfo({ path }, context) {
    const { store } = await openBusiness(context, path.id)
    const owners = await store.owners()
    return {
      results: owners.map(({ auth_status: _s, auth_method: _m, auth_verified_at: _v, ...owner }) => ({
        ...owner,
        id: `person_${owner.id}`,
        ownership_rate: owner.ownership_rate === null ? null : Number(owner.ownership_rate),
      })),
    }
  },

  async getFundedProductDetails({ path, query }, context) {
    const { business, store } = await openBusiness(context, path.id)
    const product = await productOf(context, business, query.capital_product_id)
    const now = context.clock()
    const today = dayOf(now)
    const schedule = paymentSchedule(product, today)
    const isFlex = product.product_type === 'flex_loan'
    // The last installment absorbs the rounding, so it isn't the regular one.
    const regular = schedule.slice(0, -1)
    return {
      product: toFundedProduct(product, now),
      minimum_payment_amount: isFlex ? money(product.minimum_minor) : null,
      minimum_payment_interval_days: isFlex ? product.minimum_interval_days : null,
      current_repayment_interval: currentInterval(product, await store.paidByDay(product.id), today),
      ...aheadBehindOf(product, today),
      estimated_apr: estimateApr(product),
      finance_charge_amount: money(product.fee_minor),
      estimated_monthly_cost: money(monthlyCost(product)),
      estimated_term_days: product.estimated_term_days,
      term_months: product.term_months,
      installment_amount:
        (regular.find(({ status }) => status !== 'paid') ?? regular.at(-1) ?? schedule[0])?.amount ?? null,
      payment_frequency: product.repayment_rate === null ? product.frequency : 'daily',
      next_payment_due_at: nextPayment(product, now)?.at ?? null,
      schedule,
      maturity_date: product.dues.at(-1)?.due_on ?? null,
      hardship_plan:
        product.hardship_starts_on === null
          ? null
          : {
              starts_on: product.hardship_starts_on,
              payment_reduction: Number(product.hardship_reduction),
              reason: product.hardship_reason,
            },
      end_reason: product.end_reason,
      card:
        product.product_type === 'spend_card'
          ? cardStatement(product, await store.cardCredit(), await store.cardTransactions(product.id))
          : null,
      revenue_share_rate: Number(product.revenue_share_rate),
      revenue_share_amount: money(
        await revenueShareStore(context.database, partnerScope(context.scope)).ofProduct(product.id),
      ),
    }
  },

  async getPaymentProgress({ path, query }, context) {
    const { business, store } = await openBusiness(context, path.id)
    const product = await productOf(context, business, query.capital_product_id)
    const now = context.clock()
    const today = dayOf(now)
    const payments = await store.payments(product.id, { page_size: 100 })
    const paidByDay = await store.paidByDay(product.id)
    return {
      capital_product_id: `capital_product_${product.id}`,
      currency: product.currency,
      total_repayment_amount: money(product.total_minor),
      paid_amount: money(product.paid_minor),
      outstanding_amount: money(product.outstanding_minor),
      pending_amount: money(product.pending_minor),
      percent_paid:
        product.total_minor === 0
          ? 1
          : Math.min(1, Math.round((product.paid_minor / product.total_minor) * 10_000) / 10_000),
      ahead_behind_amount: aheadBehindOf(product, today).ahead_behind_amount,
      points: progressPoints(product, paidByDay, today),
      current_repayment_interval: currentInterval(product, paidByDay, today),
      estimated_payoff_date: toFundedProduct(product, now).estimated_payoff_date,
      next_payment_at: nextPayment(product, now)?.at ?? null,
      payments: payments.results.map(toPayment),
      payments_count: await store.paymentsCount(product.id),
    }
  },

  async listProductPayments({ path, query }, context) {
    const { business, store } = await openBusiness(context, path.id)
    const product = await productOf(context, business, query.capital_product_id)
    const page = await store.payments(product.id, query)
    return { ...page, results: page.results.map(toPayment) }
  },

  async getPaymentDetails({ path, query }, context) {
    const { store } = await openBusiness(context, path.id)
    const payment = await store.payment(query.payment_id)
    if (!payment) throw refuse.notFound()
    return toPayment(payment)
  },

  async getOwnerAuth({ path }, context) {
    const { business, store } = await openBusiness(context, path.id)
    const [owner] = await store.owners()
    return {
      business_id: businessId(business.id),
      person_id: owner ? `person_${owner.id}` : null,
      status: owner?.auth_status ?? 'not_started',
      method: owner?.auth_method ?? null,
      verified_at: owner?.auth_verified_at ?? null,
    }
  },

  async getBusinessTimeline({ path, query }, context) {
    const { store } = await openBusiness(context, path.id)
    const page = await store.timeline(query)
    return {
      ...page,
      results: page.results.map(({ minor, ...event }) => ({ ...event, amount: minor === null ? null : money(minor) })),
    }
  },

  async listDailySalesRecords({ query }, context) {
    const { business, store } = await openBusiness(context, query.business_id)
    const page = await store.sales(query)
    return {
      ...page,
      results: page.results.map((row) => ({
        business_id: businessId(business.id),
        date: row.sold_on,
        sales_amount: money(row.sales_minor),
        sales_count: row.sales_count,
        reversals_amount: money(row.reversals_minor),
        reversals_count: row.reversals_count,
        currency: row.currency,
      })),
    }
  },

  async listBusinessMetadataStatus({ query }, { database, scope, clock }) {
    const since = new Date(clock().getTime() - 30 * day).toISOString().slice(0, 10)
    const rows = await metadataOf(database, partnerScope(scope), query.business_id.map(uuidOf), since)
    return {
      results: rows.map(({ id, ...has }) => {
        const missing: Schemas['DatasetType'][] = []
        if (!has.has_owner) missing.push('owners')
        if (!has.has_bank_account) missing.push('bank_accounts')
        if (!has.has_sales) missing.push('sales')
        return { business_id: businessId(id), ...has, missing }
      }),
    }
  },
}
