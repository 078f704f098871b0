import type { WebNotification } from '@partner-dashboard/client'
import { expect, it } from 'vitest'
import { notificationTarget, notificationText } from './notifications'

const notification = (event_type: unknown, payload: unknown = {}, pd_query_params: unknown = ''): WebNotification =>
  ({ event_type, payload, pd_query_params }) as WebNotification

it.each([
  ['api_errors', { error_count: 3 }, '3 API requests failed'],
  ['api_errors', { error_count: 1 }, '1 API request failed'],
  ['api_errors', { error_count: 0 }, '0 API request failed'],
  ['api_errors', {}, '0 API request failed'],
  ['api_errors', null, '0 API request failed'],
  ['crm_errors', { error_count: 2 }, '2 CRM events failed'],
  ['crm_errors', { error_count: 1 }, '1 CRM event failed'],
  ['webhook_errors', { error_count: 14 }, '14 webhooks failed to deliver'],
  ['webhook_errors', { error_count: 1 }, '1 webhook failed to deliver'],
  ['webhook_errors', { error_count: null }, '0 webhook failed to deliver'],
  ['manual_datashare_upload', {}, 'Manual datashare upload failed'],
  ['s3_datashare_upload', {}, 'S3 datashare upload failed'],
  ['user_added', { username: 'Ana Lopez', role: 'developer' }, 'Ana Lopez was added as developer'],
  ['user_added', { username: 'Ana Lopez' }, 'Ana Lopez was added as (Not available)'],
  ['missing_bank_account_datashare', {}, 'Bank account datashare missing'],
  ['missing_sales_datashare', {}, 'Sales datashare missing'],
  ['payout_paused', {}, 'Payout paused'],
  ['constructor', {}, 'Constructor'],
  [5, {}, '(Not available)'],
])('%s with %j says %s', (type, payload, said) => {
  expect(notificationText(notification(type, payload))).toBe(said)
})

it.each([
  ['api_errors', {}, '', '/developer/api-logs'],
  ['crm_errors', {}, '?status=failed', '/developer/crm-events?status=failed'],
  ['webhook_errors', {}, 'status=failed&a=b%20c', '/developer/webhook-events?status=failed&a=b%20c'],
  ['manual_datashare_upload', { event_id: 'upload_1' }, '?x=1', '/data-share/manual-uploads/uploads/upload_1?x=1'],
  ['s3_datashare_upload', { event_id: 'a/b' }, '', '/data-share/s3-pipeline/uploads/a%2Fb'],
  ['manual_datashare_upload', {}, '', '/data-share'],
  ['user_added', {}, null, '/settings/users'],
  ['user_added', {}, { status: 'failed' }, '/settings/users'],
  ['missing_bank_account_datashare', {}, '?', '/data-share'],
  ['missing_sales_datashare', {}, '', '/data-share'],
  ['payout_paused', {}, '?a=b', undefined],
])('%s with %j and %j links to %s and %s', (type, payload, query, target) => {
  expect(notificationTarget(notification(type, payload, query))).toBe(target)
})

it('keeps the scope unless the notification sets one', () => {
  const scope = { partner_id: 'p', sandbox_mode: 'true' }
  expect(notificationTarget(notification('api_errors'), scope)).toBe(
    '/developer/api-logs?partner_id=p&sandbox_mode=true',
  )
  expect(notificationTarget(notification('api_errors', {}, '?partner_id=q'), scope)).toBe(
    '/developer/api-logs?partner_id=q&sandbox_mode=true',
  )
  expect(notificationTarget(notification('api_errors', {}, '?a=b'), { partner_id: undefined })).toBe(
    '/developer/api-logs?a=b',
  )
})

it('labels a notification without a type', () => {
  const empty = {} as Parameters<typeof notificationText>[0]
  expect(notificationText(empty)).toBe('(Not available)')
})
