import type { Partner } from '@partner-dashboard/client'
import { FallbackImage, SearchMenuButton } from '@partner-dashboard/ui'
import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { OrganizationView } from '../scope/organization'
import { needOf } from '../scope/routeNeeds'
import { useSwitchScope } from './useSwitchScope'

interface PartnerSwitcherProps {
  organization: OrganizationView
  partners: readonly Partner[]
  partnerId: string | null
}

const missing = '(Not available)'
const nameOf = ({ name, config }: Partner) => `${name || missing}${config?.country_code === 'CA' ? ' (Canada)' : ''}`
const iconOf = (partner: Partner | undefined) => (
  <FallbackImage src={partner?.icon ?? null} alt="" fallback="briefcase" size={24} />
)

/** Partner menu. The organization comes first and clears the partner (specification, section 2). */
export function PartnerSwitcher({ organization, partners, partnerId }: PartnerSwitcherProps) {
  const switchScope = useSwitchScope()
  const isDisabled = useLocation({ select: ({ pathname }) => needOf(pathname).isSwitcherDisabled === true })
  const chosen = partners.find(({ id }) => id === partnerId)
  // There may be thousands of partners, and the frame renders often.
  const items = useMemo(
    () =>
      partners.map((partner) => ({
        id: partner.id,
        label: nameOf(partner),
        // Separated, so a search can't match across name and slug.
        searchText: `${partner.name ?? ''}\n${partner.slug ?? ''}`,
        image: iconOf(partner),
        isSelected: partner.id === partnerId,
        onAction: () => void switchScope({ partner_id: partner.id }),
      })),
    [partners, partnerId, switchScope],
  )
  return (
    <SearchMenuButton
      label={chosen ? nameOf(chosen) : partnerId === null ? organization.name : missing}
      purpose="Partner"
      image={iconOf(chosen)}
      placeholder="Search..."
      isDisabled={isDisabled}
      pinned={[
        {
          id: organization.id,
          label: organization.name,
          isDisabled: !organization.isEnabled,
          isSelected: partnerId === null,
          onAction: () => void switchScope({ partner_id: undefined }),
        },
      ]}
      items={items}
    />
  )
}
