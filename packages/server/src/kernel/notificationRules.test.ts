import { expect, it } from 'vitest'
import { notificationPage } from './notificationRules'

it.each([
  ['api_errors', {}, '/developer/api-logs'],
  ['crm_errors', {}, '/developer/crm-events'],
  ['webhook_errors', {}, '/developer/webhook-events'],
  ['manual_datashare_upload', { event_id: 'upload_1' }, '/data-share/manual-uploads/uploads/upload_1'],
  ['manual_datashare_upload', {}, '/data-share'],
  ['s3_datashare_upload', { event_id: 'a/b' }, '/data-share/s3-pipeline/uploads/a%2Fb'],
  ['user_added', {}, '/settings/users'],
  ['missing_bank_account_datashare', {}, '/data-share'],
  ['missing_sales_datashare', {}, '/data-share'],
] as const)('%s with %j links to %s', (type, payload, page) => {
  expect(notificationPage(type, payload)).toBe(page)
})
