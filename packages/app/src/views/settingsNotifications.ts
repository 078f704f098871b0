import type { NotificationChannels, NotificationEventType } from '@partner-dashboard/client'
import { nameOf } from './look'

const types = {
  api_errors: 'Failed API requests',
  crm_errors: 'Failed CRM events',
  webhook_errors: 'Undelivered webhooks',
  manual_datashare_upload: 'Failed manual uploads',
  s3_datashare_upload: 'Failed S3 uploads',
  user_added: 'New users',
  missing_bank_account_datashare: 'Missing bank accounts',
  missing_sales_datashare: 'Missing sales',
} satisfies Record<NotificationEventType, string>

export const eventTypeName = (type: string) => nameOf(types, type)

export type ChannelName = keyof NotificationChannels

export const channelNames = {
  email: 'Email',
  web: 'In app',
  chat: 'Chat',
} satisfies Record<ChannelName, string>
