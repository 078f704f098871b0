import type { Capability } from '@partner-dashboard/client'
import { nameOf } from './look'

const deeds = {
  manage_users: 'add, edit and delete users',
  read_secrets: 'view secrets and API keys',
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

/** What a capability lets a user do, to follow 'may': 'change settings'. One of a newer server is spelled out as it stands. */
const deedOf = (capability: string) => {
  const deed = nameOf(deeds, capability)
  return deed.charAt(0).toLowerCase() + deed.slice(1)
}

/** Said beside what is disabled. */
export const whyNotAllowed = (capability: string) =>
  `Your role can't ${deedOf(capability).replaceAll(' and ', ' or ')}.`

/** All that a role may do, as one sentence. */
export function deedsOf(capabilities: readonly string[] | null | undefined): string {
  const list = (capabilities ?? []).map(deedOf)
  return list.length === 0
    ? 'Can view everything.'
    : `Can view everything and ${new Intl.ListFormat('en-US', { type: 'conjunction' }).format(list)}.`
}
