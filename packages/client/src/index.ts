export {
  type Application,
  type ApplicationStatus,
  type ApplicationStep,
  type BusinessDetails,
  type BusinessFilter,
  type BusinessListQuery,
  type BusinessRow,
  type BusinessStatus,
  businessApplicationList,
  businessCount,
  businessDetail,
  businessList,
  type IncorporationType,
  type Region,
} from './queries/businesses'
export {
  type Organization,
  organizationList,
  type Partner,
  type PartnerConfig,
  type ProductType,
  partnerConfigList,
  partnerList,
} from './queries/partners'
export { configurationPolicy, defaultPolicy } from './queries/policy'
export { type Capability, type Session, sessionDetail } from './queries/session'
export { exchangeToken, logOut, startLogin, validateOtp } from './queries/signIn'
export { type Api, type ApiOptions, createApi } from './transport/api'
export { ApiError, type ApiErrorKind, type Problem, type ProblemPart } from './transport/errors'
export type { Mode, Scope } from './transport/scope'
