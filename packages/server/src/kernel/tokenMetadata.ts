import type { components } from '@partner-dashboard/contract'
import type { Account } from '../platform/scope'

type Schemas = components['schemas']

/** Metadata that scope a session, with the specification's names (section 3). */
export const tokenMetadata = (user: Account): Schemas['TokenMetadata'] => ({
  organization_id: user.organizationId,
  partner_id: user.partnerId,
  platform_type: 'partner',
  role: user.role,
  userId: `user_${user.id}`,
  pd_user_roles: user.roles,
})
