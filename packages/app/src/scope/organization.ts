import type { Organization, Partner, ProductType } from '@partner-dashboard/client'

/** Organization with the values derived from its partners (specification, section 3). */
export interface OrganizationView {
  id: string
  name: string
  slug: string
  created_at: string
  products: ProductType[]
  syncOptInEnabled: boolean
  isEnabled: boolean
}

const defaultStart = '2020-01-01T00:00:00Z'

export function deriveOrganization(organization: Organization, partners: readonly Partner[]): OrganizationView {
  const starts = partners.map((partner) => partner.created_at).filter((start) => !Number.isNaN(Date.parse(start)))
  return {
    id: organization.id,
    name: organization.name,
    slug: `org-${organization.name.toLowerCase()}`,
    created_at: starts.reduce(
      (first, start) => (Date.parse(start) < Date.parse(first) ? start : first),
      starts[0] ?? defaultStart,
    ),
    products: [...new Set(partners.flatMap((partner) => partner.config?.products ?? []))],
    syncOptInEnabled: partners.some((partner) => partner.config?.identity_data_share === 'post_opt_in_sync_webhook'),
    isEnabled: organization.is_enabled !== false,
  }
}
