import { emitEvent } from '../../domain/capital/action'
import { onlySandbox } from '../../domain/capital/actionParts'
import { evaluateEligibility } from '../../domain/capital/eligibility'
import { requireFundable, requireReviewable } from '../../domain/capital/gates'
import { requireCreditWithin } from '../../domain/capital/limits'
import { refuse } from '../../platform/refusal'
import { businessOf, type Changes, insert, minor, part, plain, requireUnique, rows, uuid, valuesOf } from './change'
import { publicStore } from './changeStore'
import type { PublicContext } from './context'

export const creditChanges = {
  line_of_credit: {
    async create(body, context, action) {
      const application = await rows(context, 'line_of_credit_applications').lock(uuid(body.application_id))
      if (!application) throw refuse.invalid(part('/application_id', 'not_found', "doesn't match any object"))
      if (application.status !== 'approved')
        throw refuse.conflict(
          'not_approved',
          "The application isn't approved. Approve it before you open a line of credit.",
        )
      await requireUnique(
        context,
        'lines_of_credit',
        'application_id',
        application.id,
        'already_open',
        'A line of credit for this application',
      )
      await requireFundable(action, String(application.business_id), { in: 'body', pointer: '/application_id' })
      const id = await insert(context, 'line_of_credit', {
        business_id: application.business_id,
        application_id: application.id,
        credit_limit_minor: application.approved_limit ?? application.requested_limit,
        currency: application.currency,
      })
      await emitEvent(action, 'line_of_credit.created', 'line_of_credit', id)
      return id
    },
    async update(row, body, context, action) {
      if (row.status === 'closed')
        throw refuse.conflict('closed', "The line of credit is closed and can't be changed. Create another one.")
      await plain('line_of_credit', ['status', 'status_reason'], 'line_of_credit.updated')(row, body, context, action)
    },
  },

  line_of_credit_applications: {
    async create(body, context, action) {
      const business = await businessOf(action, body.business_id)
      if (body.requested_limit <= 0) throw refuse.invalid(part('/requested_limit', 'range', 'must be more than 0'))
      await requireCreditWithin(action, minor(body.requested_limit), '/requested_limit')
      // The review starts immediately.
      await requireReviewable(action, business.id, { in: 'body', pointer: '/business_id' })
      const id = await insert(context, 'line_of_credit_applications', {
        ...valuesOf('line_of_credit_applications', body, ['business_id', 'requested_limit']),
        currency: business.currency,
      })
      await emitEvent(action, 'line_of_credit_application.created', 'line_of_credit_applications', id)
      return id
    },
    async update(row, body, context, action) {
      if (row.status !== 'under_review')
        throw refuse.conflict('application_decided', 'The application is already decided. Create another one.')
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
      await emitEvent(action, `line_of_credit_application.${body.status}`, 'line_of_credit_applications', row.id)
    },
  },

  credit_limits: {
    async create(body, context, action) {
      const business = await businessOf(action, body.business_id)
      if (await isKnown(context, 'credit_limits', business.id, body.product_type)) {
        throw refuse.conflict(
          'limit_exists',
          'The business already has a credit limit for this product type. Update that one instead.',
        )
      }
      await requireCreditWithin(action, minor(body.limit_amount), '/limit_amount')
      const id = await insert(context, 'credit_limits', {
        ...valuesOf('credit_limits', body, ['business_id', 'product_type', 'limit_amount']),
        currency: business.currency,
      })
      await emitEvent(action, 'credit_limit.created', 'credit_limits', id)
      return id
    },
    async update(row, body, context, action) {
      if (body.limit_amount !== undefined) await requireCreditWithin(action, minor(body.limit_amount), '/limit_amount')
      await plain('credit_limits', ['limit_amount', 'status'], 'credit_limit.updated')(row, body, context, action)
    },
  },

  eligibility: {
    async create(body, context, action) {
      const business = await businessOf(action, body.business_id)
      if (await isKnown(context, 'eligibility', business.id, body.product_type)) {
        throw refuse.conflict(
          'eligibility_exists',
          'The business was already evaluated for this product type. Update that evaluation instead.',
        )
      }
      const isOptedOut = body.is_opted_out ?? business.is_opted_out
      const id = await insert(context, 'eligibility', {
        business_id: business.id,
        product_type: body.product_type,
        currency: business.currency,
        ...evaluateEligibility(business, isOptedOut, context.clock()),
      })
      await publicStore(context.database, context.partner).optOut(business.id, isOptedOut)
      await emitEvent(action, 'eligibility.evaluated', 'eligibility', id)
      return id
    },
    async update(row, body, context, action) {
      const business = await businessOf(action, `business_${row.business_id}`)
      const isOptedOut = body.is_opted_out ?? row.is_opted_out === true
      await rows(context, 'eligibility').update(
        row.id,
        evaluateEligibility(business, isOptedOut, context.clock()),
        context.clock(),
      )
      await publicStore(context.database, context.partner).optOut(business.id, isOptedOut)
      await emitEvent(action, 'eligibility.evaluated', 'eligibility', row.id)
    },
  },
} satisfies Partial<Changes>

/** Whether the business already has a row for this product type. */
const isKnown = ({ database, partner }: PublicContext, table: string, businessId: string, productType: string) =>
  publicStore(database, partner).exists(table, { business_id: businessId, product_type: productType })
