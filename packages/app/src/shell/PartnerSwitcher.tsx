import type { Partner } from '@partner-dashboard/client'
import { FallbackImage, SearchMenuButton } from '@partner-dashboard/ui'
import type { OrganizationView } from '../scope/organization'
import { useSwitchScope } from './useSwitchScope'

interface PartnerSwitcherProps {
  organization: OrganizationView
  partners: readonly Partner[]
  partnerId: string | null
}

/** Which partner the dashboard shows. The organization itself comes first; choosing it clears the partner (specification, section 2). */
export function PartnerSwitcher({ organization, partners, partnerId }: PartnerSwitcherProps) {
  const switchScope = useSwitchScope()
  const chosen = partners.find(({ id }) => id === partnerId)
  return (
    <SearchMenuButton
      label={chosen?.name ?? (partnerId === null ? organization.name : '(Not available)')}
      purpose="Partner"
      image={<FallbackImage src={chosen?.icon ?? null} alt="" fallback="briefcase" size={24} />}
      placeholder="Search..."
      pinned={[
        {
          id: organization.id,
          label: organization.name,
          isDisabled: !organization.isEnabled,
          isSelected: partnerId === null,
          onAction: () => void switchScope({ partner_id: undefined }),
        },
      ]}
      items={partners.map(({ id, name, slug, config, icon }) => ({
        id,
        label: config?.country_code === 'CA' ? `${name} (Canada)` : name,
        // Found by name or slug.
        searchText: `${name} ${slug}`,
        image: <FallbackImage src={icon} alt="" fallback="briefcase" size={24} />,
        isSelected: id === partnerId,
        onAction: () => void switchScope({ partner_id: id }),
      }))}
    />
  )
}
