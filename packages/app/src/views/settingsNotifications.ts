import type { NotificationChannels, NotificationEventType } from '@partner-dashboard/client'
import { nameOf } from './look'

const types = {
  api_errors: { name: 'API errors', when: 'When requests to the API fail.' },
  crm_errors: { name: 'CRM errors', when: 'When events do not reach the CRM.' },
  webhook_errors: { name: 'Webhook errors', when: 'When webhooks cannot be delivered.' },
  manual_datashare_upload: { name: 'Manual uploads', when: 'When a file that was uploaded by hand fails.' },
  s3_datashare_upload: { name: 'S3 uploads', when: 'When a file from the bucket fails.' },
  user_added: { name: 'New users', when: 'When somebody adds a user.' },
  missing_bank_account_datashare: { name: 'Missing bank accounts', when: 'When bank accounts are not shared.' },
  missing_sales_datashare: { name: 'Missing sales', when: 'When sales are not shared.' },
} satisfies Record<NotificationEventType, { name: string; when: string }>

export const eventTypeName = (type: string) =>
  Object.hasOwn(types, type) ? types[type as NotificationEventType].name : nameOf({}, type)

export const eventTypeNote = (type: string) =>
  Object.hasOwn(types, type) ? types[type as NotificationEventType].when : ''

export type ChannelName = keyof NotificationChannels

export const channelNames = {
  email: 'E-mail',
  web: 'Dashboard',
  chat: 'Chat',
} satisfies Record<ChannelName, string>
