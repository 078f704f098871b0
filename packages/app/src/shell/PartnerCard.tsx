import type { HomeSummary, Partner } from '@partner-dashboard/client'
import { Button, Card, FallbackImage, Skeleton, Tag } from '@partner-dashboard/ui'
import { HomeAttention, HomeFigures, HomeFiguresShape, HomeFunnel } from '../home/HomeFigures'
import { productName } from '../views/products'
import * as styles from './PartnerCard.css'
import { useSwitchScope } from './useSwitchScope'

interface PartnerCardProps {
  partner: Partner
  /** What Home shows of it; none before it is there, where it failed and where it says nothing of this partner. */
  summary: HomeSummary | undefined
  status: 'pending' | 'error' | 'success'
}

/** One partner of the organization: what Home shows of it, and the way in. */
export function PartnerCard({ partner: { id, name, icon, config }, summary, status }: PartnerCardProps) {
  const switchScope = useSwitchScope()
  return (
    <Card
      title={name}
      status={
        <>
          <FallbackImage src={icon} alt="" fallback="briefcase" size={24} />
          {config?.country_code === 'CA' && <Tag>(Canada)</Tag>}
          <span>{config ? config.products.map(productName).join(', ') : 'Partner configuration not found'}</span>
          <span className={styles.open}>
            <Button onPress={() => void switchScope({ partner_id: id })}>Open {name}</Button>
          </span>
        </>
      }
    >
      {summary || status === 'pending' ? (
        <>
          <div className={styles.parts}>
            {summary ? <HomeFigures summary={summary} partnerId={id} /> : <HomeFiguresShape />}
            <div className={styles.attention}>
              {summary ? <HomeAttention summary={summary} partnerId={id} /> : <Skeleton lines={7} />}
            </div>
          </div>
          {summary ? <HomeFunnel summary={summary} partnerId={id} /> : <Skeleton lines={7} />}
        </>
      ) : (
        status === 'success' && <p>Nothing was counted for this partner.</p>
      )}
    </Card>
  )
}
