import type { Partner } from '@partner-dashboard/client'
import { FallbackImage, Tag } from '@partner-dashboard/ui'
import * as styles from './PartnerName.css'

/** Whose dashboard it is, for those who have one partner and nothing to switch. */
export const PartnerName = ({ partner }: { partner: Partner | undefined }) => (
  <div className={styles.root}>
    <FallbackImage src={partner?.icon ?? partner?.logo} alt="" fallback="briefcase" size={24} />
    <span className={styles.name} title={partner?.name}>
      {partner?.name ?? '(Not available)'}
    </span>
    {partner?.config?.country_code === 'CA' && <Tag>(Canada)</Tag>}
  </div>
)
