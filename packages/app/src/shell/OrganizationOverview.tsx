import { homeSummary, type Partner } from '@partner-dashboard/client'
import { EmptyState, ErrorState, LoadingScreen, Notice, Page, PageHead } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import type { OrganizationView } from '../scope/organization'
import { useCore } from '../scope/useCore'
import { homePeriods } from '../views/home'
import { PartnerCard } from './PartnerCard'

interface OrganizationOverviewProps {
  organization: OrganizationView | undefined
  partners: readonly Partner[] | undefined
  /** The page that needs a partner: 'Analytics'. Home shows the overview itself. */
  page?: string
}

/**
 * The organization's partners, a card each with what needs attention and the figures: what a page that needs a partner shows after the
 * organization itself was chosen.
 */
export function OrganizationOverview({ organization, partners, page }: OrganizationOverviewProps) {
  if (!partners) return <LoadingScreen />
  if (!organization) return <EmptyState isPage title="No organization found" />
  return <Overview name={organization.name} partners={partners} page={page} />
}

const plurals = new Set(['Businesses', 'Loan businesses', 'Settings'])

interface OverviewProps {
  name: string
  partners: readonly Partner[]
  page: string | undefined
}

function Overview({ name, partners, page }: OverviewProps) {
  // One answer for all of them: a partner can be opened before it is there, and where it fails.
  const home = useQuery(homeSummary(useCore().api))
  const first = home.data?.[0]
  return (
    <Page>
      <PageHead
        title={name}
        description={
          first
            ? homePeriods(first)
            : 'The last 30 days, beside the 30 days before. Choose a partner to see its businesses.'
        }
      />
      {page !== undefined && <Notice>{`${page} ${plurals.has(page) ? 'are' : 'is'} per partner. Choose one.`}</Notice>}
      {home.isError && !home.data && <ErrorState onRetry={() => void home.refetch()} />}
      {partners.map((partner) => (
        <PartnerCard
          key={partner.id}
          partner={partner}
          summary={home.data?.find(({ partner_id }) => partner_id === partner.id)}
          status={home.status}
        />
      ))}
    </Page>
  )
}
