import { homeSummary, type Partner } from '@partner-dashboard/client'
import { EmptyState, ErrorState, LoadingScreen, Notice, Page, PageHead } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import type { OrganizationView } from '../scope/organization'
import { useCore } from '../scope/useCore'
import { homePeriod } from '../views/home'
import { PartnerTable } from './PartnerTable'

interface OrganizationOverviewProps {
  organization: OrganizationView | undefined
  partners: readonly Partner[] | undefined
  /** Name of the page that needs a partner, such as "Analytics"; undefined on Home. */
  page?: string
}

/** Partner list, shown on pages that need a partner while the organization is selected. */
export function OrganizationOverview({ organization, partners, page }: OrganizationOverviewProps) {
  if (!partners) return <LoadingScreen />
  if (!organization) return <EmptyState isPage title="No organization found" />
  return <Overview name={organization.name} partners={partners} page={page} />
}

const isPlural = (page: string) => page.endsWith('s') && page !== 'Analytics'

interface OverviewProps {
  name: string
  partners: readonly Partner[]
  page: string | undefined
}

function Overview({ name, partners, page }: OverviewProps) {
  // Partners can be opened before the figures load, and if they fail.
  const home = useQuery(homeSummary(useCore().api))
  return (
    <Page>
      <PageHead title={name} description={homePeriod(home.data?.results?.[0])} />
      {page !== undefined && (
        <Notice>{`${page} ${isPlural(page) ? 'are' : 'is'} shown per partner. Choose a partner.`}</Notice>
      )}
      {home.isError && !home.data && <ErrorState onRetry={() => void home.refetch()} />}
      <PartnerTable partners={partners} summaries={home.data?.results} totals={home.data?.totals} />
    </Page>
  )
}
