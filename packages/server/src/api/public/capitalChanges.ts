import { emitEvent } from '../../domain/capital/action'
import { businessOf, onlySandbox } from '../../domain/capital/actionParts'
import { actionStore } from '../../domain/capital/actionStore'
import { apply, requireWithin, submitApplication, withdrawApplication } from '../../domain/capital/applicationActions'
import { addDays } from '../../domain/capital/bankCalendar'
import { closeOffer, createOffer } from '../../domain/capital/offerActions'
import { beginPayment, settlePayment } from '../../domain/capital/paymentActions'
import { endProduct, fund } from '../../domain/capital/productActions'
import { refund } from '../../domain/capital/refundActions'
import {
  changeGracePeriod,
  grantGracePeriod,
  requireEnd,
  requireNoGracePeriod,
} from '../../domain/capital/reliefActions'
import { refuse } from '../../platform/refusal'
import { type Changes, minor, part, plain, rows, today, uuid, valuesOf } from './change'

export const capitalChanges = {
  capital_product_applications: {
    create: (body, _context, action) =>
      apply(action, {
        businessId: uuid(body.business_id),
        offerId: uuid(body.offer_id),
        amountMinor: minor(body.requested_amount),
      }),
    async update(row, body, context, action) {
      if (body.submit === true && body.withdraw === true) {
        throw refuse.invalid(part('/withdraw', 'exclusive', "can't be combined with submit"))
      }
      if (body.requested_amount !== undefined) {
        if (!['in_progress', 'action_required'].includes(String(row.status))) {
          throw refuse.conflict(
            'application_not_open',
            'The application is already submitted. The amount can only be changed before that.',
          )
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
      if (body.submit === true) await submitApplication(action, row.id, { in: 'body', pointer: '/submit' })
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
    create: (body, _context, action) =>
      fund(action, uuid(body.application_id), {
        pointer: '/application_id',
        frequency: body.payment_frequency,
      }),
    async update(row, { status }, _context, action) {
      if (status === 'waived' || status === 'abandoned') onlySandbox(action)
      if (status !== undefined) await endProduct(action, row.id, status)
    },
  },

  capital_product_payments: {
    create(body, _context, action) {
      const productId = uuid(body.capital_product_id)
      const payment = { productId, amount: minor(body.amount), type: 'manual' } as const
      return beginPayment(action, payment, '/capital_product_id')
    },
    async update(row, body, _context, action) {
      onlySandbox(action)
      if (body.status === undefined || (body.status === 'succeeded' && body.failure_code !== undefined)) {
        throw refuse.invalid(part('/failure_code', 'exclusive', 'is only allowed with status failed'))
      }
      await settlePayment(
        action,
        row.id,
        body.status === 'failed' ? { failureCode: body.failure_code ?? 'declined' } : {},
      )
    },
  },

  grace_period_details: {
    create(body, _context, action) {
      return grantGracePeriod(action, {
        productId: uuid(body.capital_product_id),
        startsOn: body.starts_on,
        endsOn: body.ends_on,
        reason: body.reason ?? null,
      })
    },
    async update(row, body, context, action) {
      if (row.status)
        throw refuse.conflict('grace_period_cancelled', 'The grace period is already cancelled. Create another one.')
      const [productId, startsOn, endsOn] = [row.capital_product_id, row.starts_on, row.ends_on].map(String) as [
        string,
        string,
        string,
      ]
      const isCancelled = body.status === 'cancelled'
      // Its days were debited again from the day after it.
      if (endsOn < today(context) && (isCancelled || body.ends_on !== undefined))
        throw refuse.conflict('grace_period_ended', 'The grace period has ended. Create another one.')
      if (body.ends_on !== undefined) requireEnd(startsOn, body.ends_on, today(context))
      if (body.ends_on !== undefined && body.ends_on > endsOn)
        await requireNoGracePeriod(action, productId, addDays(endsOn, 1), body.ends_on)
      await rows(context, 'grace_period_details').update(
        row.id,
        {
          ...valuesOf('grace_period_details', body, ['ends_on', 'reason']),
          ...(body.status === 'cancelled' ? { is_cancelled: true } : {}),
        },
        context.clock(),
      )
      await changeGracePeriod(action, { productId, startsOn, endsOn }, { endsOn: body.ends_on ?? endsOn, isCancelled })
      await emitEvent(action, 'grace_period.updated', 'grace_period_details', row.id, [
        await businessOf(action, productId),
      ])
    },
  },

  refunds: {
    async create(body, context, action) {
      const payment = await actionStore(context.database, context.partner).payment(uuid(body.payment_id))
      if (!payment) throw refuse.invalid(part('/payment_id', 'not_found', "doesn't match any object"))
      return refund(action, payment, { amount: minor(body.amount), reason: body.reason })
    },
    update: plain('refunds', ['reason'], 'refund.updated'),
  },
} satisfies Partial<Changes>
