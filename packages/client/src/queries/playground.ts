import type { components } from '@partner-dashboard/contract'
import { mutationOptions } from '@tanstack/react-query'
import type { Api } from '../transport/api'
import { withKey } from '../transport/idempotency'
import { unwrap } from '../transport/unwrap'
import { refreshing } from './refreshing'
import { scopeKey } from './scopeKey'

export type AdvanceRequest = components['schemas']['AdvanceRequest']
export type DecideRequest = components['schemas']['DecideRequest']
export type PlaygroundOfferRequest = components['schemas']['PlaygroundOfferRequest']
export type PlaygroundStep = components['schemas']['PlaygroundStep']
export type RefundRequest = components['schemas']['RefundRequest']
export type SubmitRequest = components['schemas']['SubmitRequest']

interface Target {
  id: string
}

/** A step changes businesses, lists, figures, events and notifications, so all sandbox queries are refetched. */
const afterAStep = (api: Api) => refreshing(scopeKey(api))

/** For an existing or a new sandbox business. Every step fails with 409 `sandbox_only` in production. */
export const createPlaygroundOffer = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: PlaygroundOfferRequest, header) =>
      unwrap(api.http.POST('/playground/offers', { params: { header }, body }), 'api_calls'),
    ),
    ...afterAStep(api),
  })

export const submitPlaygroundApplication = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id, ...body }: Target & SubmitRequest, header) =>
      unwrap(api.http.POST('/playground/offers/{id}/submit', { params: { path: { id }, header }, body }), 'api_calls'),
    ),
    ...afterAStep(api),
  })

export const decideApplication = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id, ...body }: Target & DecideRequest, header) =>
      unwrap(
        api.http.POST('/playground/applications/{id}/decide', { params: { path: { id }, header }, body }),
        'api_calls',
      ),
    ),
    ...afterAStep(api),
  })

export const fundApplication = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id }: Target, header) =>
      unwrap(api.http.POST('/playground/applications/{id}/fund', { params: { path: { id }, header } }), 'api_calls'),
    ),
    ...afterAStep(api),
  })

export const advancePlaygroundDays = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id, ...body }: Target & AdvanceRequest, header) =>
      unwrap(
        api.http.POST('/playground/capital_products/{id}/advance_days', { params: { path: { id }, header }, body }),
        'api_calls',
      ),
    ),
    ...afterAStep(api),
  })

export const missPlaygroundPayment = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id }: Target, header) =>
      unwrap(
        api.http.POST('/playground/capital_products/{id}/miss_payment', { params: { path: { id }, header } }),
        'api_calls',
      ),
    ),
    ...afterAStep(api),
  })

export const payOffPlaygroundProduct = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id }: Target, header) =>
      unwrap(
        api.http.POST('/playground/capital_products/{id}/pay_off', { params: { path: { id }, header } }),
        'api_calls',
      ),
    ),
    ...afterAStep(api),
  })

export const refundPlaygroundPayment = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id, ...body }: Target & RefundRequest, header) =>
      unwrap(
        api.http.POST('/playground/capital_products/{id}/refund', { params: { path: { id }, header }, body }),
        'api_calls',
      ),
    ),
    ...afterAStep(api),
  })
