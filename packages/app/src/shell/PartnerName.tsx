import type { Partner } from '@partner-dashboard/client'
import { FallbackImage, PartnerLabel, Tag } from '@partner-dashboard/ui'

/** Whose dashboard it is, for those who have one partner and nothing to switch. */
export const PartnerName = ({ partner }: { partner: Partner | undefined }) => (
  <PartnerLabel
    image={<FallbackImage src={partner?.icon ?? partner?.logo} alt="" fallback="briefcase" size={24} />}
    name={partner?.name ?? '(Not available)'}
    tag={partner?.config?.country_code === 'CA' && <Tag>(Canada)</Tag>}
  />
)
