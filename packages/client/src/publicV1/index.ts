export type { components, operations, paths } from '@partner-dashboard/contract/public-v1'
export { ApiError, type ApiErrorKind, type Problem, type ProblemPart } from '../transport/errors'
export type { Send } from '../transport/inTime'
export { type ClientOptions, createClient, type PublicClient, type ResponseOf } from './client'
export type { RetryPolicy } from './retry'
export {
  verifyWebhook,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookEventType,
  type WebhookFault,
  WebhookVerificationError,
} from './webhooks'
