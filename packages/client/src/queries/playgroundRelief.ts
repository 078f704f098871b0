import type { components } from '@partner-dashboard/contract'
import { mutationOptions } from '@tanstack/react-query'
import type { Api } from '../transport/api'
import { withKey } from '../transport/idempotency'
import { unwrap } from '../transport/unwrap'
import { refreshing } from './refreshing'
import { scopeKey } from './scopeKey'

type Schemas = components['schemas']

interface Target {
  id: string
}

const afterAStep = (api: Api) => refreshing(scopeKey(api))

export const gracePlaygroundProduct = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id, ...body }: Target & Schemas['GracePeriodRequest'], header) =>
      unwrap(
        api.http.POST('/playground/capital_products/{id}/grace_period', { params: { path: { id }, header }, body }),
        'api_calls',
      ),
    ),
    ...afterAStep(api),
  })

export const startPlaygroundHardshipPlan = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id, ...body }: Target & Schemas['HardshipPlanRequest'], header) =>
      unwrap(
        api.http.POST('/playground/capital_products/{id}/hardship_plan', { params: { path: { id }, header }, body }),
        'api_calls',
      ),
    ),
    ...afterAStep(api),
  })

export const waivePlaygroundProduct = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id, ...body }: Target & Schemas['WaiverRequest'], header) =>
      unwrap(
        api.http.POST('/playground/capital_products/{id}/waive', { params: { path: { id }, header }, body }),
        'api_calls',
      ),
    ),
    ...afterAStep(api),
  })

export const chargeOffPlaygroundProduct = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id, ...body }: Target & Schemas['ChargeOffRequest'], header) =>
      unwrap(
        api.http.POST('/playground/capital_products/{id}/charge_off', { params: { path: { id }, header }, body }),
        'api_calls',
      ),
    ),
    ...afterAStep(api),
  })

export const recoverPlaygroundProduct = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id, ...body }: Target & Schemas['RecoveryRequest'], header) =>
      unwrap(
        api.http.POST('/playground/capital_products/{id}/recover', { params: { path: { id }, header }, body }),
        'api_calls',
      ),
    ),
    ...afterAStep(api),
  })
