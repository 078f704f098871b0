import type { NotificationEventType, WebNotification } from '@partner-dashboard/client'
import { nameOf } from './look'

type Said = Pick<WebNotification, 'event_type' | 'payload'>

/** Counted noun; 1 or fewer is singular (specification, section 8). */
function counted(count: number | null | undefined, one: string, many: string): string {
  const known = typeof count === 'number' && Number.isFinite(count) ? count : 0
  return `${known} ${known <= 1 ? one : many}`
}

const missing = '(Not available)'

type Payload = Partial<WebNotification['payload']>

/** The specification's texts (section 8). */
const texts = {
  api_errors: ({ error_count }) => `${counted(error_count, 'API request', 'API requests')} failed`,
  crm_errors: ({ error_count }) => `${counted(error_count, 'CRM event', 'CRM events')} failed`,
  webhook_errors: ({ error_count }) => `${counted(error_count, 'webhook', 'webhooks')} failed to deliver`,
  manual_datashare_upload: () => 'Manual datashare upload failed',
  s3_datashare_upload: () => 'S3 datashare upload failed',
  user_added: ({ username, role }) => `${username || missing} was added as ${role || missing}`,
  missing_bank_account_datashare: () => 'Bank account datashare missing',
  missing_sales_datashare: () => 'Sales datashare missing',
} satisfies Record<NotificationEventType, (payload: Payload) => string>

/** Text of a notification; unknown types are derived from the name. */
export function notificationText({ event_type, payload }: Said): string {
  return Object.hasOwn(texts, event_type) ? texts[event_type](payload ?? {}) : nameOf({}, event_type)
}

const uploadPage = (source: string, { event_id }: Payload) =>
  event_id ? `/data-share/${source}/uploads/${encodeURIComponent(event_id)}` : '/data-share'

const targets = {
  api_errors: () => '/developer/api-logs',
  crm_errors: () => '/developer/crm-events',
  webhook_errors: () => '/developer/webhook-events',
  manual_datashare_upload: (payload) => uploadPage('manual-uploads', payload),
  s3_datashare_upload: (payload) => uploadPage('s3-pipeline', payload),
  user_added: () => '/settings/users',
  missing_bank_account_datashare: () => '/data-share',
  missing_sales_datashare: () => '/data-share',
} satisfies Record<NotificationEventType, (payload: Payload) => string>

/** Link of a notification with its own parameters, plus the current scope if they don't set one. Undefined for unknown types. */
export function notificationTarget(
  { event_type, payload, pd_query_params }: Said & Pick<WebNotification, 'pd_query_params'>,
  scope: Readonly<Record<string, string | undefined>> = {},
): string | undefined {
  if (!Object.hasOwn(targets, event_type)) return undefined
  const own = typeof pd_query_params === 'string' ? pd_query_params.replace(/^\?/, '') : ''
  const ownParams = new URLSearchParams(own)
  const more = new URLSearchParams()
  for (const [name, value] of Object.entries(scope)) if (value && !ownParams.has(name)) more.set(name, value)
  const query = [own, more.toString()].filter(Boolean).join('&')
  return targets[event_type](payload ?? {}) + (query === '' ? '' : `?${query}`)
}
