import type { CrmIntegration, CrmSyncStatus, CrmVendor } from '@partner-dashboard/client'
import type { Look } from './look'

export const crmVendors = {
  demo: 'Built-in demo CRM',
  hubspot: 'HubSpot',
  salesforce: 'Salesforce',
} satisfies Record<CrmVendor, string>

export const crmStatus = {
  linked: { tone: 'positive', label: 'Connected' },
  incomplete: { tone: 'caution', label: 'Incomplete' },
  relink_needed: { tone: 'negative', label: 'Reconnect' },
  disabled: { tone: 'neutral', label: 'Not connected' },
} satisfies Record<CrmIntegration['status'], Look>

export const crmSyncStatus = {
  idle: { tone: 'neutral', label: 'Not run yet' },
  syncing: { tone: 'info', label: 'Running' },
  done: { tone: 'positive', label: 'Completed' },
  partially_synced: { tone: 'caution', label: 'Partially completed' },
  failed: { tone: 'negative', label: 'Failed' },
  disabled: { tone: 'neutral', label: 'Not connected' },
} satisfies Record<CrmSyncStatus, Look>
