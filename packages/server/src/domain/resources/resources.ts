import { type DisclosureRecord, toDisclosure } from '../capital/disclosure'
import type { FieldName, FilterName, ResourceName } from './contract'
import {
  anyOf,
  date,
  derived,
  flag,
  id,
  integer,
  json,
  money,
  only,
  type Resource,
  rate,
  text,
  texts,
  time,
} from './resource'

const business = id('business', 'business_id')
const ownedByBusiness = { table: 'businesses', column: 'business_id' } as const
const ownedByProduct = { table: 'capital_products', column: 'capital_product_id' } as const
const ofBusiness = { business_id: only('business_id', { id: 'business' }) }
const ofProduct = { capital_product_id: only('capital_product_id', { id: 'capital_product' }) }

/** All resources of the public API by path name. */
export const resources = {
  bank_accounts: {
    table: 'bank_accounts',
    prefix: 'bank_account',
    owner: ownedByBusiness,
    fields: {
      business_id: business,
      ...texts(
        'account_holder_name',
        'account_type',
        'account_number_last4',
        'routing_number',
        'institution_number',
        'transit_number',
      ),
      ...texts('nickname', 'transfer_method', 'currency', 'status'),
      is_primary: flag('is_primary'),
    },
    filters: ofBusiness,
  },
  businesses: {
    table: 'businesses',
    prefix: 'business',
    fields: {
      ...texts(
        'external_id',
        'legal_name',
        'dba_name',
        'incorporation_type',
        'incorporation_state',
        'tax_id_last4',
        'naics_code',
      ),
      ...texts('phone', 'email', 'url', 'currency', 'status'),
      established_date: date('established_on'),
      address: json(
        `json_build_object('address_line1', address_line1, 'address_line2', address_line2, 'address_type', 'business', 'city', city,
          'state', region, 'postal_code', postal_code, 'country', country)`,
      ),
    },
    filters: { external_id: only('external_id'), status: anyOf('status') },
  },
  capital_product_applications: {
    table: 'applications',
    prefix: 'application',
    fields: {
      business_id: business,
      offer_id: id('offer', 'offer_id'),
      ...texts('product_type', 'currency', 'status', 'approval', 'decision_reasons', 'needs'),
      requested_amount: money('requested_minor'),
      disclosure: json('disclosure'),
      adverse_action: json(
        `CASE WHEN adverse_action_code IS NOT NULL THEN
          json_build_object('code', adverse_action_code, 'reason', decision_reasons[1]) END`,
      ),
      steps: json('steps'),
      submitted_at: time('submitted_at'),
      decided_at: time('decided_at'),
    },
    filters: { ...ofBusiness, status: anyOf('status') },
    derive: ({ disclosure }) => ({ disclosure: toDisclosure(disclosure as DisclosureRecord | null) }),
  },
  capital_product_offers: {
    table: 'offers',
    prefix: 'offer',
    fields: {
      business_id: business,
      ...texts('product_type', 'status', 'campaign_type', 'currency'),
      is_top_up: flag('is_top_up'),
      is_marketable: flag('is_marketable'),
      min_amount: money('min_minor'),
      max_amount: money('max_minor'),
      fee_rate: rate('fee_rate'),
      repayment_rate: rate('repayment_rate'),
      discount: json(
        `CASE WHEN discount_rate IS NOT NULL THEN
          json_build_object('rate', discount_rate::float, 'source', coalesce('fee_discount_' || fee_discount_id, 'sandbox')) END`,
      ),
      starts_at: time('starts_at'),
      expires_at: time('expires_at'),
    },
    filters: { ...ofBusiness, status: anyOf('status') },
  },
  capital_products: {
    table: 'capital_products',
    prefix: 'capital_product',
    fields: {
      business_id: business,
      application_id: id('application', 'application_id'),
      ...texts('product_type', 'status', 'currency'),
      advance_amount: money('advance_minor'),
      fee_amount: money('fee_minor'),
      total_repayment_amount: money('total_minor'),
      paid_amount: money('paid_minor'),
      outstanding_amount: money('outstanding_minor'),
      waived_amount: money('waived_minor'),
      repayment_rate: rate('repayment_rate'),
      funded_at: time('funded_at'),
      paid_off_at: time('paid_off_at'),
    },
    filters: { ...ofBusiness, status: anyOf('status') },
  },
  capital_product_payments: {
    table: 'payments',
    prefix: 'payment',
    owner: ownedByProduct,
    fields: {
      capital_product_id: id('capital_product', 'capital_product_id'),
      ...texts('type', 'currency', 'status', 'failure_code', 'failure_message'),
      amount: money('amount_minor'),
      principal_amount: money('amount_minor - fee_minor'),
      fee_amount: money('fee_minor'),
      initiated_at: time('initiated_at'),
      settled_at: time('settled_at'),
    },
    filters: { ...ofProduct, status: anyOf('status') },
  },
  grace_period_details: {
    table: 'grace_periods',
    prefix: 'grace_period',
    owner: ownedByProduct,
    fields: {
      capital_product_id: id('capital_product', 'capital_product_id'),
      starts_on: date('starts_on'),
      ends_on: date('ends_on'),
      ...texts('reason', 'requested_by'),
      status: flag('is_cancelled'),
    },
    filters: ofProduct,
    derive: ({ status, starts_on, ends_on }, now) => {
      const today = now.toISOString().slice(0, 10)
      if (status) return { status: 'cancelled' }
      return { status: today < String(starts_on) ? 'scheduled' : today > String(ends_on) ? 'ended' : 'active' }
    },
  },
  daily_sales_records: {
    table: 'daily_sales',
    prefix: 'daily_sales_record',
    fields: {
      business_id: business,
      date: date('sold_on'),
      sales_amount: money('sales_minor'),
      sales_count: integer('sales_count'),
      reversals_amount: money('reversals_minor'),
      reversals_count: integer('reversals_count'),
      currency: text('currency'),
    },
    filters: {
      ...ofBusiness,
      from: { column: 'sold_on', kind: 'date', compare: '>=' },
      to: { column: 'sold_on', kind: 'date', compare: '<=' },
    },
    order: { column: 'sold_on', kind: 'date', field: 'date' },
  },
  net_settlement_payment_requests: {
    table: 'net_settlements',
    prefix: 'net_settlement',
    fields: {
      business_id: business,
      period_start: date('period_start'),
      period_end: date('period_end'),
      gross_sales_amount: money('gross_sales_minor'),
      repayment_amount: money('repayment_minor'),
      max_amount: money('max_minor'),
      ...texts('currency', 'batch_reference', 'status'),
    },
    filters: ofBusiness,
  },
  line_of_credit: {
    table: 'lines_of_credit',
    prefix: 'line_of_credit',
    fields: {
      business_id: business,
      application_id: id('line_of_credit_application', 'application_id'),
      credit_limit: money('credit_limit_minor'),
      available_credit: money('greatest(credit_limit_minor - outstanding_principal_minor, 0)'),
      outstanding_principal: money('outstanding_principal_minor'),
      ...texts('currency', 'status', 'status_reason'),
    },
    filters: ofBusiness,
  },
  line_of_credit_applications: {
    table: 'line_of_credit_applications',
    prefix: 'line_of_credit_application',
    fields: {
      business_id: business,
      requested_limit: money('requested_limit_minor'),
      approved_limit: money('approved_limit_minor'),
      ...texts('currency', 'status'),
      decided_at: time('decided_at'),
    },
    filters: ofBusiness,
  },
  orders: {
    table: 'orders',
    prefix: 'order',
    fields: {
      external_id: text('external_id'),
      business_id: business,
      ...texts('status', 'cancel_reason', 'currency'),
      total_amount: money('total_minor'),
      line_items: json('line_items'),
      terms: json('terms'),
      opened_at: time('opened_at'),
      accepted_at: time('accepted_at'),
      finalized_at: time('finalized_at'),
      cancelled_at: time('cancelled_at'),
      due_at: time('due_at'),
    },
    filters: { ...ofBusiness, status: anyOf('status') },
  },
  persons: {
    table: 'persons',
    prefix: 'person',
    fields: {
      ...texts('first_name', 'last_name', 'email', 'phone', 'ssn_last4', 'sin_last4'),
      date_of_birth: date('date_of_birth'),
      address: json('address'),
      identity_status: text('auth_status'),
      identity_verified_at: time('auth_verified_at'),
    },
    filters: { email: { column: 'email', kind: 'text', compare: 'lower' } },
  },
  person_business_relationships: {
    table: 'person_business_relationships',
    prefix: 'person_business_relationship',
    owner: ownedByBusiness,
    fields: {
      person_id: id('person', 'person_id'),
      business_id: business,
      title: text('title'),
      ownership_rate: rate('ownership_rate'),
      is_primary: flag('is_primary'),
    },
    filters: { ...ofBusiness, person_id: only('person_id', { id: 'person' }) },
  },
  refunds: {
    table: 'refunds',
    prefix: 'refund',
    fields: {
      payment_id: id('payment', 'payment_id'),
      amount: money('amount_minor'),
      ...texts('currency', 'reason', 'status'),
    },
    filters: { payment_id: only('payment_id', { id: 'payment' }) },
  },
  webhook_endpoints: {
    table: 'webhook_endpoints',
    prefix: 'webhook_endpoint',
    fields: {
      ...texts('url', 'description', 'event_types', 'status', 'health'),
      secret: derived,
    },
    // Deleted endpoints aren't listed or found.
    where: 'deleted_at IS NULL',
    filters: {},
    derive: () => ({ secret: null }),
  },
  payment_processor_entity_business_links: {
    table: 'processor_links',
    prefix: 'processor_link',
    fields: { business_id: business, ...texts('processor', 'processor_entity_id', 'status') },
    filters: ofBusiness,
  },
  balance_transactions: {
    table: 'balance_transactions',
    prefix: 'balance_transaction',
    fields: {
      type: text('type'),
      business_id: business,
      amount: money('amount_minor'),
      ...texts('currency', 'related_object_id', 'description'),
      occurred_at: time('occurred_at'),
    },
    filters: { ...ofBusiness, type: anyOf('type') },
  },
  credit_limits: {
    table: 'credit_limits',
    prefix: 'credit_limit',
    fields: {
      business_id: business,
      product_type: text('product_type'),
      limit_amount: money('limit_minor'),
      used_amount: money(
        // Used by accepted orders and outstanding products.
        `(SELECT coalesce(sum(c.outstanding_minor), 0)::bigint FROM capital_products c
          WHERE c.partner_id = credit_limits.partner_id AND c.mode = credit_limits.mode AND c.business_id = credit_limits.business_id
            AND c.product_type = credit_limits.product_type)
         + CASE WHEN product_type = 'bnpl' THEN (SELECT coalesce(sum(o.total_minor), 0)::bigint FROM orders o
          WHERE o.partner_id = credit_limits.partner_id AND o.mode = credit_limits.mode AND o.business_id = credit_limits.business_id
            AND o.status = 'accepted') ELSE 0 END`,
      ),
      ...texts('currency', 'status'),
      available_amount: derived,
    },
    filters: ofBusiness,
    derive: ({ limit_amount, used_amount, status }) => ({
      available_amount: status === 'disabled' ? 0 : Math.max(0, Number(limit_amount) - Number(used_amount)) / 100,
    }),
  },
  eligibility: {
    table: 'eligibility',
    prefix: 'eligibility',
    fields: {
      business_id: business,
      ...texts('product_type', 'reasons', 'currency'),
      is_eligible: flag('is_eligible'),
      max_amount: money('max_minor'),
      is_opted_out: flag('is_opted_out'),
      evaluated_at: time('evaluated_at'),
    },
    filters: ofBusiness,
  },
} satisfies { [Name in ResourceName]: Resource<FieldName<Name>, FilterName<Name>> }
