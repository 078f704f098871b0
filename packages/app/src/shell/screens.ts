import type { Capability } from '@partner-dashboard/client'
import type { FlagName } from '../monitoring/flags'

interface Screen {
  path: string
  label: string
  area: string
  /** Additional search terms. */
  keywords?: string
  /** Feature flag that enables it. */
  flag?: FlagName
}

/** Opens a form on a page. */
interface Action {
  id: string
  label: string
  path: string
  search: Readonly<Record<string, string>>
  keywords?: string
  /** Capability of the form. */
  capability?: Capability
}

export const actions: readonly Action[] = [
  {
    id: 'add endpoint',
    label: 'Add endpoint',
    path: '/developer/webhook-events',
    search: { tab: 'endpoints', panel: 'create' },
    keywords: 'webhook create',
    capability: 'manage_developer',
  },
  {
    id: 'add user',
    label: 'Add user',
    path: '/settings/users',
    search: { panel: 'add' },
    keywords: 'invite team role',
    capability: 'manage_users',
  },
  {
    id: 'connect crm',
    label: 'Connect CRM',
    path: '/developer/crm-events',
    search: { panel: 'connect' },
    keywords: 'sync integration',
    capability: 'manage_developer',
  },
  {
    id: 'get toolkit',
    label: 'Get toolkit',
    path: '/marketing',
    search: { tab: 'toolkits' },
    keywords: 'email banner code',
  },
  {
    id: 'create offer file',
    label: 'Create offer file',
    path: '/marketing',
    search: { tab: 'offer_files' },
    keywords: 'csv export offers',
    capability: 'manage_promotions',
  },
]

/** Pages that need no object. */
export const screens: readonly Screen[] = [
  { path: '/', label: 'Home', area: 'Pages', keywords: 'overview start' },
  { path: '/analytics', label: 'Analytics', area: 'Pages', keywords: 'charts figures' },
  { path: '/businesses', label: 'Businesses', area: 'Pages', keywords: 'customers merchants' },
  { path: '/loan/businesses', label: 'Loan businesses', area: 'Pages', keywords: 'flex term' },
  { path: '/businesses/capital', label: 'Funded products', area: 'Capital', keywords: 'advances' },
  { path: '/businesses/capital/applications', label: 'Applications', area: 'Capital' },
  { path: '/businesses/capital/offers', label: 'Offers', area: 'Capital' },
  {
    path: '/businesses/capital/orders',
    label: 'Orders',
    area: 'Capital',
    keywords: 'bnpl',
    flag: 'pd-show-bnpl-orders',
  },
  { path: '/marketing', label: 'Marketing', area: 'Tools', keywords: 'toolkits integrations offer csv' },
  { path: '/marketing/promotions', label: 'Promotions', area: 'Tools', keywords: 'fee discounts' },
  { path: '/marketing/promotions/create-fee-discount', label: 'Create promotion', area: 'Tools' },
  { path: '/reporting', label: 'Reporting', area: 'Tools', keywords: 'reports exports revenue share' },
  { path: '/data-share', label: 'Data share', area: 'Tools', keywords: 'datasets upload' },
  { path: '/data-share/manual-uploads', label: 'Manual uploads', area: 'Tools', keywords: 'csv data share' },
  { path: '/data-share/s3-pipeline', label: 'Bucket pipeline', area: 'Tools', keywords: 's3 data share' },
  { path: '/developer', label: 'Developer', area: 'Tools', keywords: 'webhook endpoints api keys' },
  { path: '/developer/api-logs', label: 'API logs', area: 'Tools', keywords: 'requests errors' },
  { path: '/developer/crm-events', label: 'CRM events', area: 'Tools', keywords: 'sync' },
  { path: '/developer/webhook-events', label: 'Webhook events', area: 'Tools', keywords: 'deliveries' },
  { path: '/playground', label: 'Playground', area: 'Tools', keywords: 'sandbox try' },
  { path: '/playground/create-offer', label: 'Create sandbox offer', area: 'Tools', keywords: 'sandbox' },
  { path: '/settings', label: 'Settings', area: 'Settings' },
  { path: '/settings/users', label: 'Users', area: 'Settings', keywords: 'roles team' },
  { path: '/settings/widget', label: 'Widget', area: 'Settings' },
  { path: '/settings/branding', label: 'Branding', area: 'Settings', keywords: 'logo icon colors' },
  { path: '/settings/support-info', label: 'Support info', area: 'Settings', keywords: 'help phone' },
  { path: '/settings/chat-integration', label: 'Chat integration', area: 'Settings', keywords: 'slack' },
  {
    path: '/settings/notification-preferences',
    label: 'Notification preferences',
    area: 'Settings',
    keywords: 'email',
    flag: 'partner-event-emails',
  },
  {
    path: '/settings/second-factor',
    label: 'Two-step sign-in',
    area: 'Settings',
    keywords: '2fa mfa totp authenticator security',
  },
  { path: '/settings/sessions', label: 'Sessions', area: 'Settings', keywords: 'devices sign out revoke security' },
  { path: '/settings/audit-log', label: 'Audit log', area: 'Settings', keywords: 'history changes security sign-ins' },
]
