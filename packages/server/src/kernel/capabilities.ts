import type { components } from '@partner-dashboard/contract'

type Role = components['schemas']['Role']
type Capability = components['schemas']['Capability']

const everybody: readonly Capability[] = [
  'manage_settings',
  'manage_orders',
  'manage_promotions',
  'manage_data_share',
  'manage_developer',
  'upload_files',
  'send_events',
  'schedule_reports',
  'review_applications',
]

/** Our policy, because the specification has none. */
const policy: Record<Role, readonly Capability[]> = {
  admin: ['manage_users', 'read_secrets', 'manage_api_keys', ...everybody],
  merchant_representative: everybody,
  developer: everybody,
  controller: everybody,
}

export const capabilitiesOf = (roles: readonly Role[]): Capability[] => [
  // Ignores unknown roles and inherited property names such as 'toString'.
  ...new Set(roles.flatMap((role) => (Object.hasOwn(policy, role) ? policy[role] : []))),
]

/** All roles with their capabilities, in display order. */
export const roleCapabilities = () =>
  Object.entries(policy).map(([role, capabilities]) => ({ role: role as Role, capabilities: [...capabilities] }))
