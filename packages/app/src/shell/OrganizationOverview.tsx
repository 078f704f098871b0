import { type Api, homeSummary, type Partner } from '@partner-dashboard/client'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  FallbackImage,
  LoadingScreen,
  Page,
  PageHead,
  Skeleton,
  Tag,
} from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { useQuery } from '@tanstack/react-query'
import { HomeAttention, HomeFigures } from '../home/HomeFigures'
import type { OrganizationView } from '../scope/organization'
import { productName } from '../views/products'
import { useSwitchScope } from './useSwitchScope'

interface OrganizationOverviewProps {
  api: Api
  organization: OrganizationView | undefined
  partners: readonly Partner[] | undefined
}

/**
 * The organization's partners, a card each with what needs attention and the figures: what a page that needs a partner shows after the
 * organization itself was chosen.
 */
export function OrganizationOverview({ api, organization, partners }: OrganizationOverviewProps) {
  const switchScope = useSwitchScope()
  const home = useQuery({ ...homeSummary(api), enabled: organization !== undefined })
  if (!partners) return <LoadingScreen />
  if (!organization) return <EmptyState isPage title="No organization found" />
  const asOf = home.data?.[0]?.data_as_of
  return (
    <Page>
      <PageHead
        title={organization.name}
        description={`Choose a partner to see its businesses.${asOf ? ` Data as of ${formatDate(asOf, { withTime: true })}.` : ''}`}
      />
      {partners.map(({ id, name, icon, config }) => {
        const summary = home.data?.find(({ partner_id }) => partner_id === id)
        return (
          <Card
            key={id}
            title={name}
            status={
              <>
                <FallbackImage src={icon} alt="" fallback="briefcase" size={24} />
                {config?.country_code === 'CA' && <Tag>(Canada)</Tag>}
                <span>{config ? config.products.map(productName).join(', ') : 'Partner configuration not found'}</span>
                <Button onPress={() => void switchScope({ partner_id: id })}>Open {name}</Button>
              </>
            }
          >
            {summary ? (
              <>
                <HomeFigures summary={summary} partnerId={id} />
                <HomeAttention summary={summary} partnerId={id} />
              </>
            ) : home.isError ? (
              <ErrorState onRetry={() => void home.refetch()} />
            ) : home.isPending ? (
              <Skeleton lines={4} />
            ) : (
              <p>Nothing was counted for this partner.</p>
            )}
          </Card>
        )
      })}
    </Page>
  )
}
