import type { HomeSummary, Partner } from '@partner-dashboard/client'
import { Button, Card, Columns, CountLinksRoom, FallbackImage, Skeleton, Tag } from '@partner-dashboard/ui'
import { HomeAttention, HomeFigures, HomeFiguresShape, HomeFunnel } from '../home/HomeFigures'
import { productName } from '../views/products'
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
        </>
      }
      actions={<Button onPress={() => void switchScope({ partner_id: id })}>Open {name}</Button>}
    >
      {summary || status === 'pending' ? (
        <>
          <Columns layout="wideFirst" gap={6}>
            {summary ? <HomeFigures summary={summary} partnerId={id} /> : <HomeFiguresShape />}
            <CountLinksRoom>
              {summary ? <HomeAttention summary={summary} partnerId={id} /> : <Skeleton lines={7} />}
            </CountLinksRoom>
          </Columns>
          {summary ? <HomeFunnel summary={summary} partnerId={id} /> : <Skeleton lines={7} />}
        </>
      ) : (
        status === 'success' && <p>Nothing was counted for this partner.</p>
      )}
    </Card>
  )
}
