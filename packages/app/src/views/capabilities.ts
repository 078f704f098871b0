import type { Capability } from '@partner-dashboard/client'
import { nameOf } from './look'

const capabilityActions = {
  manage_users: 'add, edit and delete users',
  read_secrets: 'view secrets and API keys',
  manage_api_keys: 'create, rotate and revoke API keys',
  manage_settings: 'change settings',
  manage_orders: 'create, finalize and cancel orders',
  manage_promotions: 'run promotions',
  manage_data_share: 'share data',
  manage_developer: 'set up webhooks and the CRM',
  upload_files: 'upload files',
  send_events: 'send events and test messages',
  schedule_reports: 'schedule reports by email',
  review_applications: 'review applications in the sandbox',
} satisfies Record<Capability, string>

/** Action of a capability, such as "change settings"; unknown ones are derived from the name. */
const actionOf = (capability: string) => {
  const action = nameOf(capabilityActions, capability)
  return action.charAt(0).toLowerCase() + action.slice(1)
}

/** Shown next to a disabled control. */
export const whyNotAllowed = (capability: string) =>
  `Your role can't ${actionOf(capability).replaceAll(' and ', ' or ')}.`

/** Row per capability, with the roles that have it. Every role can view all pages. */
export function capabilityRows(roles: readonly { role: string; capabilities: readonly string[] }[]) {
  const capabilities = [...new Set(roles.flatMap((role) => role.capabilities))]
  return [
    { label: 'View all pages', checked: roles.map(({ role }) => role) },
    ...capabilities.map((capability) => ({
      label: nameOf(capabilityActions, capability).replace(/^./, (first) => first.toUpperCase()),
      checked: roles.filter((role) => role.capabilities.includes(capability)).map(({ role }) => role),
    })),
  ]
}
