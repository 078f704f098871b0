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
  timeout: 'No response within 15 seconds',
  connection: 'Connection failed',
  redirect: "Redirects aren't followed",
  status: "Response status wasn't 2XX",
  blocked: 'The URL points to a private network',
  tls: 'Invalid TLS certificate',
} satisfies Record<NonNullable<DeliveryAttempt['error_kind']>, string>

/** Why an attempt failed, and what to do if it isn't obvious. */
export function whyFailed({ error_kind, response_status_code }: DeliveryAttempt): string | undefined {
  if (response_status_code === 410) return 'The endpoint returned 410 Gone and was disabled'
  if (error_kind === null || error_kind === undefined) return undefined
  return Object.hasOwn(errorKinds, error_kind) ? errorKinds[error_kind] : error_kind
}
