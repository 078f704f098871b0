export * from './queries/analytics'
export * from './queries/businessDetails'
export * from './queries/businesses'
export * from './queries/capital'
export * from './queries/chat'
export * from './queries/crm'
export * from './queries/csvExports'
export * from './queries/dataShare'
export * from './queries/developer'
export * from './queries/home'
export * from './queries/marketing'
export * from './queries/notifications'
export * from './queries/orders'
export * from './queries/partners'
export * from './queries/playground'
export * from './queries/playgroundRelief'
export { configurationPolicy, defaultPolicy, referencePolicy } from './queries/policy'
export * from './queries/reports'
export * from './queries/savedViews'
export * from './queries/session'
export * from './queries/settings'
export { shownOnce } from './queries/shownOnce'
export * from './queries/signIn'
export { type Api, type ApiOptions, createApi } from './transport/api'
export type { FileAnswer } from './transport/download'
export {
  ApiError,
  type ApiErrorKind,
  type ChangeMade,
  isNotThere,
  type Problem,
  type ProblemPart,
  whyNotThere,
} from './transport/errors'
export type { Send } from './transport/inTime'
export { type Mode, type Scope, scopeHeaders } from './transport/scope'
export type { Versioned } from './transport/unwrap'
export type { Upload } from './transport/upload'
