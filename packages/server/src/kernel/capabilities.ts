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

/** Who may do what: this project's policy, as the specification shows none. */
const policy: Record<Role, readonly Capability[]> = {
  admin: ['manage_users', 'read_secrets', 'manage_api_keys', ...everybody],
  merchant_representative: everybody,
  developer: everybody,
  controller: everybody,
}

export const capabilitiesOf = (roles: readonly Role[]): Capability[] => [
  // A role of a newer release is none of ours, and neither is the name of what every object has.
  ...new Set(roles.flatMap((role) => (Object.hasOwn(policy, role) ? policy[role] : []))),
]

/** Every role with what it may do, in the order in which they are offered. */
export const roleCapabilities = () =>
  Object.entries(policy).map(([role, capabilities]) => ({ role: role as Role, capabilities: [...capabilities] }))
