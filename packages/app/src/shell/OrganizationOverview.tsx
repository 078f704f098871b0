import type { Partner } from '@partner-dashboard/client'
import { EmptyState, LoadingScreen, Page, PageHead } from '@partner-dashboard/ui'
import type { OrganizationView } from '../scope/organization'
import { PartnerCard } from './PartnerCard'

interface OrganizationOverviewProps {
  organization: OrganizationView | undefined
  partners: readonly Partner[] | undefined
}

/**
 * The organization's partners, a card each with what needs attention and the figures: what a page that needs a partner shows after the
 * organization itself was chosen.
 */
export function OrganizationOverview({ organization, partners }: OrganizationOverviewProps) {
  if (!partners) return <LoadingScreen />
  if (!organization) return <EmptyState isPage title="No organization found" />
  return (
    <Page>
      <PageHead title={organization.name} description="Choose a partner to see its businesses." />
      {partners.map((partner) => (
        <PartnerCard key={partner.id} partner={partner} />
      ))}
    </Page>
  )
}
