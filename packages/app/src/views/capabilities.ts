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

/** Everything a role can do, in one sentence. */
export function capabilitiesText(capabilities: readonly string[] | null | undefined): string {
  const list = (capabilities ?? []).map(actionOf)
  return list.length === 0
    ? 'Can view everything.'
    : `Can view everything and ${new Intl.ListFormat('en-US', { type: 'conjunction' }).format(list)}.`
}
