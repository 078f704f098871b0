import type { DeliveryAttempt, Health, WebhookEndpoint } from '@partner-dashboard/client'
import type { Look } from './look'

export const health = {
  healthy: { tone: 'positive', label: 'Healthy' },
  unhealthy: { tone: 'negative', label: 'Unhealthy' },
} satisfies Record<Health, Look>

export const endpointStatus = {
  enabled: { tone: 'positive', label: 'Enabled' },
  disabled: { tone: 'neutral', label: 'Disabled' },
} satisfies Record<WebhookEndpoint['status'], Look>

const errorKinds = {
  timeout: 'No answer within 15 seconds',
  connection: 'The connection failed',
  redirect: 'It answered with a redirect, which is not followed',
  status: 'It answered with another status than 2XX',
  blocked: 'The address leads to a private network',
  tls: 'The certificate was not accepted',
} satisfies Record<NonNullable<DeliveryAttempt['error_kind']>, string>

/** Why an attempt failed, and what to do about it where that is not plain. */
export function whyFailed({ error_kind, response_status_code }: DeliveryAttempt): string | undefined {
  if (response_status_code === 410) return 'It answered 410 Gone, so the endpoint was disabled'
  if (error_kind === null || error_kind === undefined) return undefined
  return Object.hasOwn(errorKinds, error_kind) ? errorKinds[error_kind] : error_kind
}
