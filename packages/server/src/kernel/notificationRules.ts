import type { components } from '@partner-dashboard/contract'

type Schemas = components['schemas']
export type NotificationType = Schemas['NotificationEventType']

/** In the specification's order. */
export const notificationTypes: readonly NotificationType[] = [
  'api_errors',
  'crm_errors',
  'webhook_errors',
  'manual_datashare_upload',
  's3_datashare_upload',
  'user_added',
  'missing_bank_account_datashare',
  'missing_sales_datashare',
]

const counted = (count: number | undefined, what: string) => `${count ?? 0} ${what}${(count ?? 0) > 1 ? 's' : ''}`

/** The specification's texts (section 8), for emails and chat. */
export function notificationText(type: NotificationType, payload: Schemas['NotificationPayload']): string {
  switch (type) {
    case 'api_errors':
      return `${counted(payload.error_count, 'API request')} failed`
    case 'crm_errors':
      return `${counted(payload.error_count, 'CRM event')} failed`
    case 'webhook_errors':
      return `${counted(payload.error_count, 'webhook')} failed to deliver`
    case 'manual_datashare_upload':
      return 'Manual datashare upload failed'
    case 's3_datashare_upload':
      return 'S3 datashare upload failed'
    case 'user_added':
      return `${payload.username ?? ''} was added as ${payload.role ?? ''}`
    case 'missing_bank_account_datashare':
      return 'Bank account datashare missing'
    case 'missing_sales_datashare':
      return 'Sales datashare missing'
  }
}

const uploadPage = (source: string, { event_id }: Schemas['NotificationPayload']) =>
  event_id ? `/data-share/${source}/uploads/${encodeURIComponent(event_id)}` : '/data-share'

/** Path of the page that a notification links to (specification, section 2). */
export function notificationPage(type: NotificationType, payload: Schemas['NotificationPayload']): string {
  switch (type) {
    case 'api_errors':
      return '/developer/api-logs'
    case 'crm_errors':
      return '/developer/crm-events'
    case 'webhook_errors':
      return '/developer/webhook-events'
    case 'manual_datashare_upload':
      return uploadPage('manual-uploads', payload)
    case 's3_datashare_upload':
      return uploadPage('s3-pipeline', payload)
    case 'user_added':
      return '/settings/users'
    case 'missing_bank_account_datashare':
    case 'missing_sales_datashare':
      return '/data-share'
  }
}

/** Defaults: everything in the dashboard; email for failed uploads only. */
export const defaultChannels = (type: NotificationType): Schemas['Channels'] => ({
  email: type === 'manual_datashare_upload' || type === 's3_datashare_upload',
  web: true,
  chat: type !== 'user_added',
})
