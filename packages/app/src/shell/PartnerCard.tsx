import { homeSummary, type Partner } from '@partner-dashboard/client'
import { Button, Card, ErrorState, FallbackImage, Skeleton, Tag, useImpression } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HomeAttention, HomeFigures, HomeFiguresShape } from '../home/HomeFigures'
import { usePartnerApi } from '../scope/usePartnerApi'
import { productName } from '../views/products'
import { useSwitchScope } from './useSwitchScope'

/** One partner of the organization. Its numbers are asked for when it comes into sight, and stand or fail by themselves. */
export function PartnerCard({ partner: { id, name, icon, config } }: { partner: Partner }) {
  const switchScope = useSwitchScope()
  const [isSeen, setSeen] = useState(false)
  const seen = useImpression<HTMLDivElement>(() => setSeen(true))
  const home = useQuery({ ...homeSummary(usePartnerApi(id)), enabled: isSeen })
  const summary = home.data?.find(({ partner_id }) => partner_id === id)
  return (
    <Card
      title={name}
      status={
        <>
          <FallbackImage src={icon} alt="" fallback="briefcase" size={24} />
          {config?.country_code === 'CA' && <Tag>(Canada)</Tag>}
          <span ref={seen}>
            {config ? config.products.map(productName).join(', ') : 'Partner configuration not found'}
          </span>
          <Button onPress={() => void switchScope({ partner_id: id })}>Open {name}</Button>
        </>
      }
    >
      {summary ? (
        <>
          <HomeFigures summary={summary} partnerId={id} />
          <HomeAttention summary={summary} partnerId={id} />
          <small>Data as of {formatDate(summary.data_as_of, { withTime: true })}</small>
        </>
      ) : home.isError ? (
        <ErrorState onRetry={() => void home.refetch()} />
      ) : home.isPending ? (
        <>
          <HomeFiguresShape />
          <Skeleton lines={7} />
        </>
      ) : (
        <p>Nothing was counted for this partner.</p>
      )}
    </Card>
  )
}
