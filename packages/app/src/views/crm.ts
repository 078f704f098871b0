import type { CrmIntegration, CrmSyncStatus, CrmVendor } from '@partner-dashboard/client'
import type { Look } from './look'

export const crmVendors = {
  demo: 'Built-in demo CRM',
  hubspot: 'HubSpot',
  salesforce: 'Salesforce',
} satisfies Record<CrmVendor, string>

export const crmStatus = {
  linked: { tone: 'positive', label: 'Connected' },
  incomplete: { tone: 'caution', label: 'Not finished' },
  relink_needed: { tone: 'negative', label: 'Connect again' },
  disabled: { tone: 'neutral', label: 'Not connected' },
} satisfies Record<CrmIntegration['status'], Look>

export const crmSyncStatus = {
  idle: { tone: 'neutral', label: 'Never run' },
  syncing: { tone: 'info', label: 'Running' },
  done: { tone: 'positive', label: 'Done' },
  partially_synced: { tone: 'caution', label: 'Partly done' },
  failed: { tone: 'negative', label: 'Failed' },
  disabled: { tone: 'neutral', label: 'Not connected' },
} satisfies Record<CrmSyncStatus, Look>
