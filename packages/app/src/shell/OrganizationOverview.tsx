import type { Partner } from '@partner-dashboard/client'
import {
  ChoiceCard,
  ChoiceCards,
  EmptyState,
  FallbackImage,
  LoadingScreen,
  Page,
  PageHead,
} from '@partner-dashboard/ui'
import type { OrganizationView } from '../scope/organization'
import { productName } from '../views/products'
import { useSwitchScope } from './useSwitchScope'

interface OrganizationOverviewProps {
  organization: OrganizationView | undefined
  partners: readonly Partner[] | undefined
}

/** The organization's partners, one to choose: what a page that needs a partner shows after the organization itself was chosen. */
export function OrganizationOverview({ organization, partners }: OrganizationOverviewProps) {
  const switchScope = useSwitchScope()
  if (!partners) return <LoadingScreen />
  if (!organization) return <EmptyState isPage title="No organization found" />
  return (
    <Page>
      <PageHead title={organization.name} description="Choose a partner to see its businesses." />
      <ChoiceCards>
        {partners.map(({ id, name, icon, config }) => (
          <ChoiceCard
            key={id}
            title={name}
            tag={config?.country_code === 'CA' ? '(Canada)' : undefined}
            note={config ? config.products.map(productName).join(', ') : 'Partner configuration not found'}
            image={<FallbackImage src={icon} alt="" fallback="briefcase" size={40} />}
            onPress={() => void switchScope({ partner_id: id })}
          />
        ))}
      </ChoiceCards>
    </Page>
  )
}
