import { unmaskField } from '@partner-dashboard/ui/masks'
import { type ProblemPart, refuse } from '../../contract/refusal'
import { last4 } from '../../sealing'
import { refreshBusinesses } from '../businesses/refreshStore'
import { type ActionContext, tell } from '../capital/action'
import { actionStore } from '../capital/actionStore'
import {
  apply,
  beginPayment,
  closeOffer,
  createOffer,
  endProduct,
  fund,
  onlySandbox,
  refund,
  requireWithin,
  settlePayment,
  submitApplication,
  withdrawApplication,
} from '../capital/actions'
import { changeEndpoint, createEndpoint } from '../developer/endpoints'
import { acceptOrder, cancelOrder, createOrder, finalizeOrder, type NewOrder } from '../orders/actions'
import { fieldPart, refuseParts } from '../settings/rules'
import { businessAddress, naicsIndustry, personAddress } from './addresses'
import { publicStore } from './changeStore'
import { actionOfKey, type PublicContext } from './context'
import { type Resource, type Row, toColumn } from './resource'
import { resourceStore } from './resourceStore'
import { type ResourceName, resources } from './resources'

// The contract has checked the types; what is read here is of the shape that it says.
// biome-ignore lint/suspicious/noExplicitAny: bodies of twenty resources, each read by the one change that knows it.
type Body = any

/** What a POST and a PATCH of a resource do. Each answers nothing else than the object's uuid. */
interface Changes {
  create: (body: Body, context: PublicContext, action: ActionContext) => Promise<string>
  update: (row: Row, body: Body, context: PublicContext, action: ActionContext) => Promise<void>
  /** What the answer to a POST shows once. */
  once?: boolean
}

const uuid = (id: string) => id.slice(-36)
const part = (pointer: string, code: string, detail: string): ProblemPart => ({ in: 'body', pointer, code, detail })
const minor = (amount: number) => Math.round(amount * 100)

const rows = ({ database, partner }: PublicContext, name: ResourceName) =>
  resourceStore(database, partner, resources[name])

/** The columns of the fields that were given, as they are kept. */
function columnsOf(resource: Resource, body: Body, names: readonly string[]): Record<string, unknown> {
  const given = names.filter((name) => body[name] !== undefined)
  return Object.fromEntries(
    given.map((name) => {
      const field = resource.fields[name]
      if (!field) throw new Error(`${resource.table} has no field ${name}.`)
      const value = typeof body[name] === 'string' ? body[name].trim() : body[name]
      return [field.column, toColumn(value, field.kind)]
    }),
  )
}

const valuesOf = (name: ResourceName, body: Body, names: readonly string[]) => columnsOf(resources[name], body, names)

async function insert(context: PublicContext, name: ResourceName, values: Record<string, unknown>): Promise<string> {
  const id = context.ids()
  await rows(context, name).insert(id, values, context.clock())
  return id
}

async function businessOf(action: ActionContext, id: string) {
  const business = await actionStore(action.database, action.partner).business(uuid(id))
  if (!business) throw refuse.invalid(part('/business_id', 'not_found', 'names nothing that is there'))
  return business
}

async function requireUnique(
  context: PublicContext,
  table: string,
  column: string,
  value: string,
  code: string,
  what: string,
) {
  if (await publicStore(context.database, context.partner).exists(table, { [column]: value })) {
    throw refuse.conflict(code, `There is ${what} already.`)
  }
}

const today = (context: PublicContext) => context.clock().toISOString().slice(0, 10)
const digits = (type: Parameters<typeof unmaskField>[0], value: string) => unmaskField(type, value)

/** Only one of a business is primary: the others are not any more. */
async function onlyPrimary(
  context: PublicContext,
  table: 'bank_accounts' | 'person_business_relationships',
  businessId: string,
  body: Body,
) {
  if (body.is_primary === true) await publicStore(context.database, context.partner).demote(table, businessId)
}

/** A change without rules of its own. */
const plain =
  (name: ResourceName, names: readonly string[], event: string) =>
  async (row: Row, body: Body, context: PublicContext, action: ActionContext) => {
    await rows(context, name).update(row.id, valuesOf(name, body, names), context.clock())
    await tell(action, event, name, row.id)
  }

const businessParts = (body: Body, country: string) => [
  fieldPart('/phone', country === 'CA' ? 'canadaPhone' : 'phone', body.phone),
  fieldPart('/url', 'url', body.url),
  fieldPart('/ein', 'ein', body.ein),
  fieldPart('/business_number', 'tin', body.business_number),
  country === 'CA' && body.ein ? part('/ein', 'country', 'belongs to businesses in the US') : undefined,
  country === 'US' && body.business_number
    ? part('/business_number', 'country', 'belongs to businesses in Canada')
    : undefined,
  fieldPart('/established_date', 'date', body.established_date, { dateFormat: 'international', dateRule: 'past' }),
  body.legal_name !== undefined && body.legal_name.trim() === ''
    ? part('/legal_name', 'required', 'Required')
    : undefined,
  body.naics_code && naicsIndustry(body.naics_code) === undefined
    ? part('/naics_code', 'naics', 'is not a code of NAICS 2022 that is known')
    : undefined,
]

function businessColumns(body: Body): Record<string, unknown> {
  return {
    ...valuesOf('businesses', body, [
      'legal_name',
      'dba_name',
      'incorporation_type',
      'incorporation_state',
      'naics_code',
      'email',
      'url',
    ]),
    ...(body.naics_code === undefined ? {} : { naics_industry: body.naics_code && naicsIndustry(body.naics_code) }),
    ...(body.phone === undefined ? {} : { phone: body.phone && digits('phone', body.phone) }),
    ...(body.established_date === undefined ? {} : { established_on: body.established_date }),
    ...(body.address === undefined ? {} : businessAddress(body.address)),
  }
}

const personParts = (body: Body, now: Date) => [
  fieldPart('/first_name', 'firstName', body.first_name),
  fieldPart('/last_name', 'lastName', body.last_name),
  body.phone && fieldPart('/phone', 'phone', body.phone) && fieldPart('/phone', 'canadaPhone', body.phone)
    ? fieldPart('/phone', 'phone', body.phone)
    : undefined,
  fieldPart('/date_of_birth', 'date', body.date_of_birth, { dateFormat: 'international', dateRule: 'past', now }),
  fieldPart('/ssn', 'ssn', body.ssn),
  fieldPart('/sin', 'sin', body.sin),
]

const personColumns = (body: Body) => ({
  ...valuesOf('persons', body, ['first_name', 'last_name', 'email', 'date_of_birth']),
  ...(body.phone === undefined ? {} : { phone: body.phone && digits('phone', body.phone) }),
  ...(body.address === undefined ? {} : { address: body.address && JSON.stringify(personAddress(body.address)) }),
})

const accountParts = (body: Body, country: string) =>
  country === 'CA'
    ? [
        fieldPart('/account_number', 'canadaAccount', body.account_number),
        fieldPart('/institution_number', 'canadaInstitution', body.institution_number ?? ''),
        fieldPart('/transit_number', 'canadaTransit', body.transit_number ?? ''),
        body.routing_number ? part('/routing_number', 'country', 'belongs to accounts in the US') : undefined,
      ]
    : [
        fieldPart('/account_number', 'account', body.account_number),
        fieldPart('/routing_number', 'routing', body.routing_number ?? ''),
        body.institution_number ? part('/institution_number', 'country', 'belongs to accounts in Canada') : undefined,
        body.transit_number ? part('/transit_number', 'country', 'belongs to accounts in Canada') : undefined,
      ]

export const changes: Record<ResourceName, Changes> = {
  bank_accounts: {
    async create(body, context, action) {
      const business = await businessOf(action, body.business_id)
      refuseParts([...accountParts(body, business.country), fieldPart('/nickname', 'accountNickname', body.nickname)])
      await onlyPrimary(context, 'bank_accounts', uuid(body.business_id), body)
      const number = digits('account', body.account_number)
      const id = await insert(context, 'bank_accounts', {
        ...valuesOf('bank_accounts', body, [
          'business_id',
          'account_holder_name',
          'account_type',
          'nickname',
          'transfer_method',
          'is_primary',
        ]),
        ...(body.routing_number ? { routing_number: digits('routing', body.routing_number) } : {}),
        ...(body.institution_number
          ? { institution_number: digits('canadaInstitution', body.institution_number) }
          : {}),
        ...(body.transit_number ? { transit_number: digits('canadaTransit', body.transit_number) } : {}),
        account_number_sealed: context.sealing.seal(number),
        account_number_last4: last4(number),
        currency: business.currency,
      })
      await tell(action, 'bank_account.created', 'bank_accounts', id)
      return id
    },
    async update(row, body, context, action) {
      refuseParts([fieldPart('/nickname', 'accountNickname', body.nickname)])
      await onlyPrimary(context, 'bank_accounts', String(row.business_id), body)
      const names = ['account_holder_name', 'nickname', 'transfer_method', 'is_primary', 'status']
      await plain('bank_accounts', names, 'bank_account.updated')(row, body, context, action)
    },
  },

  businesses: {
    async create(body, context, action) {
      const { country } = body.address
      refuseParts([
        ...businessParts(body, country),
        body.external_id.trim() === '' ? part('/external_id', 'required', 'Required') : undefined,
      ])
      await requireUnique(
        context,
        'businesses',
        'external_id',
        body.external_id.trim(),
        'external_id_taken',
        'a business with this external ID',
      )
      const taxId = body.ein ?? body.business_number
      const taxDigits = taxId && digits('tin', taxId)
      const id = await insert(context, 'businesses', {
        external_id: body.external_id.trim(),
        ...businessColumns(body),
        currency: country === 'CA' ? 'CAD' : 'USD',
        ...(taxDigits ? { tax_id_sealed: context.sealing.seal(taxDigits), tax_id_last4: last4(taxDigits) } : {}),
      })
      await tell(action, 'business.created', 'businesses', id)
      return id
    },
    async update(row, body, context, action) {
      const before = (row.address as { country: string }).country
      refuseParts([
        ...businessParts(body, before),
        body.address && body.address.country !== before
          ? part('/address/country', 'country', 'cannot become another: amounts are in its currency')
          : undefined,
      ])
      await rows(context, 'businesses').update(row.id, businessColumns(body), context.clock())
      await tell(action, 'business.updated', 'businesses', row.id)
    },
  },

  capital_product_applications: {
    create: (body, _context, action) =>
      apply(action, {
        businessId: uuid(body.business_id),
        offerId: uuid(body.offer_id),
        amountMinor: minor(body.requested_amount),
      }),
    async update(row, body, context, action) {
      if (body.submit === true && body.withdraw === true) {
        throw refuse.invalid(part('/withdraw', 'exclusive', 'cannot be together with submit'))
      }
      if (body.requested_amount !== undefined) {
        if (!['in_progress', 'action_required'].includes(String(row.status))) {
          throw refuse.conflict('application_not_open', 'The amount can be changed until the application is handed in.')
        }
        const offer =
          row.offer_id === null
            ? undefined
            : await actionStore(context.database, context.partner).offer(String(row.offer_id))
        if (offer) requireWithin(minor(body.requested_amount), offer)
        await rows(context, 'capital_product_applications').update(
          row.id,
          { requested_minor: minor(body.requested_amount) },
          context.clock(),
        )
      }
      if (body.submit === true) await submitApplication(action, row.id)
      if (body.withdraw === true) await withdrawApplication(action, row.id)
    },
  },

  capital_product_offers: {
    create(body, _context, action) {
      if (body.discount_rate !== undefined) onlySandbox(action)
      return createOffer(action, {
        businessId: uuid(body.business_id),
        productType: body.product_type,
        minMinor: minor(body.min_amount),
        maxMinor: minor(body.max_amount),
        feeRate: body.fee_rate,
        repaymentRate: body.repayment_rate ?? null,
        startsAt: body.starts_at,
        expiresAt: body.expires_at,
        campaignType: body.campaign_type,
        isTopUp: body.is_top_up,
        isMarketable: body.is_marketable,
        discountRate: body.discount_rate,
      })
    },
    async update(row, body, context, action) {
      if (body.is_marketable !== undefined) {
        await rows(context, 'capital_product_offers').update(
          row.id,
          { is_marketable: body.is_marketable },
          context.clock(),
        )
      }
      if (body.status === 'closed') await closeOffer(action, row.id)
    },
  },

  capital_products: {
    create: (body, _context, action) => fund(action, uuid(body.application_id), '/application_id'),
    update: async (row, body, _context, action) => endProduct(action, row.id, body.status),
  },

  capital_product_payments: {
    async create(body, _context, action) {
      const id = await beginPayment(
        action,
        { productId: uuid(body.capital_product_id), amount: minor(body.amount), type: 'manual' },
        '/capital_product_id',
      )
      await tell(action, 'capital_product_payment.created', 'capital_product_payments', id)
      return id
    },
    async update(row, body, _context, action) {
      onlySandbox(action)
      if (body.status === undefined || (body.status === 'succeeded' && body.failure_code !== undefined)) {
        throw refuse.invalid(part('/failure_code', 'exclusive', 'goes with status failed only'))
      }
      await settlePayment(
        action,
        row.id,
        body.status === 'failed' ? { failureCode: body.failure_code ?? 'declined' } : {},
      )
    },
  },

  grace_period_details: {
    async create(body, context, action) {
      if (body.ends_on < body.starts_on) throw refuse.invalid(part('/ends_on', 'range', 'must not be before starts_on'))
      const product = await actionStore(context.database, context.partner).product(uuid(body.capital_product_id))
      if (!product) throw refuse.invalid(part('/capital_product_id', 'not_found', 'names nothing that is there'))
      if (product.status !== 'outstanding')
        throw refuse.conflict('not_outstanding', 'Nothing is to be paid on this product any more.')
      if (
        await publicStore(context.database, context.partner).hasGracePeriod(product.id, body.starts_on, body.ends_on)
      ) {
        throw refuse.conflict('overlap', 'Another grace period of this product covers a part of this time.')
      }
      const id = await insert(
        context,
        'grace_period_details',
        valuesOf('grace_period_details', body, ['capital_product_id', 'starts_on', 'ends_on', 'reason']),
      )
      await tell(action, 'grace_period.created', 'grace_period_details', id)
      return id
    },
    async update(row, body, context, action) {
      if (row.status) throw refuse.conflict('grace_period_cancelled', 'The grace period is cancelled already.')
      if (body.ends_on !== undefined && body.ends_on < String(row.starts_on)) {
        throw refuse.invalid(part('/ends_on', 'range', 'must not be before starts_on'))
      }
      await rows(context, 'grace_period_details').update(
        row.id,
        {
          ...valuesOf('grace_period_details', body, ['ends_on', 'reason']),
          ...(body.status === 'cancelled' ? { is_cancelled: true } : {}),
        },
        context.clock(),
      )
      await tell(action, 'grace_period.updated', 'grace_period_details', row.id)
    },
  },

  daily_sales_records: {
    async create(body, context, action) {
      const business = await businessOf(action, body.business_id)
      if (body.date > today(context)) throw refuse.invalid(part('/date', 'range', 'must not be in the future'))
      if (
        await publicStore(context.database, context.partner).exists('daily_sales', {
          business_id: business.id,
          sold_on: body.date,
        })
      ) {
        throw refuse.conflict('date_taken', 'There is a record of this business and day already. Change that one.')
      }
      const id = await insert(context, 'daily_sales_records', {
        ...valuesOf('daily_sales_records', body, [
          'business_id',
          'date',
          'sales_amount',
          'sales_count',
          'reversals_amount',
          'reversals_count',
        ]),
        currency: business.currency,
      })
      await refreshBusinesses(context.database, context.partner, context.clock(), business.id)
      await tell(action, 'daily_sales_record.created', 'daily_sales_records', id)
      return id
    },
    async update(row, body, context, action) {
      const names = ['sales_amount', 'sales_count', 'reversals_amount', 'reversals_count']
      await rows(context, 'daily_sales_records').update(
        row.id,
        valuesOf('daily_sales_records', body, names),
        context.clock(),
      )
      await refreshBusinesses(context.database, context.partner, context.clock(), String(row.business_id))
      await tell(action, 'daily_sales_record.updated', 'daily_sales_records', row.id)
    },
  },

  net_settlement_payment_requests: {
    async create(body, context, action) {
      const business = await businessOf(action, body.business_id)
      refuseParts([
        body.period_end < body.period_start
          ? part('/period_end', 'range', 'must not be before period_start')
          : undefined,
        body.repayment_amount <= 0 ? part('/repayment_amount', 'range', 'must be more than 0') : undefined,
        body.repayment_amount > body.gross_sales_amount
          ? part('/repayment_amount', 'range', 'must not be more than gross_sales_amount')
          : undefined,
        typeof body.max_amount === 'number' && body.repayment_amount > body.max_amount
          ? part('/repayment_amount', 'range', 'must not be more than max_amount')
          : undefined,
      ])
      await requireUnique(
        context,
        'net_settlements',
        'batch_reference',
        body.batch_reference.trim(),
        'batch_reference_taken',
        'a request with this reference',
      )
      const id = await insert(context, 'net_settlement_payment_requests', {
        ...valuesOf('net_settlement_payment_requests', body, [
          'business_id',
          'period_start',
          'period_end',
          'gross_sales_amount',
          'repayment_amount',
          'max_amount',
          'batch_reference',
        ]),
        currency: business.currency,
      })
      await tell(action, 'net_settlement.created', 'net_settlement_payment_requests', id)
      return id
    },
    async update(row, body, context, action) {
      if (row.status !== 'pending') throw refuse.conflict('not_pending', 'Only a pending request can be changed.')
      if (body.status === 'applied') {
        const product = await publicStore(context.database, context.partner).oldestOutstanding(String(row.business_id))
        if (!product) throw refuse.conflict('nothing_outstanding', 'The business has nothing outstanding.')
        const payment = await beginPayment(action, {
          productId: product.id,
          amount: Math.min(Number(row.repayment_amount), product.outstanding_minor),
          type: 'sales_based',
        })
        await settlePayment(action, payment)
      }
      await rows(context, 'net_settlement_payment_requests').update(row.id, { status: body.status }, context.clock())
      await tell(action, `net_settlement.${body.status}`, 'net_settlement_payment_requests', row.id)
    },
  },

  line_of_credit: {
    async create(body, context, action) {
      const application = await rows(context, 'line_of_credit_applications').lock(uuid(body.application_id))
      if (!application) throw refuse.invalid(part('/application_id', 'not_found', 'names nothing that is there'))
      if (application.status !== 'approved')
        throw refuse.conflict('not_approved', 'Only an approved application opens a line of credit.')
      await requireUnique(
        context,
        'lines_of_credit',
        'application_id',
        application.id,
        'already_open',
        'a line of credit of this application',
      )
      const id = await insert(context, 'line_of_credit', {
        business_id: application.business_id,
        application_id: application.id,
        credit_limit_minor: application.approved_limit ?? application.requested_limit,
        currency: application.currency,
      })
      await tell(action, 'line_of_credit.created', 'line_of_credit', id)
      return id
    },
    async update(row, body, context, action) {
      if (row.status === 'closed') throw refuse.conflict('closed', 'A closed line of credit stays closed.')
      await plain('line_of_credit', ['status', 'status_reason'], 'line_of_credit.updated')(row, body, context, action)
    },
  },

  line_of_credit_applications: {
    async create(body, context, action) {
      const business = await businessOf(action, body.business_id)
      if (body.requested_limit <= 0) throw refuse.invalid(part('/requested_limit', 'range', 'must be more than 0'))
      const id = await insert(context, 'line_of_credit_applications', {
        ...valuesOf('line_of_credit_applications', body, ['business_id', 'requested_limit']),
        currency: business.currency,
      })
      await tell(action, 'line_of_credit_application.created', 'line_of_credit_applications', id)
      return id
    },
    async update(row, body, context, action) {
      if (row.status !== 'under_review')
        throw refuse.conflict('application_decided', 'The application was decided already.')
      if (body.status !== 'withdrawn') onlySandbox(action)
      const now = context.clock()
      await rows(context, 'line_of_credit_applications').update(
        row.id,
        {
          status: body.status,
          decided_at: now.toISOString(),
          ...(body.status === 'approved' ? { approved_limit_minor: row.requested_limit } : {}),
        },
        now,
      )
      await tell(action, `line_of_credit_application.${body.status}`, 'line_of_credit_applications', row.id)
    },
  },

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

  persons: {
    async create(body, context, action) {
      refuseParts(personParts(body, context.clock()))
      const [ssn, sin] = [body.ssn && digits('ssn', body.ssn), body.sin && digits('sin', body.sin)]
      const id = await insert(context, 'persons', {
        ...personColumns(body),
        ...(ssn ? { ssn_sealed: context.sealing.seal(ssn), ssn_last4: last4(ssn) } : {}),
        ...(sin ? { sin_sealed: context.sealing.seal(sin), sin_last4: last4(sin) } : {}),
      })
      await tell(action, 'person.created', 'persons', id)
      return id
    },
    async update(row, body, context, action) {
      refuseParts(personParts(body, context.clock()))
      await rows(context, 'persons').update(row.id, personColumns(body), context.clock())
      await tell(action, 'person.updated', 'persons', row.id)
    },
  },

  person_business_relationships: {
    async create(body, context, action) {
      await businessOf(action, body.business_id)
      const [personId, businessId] = [uuid(body.person_id), uuid(body.business_id)]
      if (!(await rows(context, 'persons').find(personId)))
        throw refuse.invalid(part('/person_id', 'not_found', 'names nothing that is there'))
      const store = publicStore(context.database, context.partner)
      if (await store.exists('person_business_relationships', { person_id: personId, business_id: businessId })) {
        throw refuse.conflict('relationship_exists', 'This person belongs to this business already.')
      }
      await requireShare(context, businessId, undefined, body.ownership_rate)
      await onlyPrimary(context, 'person_business_relationships', businessId, body)
      const names = ['person_id', 'business_id', 'title', 'ownership_rate', 'is_primary']
      const id = await insert(
        context,
        'person_business_relationships',
        valuesOf('person_business_relationships', body, names),
      )
      await tell(action, 'person_business_relationship.created', 'person_business_relationships', id)
      return id
    },
    async update(row, body, context, action) {
      await actionStore(context.database, context.partner).business(String(row.business_id))
      await requireShare(context, String(row.business_id), row.id, body.ownership_rate)
      await onlyPrimary(context, 'person_business_relationships', String(row.business_id), body)
      const names = ['title', 'ownership_rate', 'is_primary']
      await plain('person_business_relationships', names, 'person_business_relationship.updated')(
        row,
        body,
        context,
        action,
      )
    },
  },

  refunds: {
    async create(body, context, action) {
      const payment = await actionStore(context.database, context.partner).payment(uuid(body.payment_id))
      if (!payment) throw refuse.invalid(part('/payment_id', 'not_found', 'names nothing that is there'))
      return refund(action, payment, { amount: minor(body.amount), reason: body.reason })
    },
    update: plain('refunds', ['reason'], 'refund.updated'),
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

  payment_processor_entity_business_links: {
    async create(body, context, action) {
      await businessOf(action, body.business_id)
      const [processor, entity] = [body.processor.trim(), body.processor_entity_id.trim()]
      if (
        await publicStore(context.database, context.partner).exists('processor_links', {
          processor,
          processor_entity_id: entity,
        })
      ) {
        throw refuse.conflict('entity_linked', 'This account of the processor belongs to a business already.')
      }
      const names = ['business_id', 'processor', 'processor_entity_id']
      const id = await insert(
        context,
        'payment_processor_entity_business_links',
        valuesOf('payment_processor_entity_business_links', body, names),
      )
      await tell(action, 'processor_link.created', 'payment_processor_entity_business_links', id)
      return id
    },
    update: plain('payment_processor_entity_business_links', ['status'], 'processor_link.updated'),
  },

  balance_transactions: {
    async create(body, context, action) {
      if (
        Math.abs(body.amount * 100 - Math.round(body.amount * 100)) > 1e-6 ||
        Math.abs(body.amount) > 1e9 ||
        body.amount === 0
      ) {
        throw refuse.invalid(part('/amount', 'money', 'must be an amount with at most two decimals, and not 0'))
      }
      if (body.business_id) await businessOf(action, body.business_id)
      const id = await insert(context, 'balance_transactions', {
        ...valuesOf('balance_transactions', body, ['business_id', 'amount', 'currency', 'description']),
        type: 'adjustment',
        occurred_at: context.clock().toISOString(),
      })
      await tell(action, 'balance_transaction.created', 'balance_transactions', id)
      return id
    },
    update: plain('balance_transactions', ['description'], 'balance_transaction.updated'),
  },

  credit_limits: {
    async create(body, context, action) {
      const business = await businessOf(action, body.business_id)
      if (
        await publicStore(context.database, context.partner).exists('credit_limits', {
          business_id: business.id,
          product_type: body.product_type,
        })
      ) {
        throw refuse.conflict('limit_exists', 'The business has a limit for this product already. Change that one.')
      }
      const id = await insert(context, 'credit_limits', {
        ...valuesOf('credit_limits', body, ['business_id', 'product_type', 'limit_amount']),
        currency: business.currency,
      })
      await tell(action, 'credit_limit.created', 'credit_limits', id)
      return id
    },
    update: plain('credit_limits', ['limit_amount', 'status'], 'credit_limit.updated'),
  },

  eligibility: {
    async create(body, context, action) {
      const business = await businessOf(action, body.business_id)
      if (
        await publicStore(context.database, context.partner).exists('eligibility', {
          business_id: business.id,
          product_type: body.product_type,
        })
      ) {
        throw refuse.conflict(
          'eligibility_exists',
          'The business was evaluated for this product. Change that one to evaluate it anew.',
        )
      }
      const isOptedOut = body.is_opted_out ?? business.is_opted_out
      const id = await insert(context, 'eligibility', {
        business_id: business.id,
        product_type: body.product_type,
        currency: business.currency,
        ...evaluate(business, isOptedOut, context.clock()),
      })
      await publicStore(context.database, context.partner).optOut(business.id, isOptedOut)
      await tell(action, 'eligibility.evaluated', 'eligibility', id)
      return id
    },
    async update(row, body, context, action) {
      const business = await businessOf(action, `business_${row.business_id}`)
      const isOptedOut = body.is_opted_out ?? row.is_opted_out
      await rows(context, 'eligibility').update(
        row.id,
        evaluate(business, isOptedOut, context.clock()),
        context.clock(),
      )
      await publicStore(context.database, context.partner).optOut(business.id, isOptedOut)
      await tell(action, 'eligibility.evaluated', 'eligibility', row.id)
    },
  },
}

/** Secrets that an answer shows once; they leave the memory with it. */
export const shownOnce = new Map<string, string>()

async function requireShare(
  context: PublicContext,
  businessId: string,
  except: string | undefined,
  rate: number | null | undefined,
) {
  if (!rate) return
  const others = await publicStore(context.database, context.partner).ownedOf(businessId, except)
  if (others + rate > 1.000001) {
    throw refuse.invalid(
      part(
        '/ownership_rate',
        'range',
        `must be at most ${Math.round((1 - others) * 100_000) / 100_000}, as others own the rest`,
      ),
    )
  }
}

/** By its sales of the last 90 days: 5,000 a month are needed, and most of a month's sales can be had. */
export function evaluate(business: { monthly_sales_minor: number }, isOptedOut: boolean, now: Date) {
  const reasons = [
    ...(business.monthly_sales_minor < 5_000_00 ? ['sales_too_low'] : []),
    ...(business.monthly_sales_minor === 0 ? ['no_sales_data'] : []),
    ...(isOptedOut ? ['opted_out'] : []),
  ]
  return {
    is_eligible: reasons.length === 0,
    reasons,
    max_minor:
      reasons.length === 0
        ? Math.min(150_000_00, Math.floor((business.monthly_sales_minor * 0.9) / 100_00) * 100_00)
        : 0,
    is_opted_out: isOptedOut,
    evaluated_at: now.toISOString(),
  }
}

export { actionOfKey }
