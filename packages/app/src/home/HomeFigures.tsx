import type { HomeSummary } from '@partner-dashboard/client'
import { CountLinks, FunnelSteps, StatTile, StatTiles } from '@partner-dashboard/ui'
import { useSeen } from '../monitoring/useSeen'
import { type Figure, homeAttention, homeFigures, homeFunnel } from '../views/home'
import { AppCountLink, AppFunnelStepLink, AppStatTileLink } from './links'

interface HomeFiguresProps {
  summary: HomeSummary
  /** The partner that the links choose; without it, they stay with the one that is chosen. */
  partnerId?: string
}

const withPartner = (search: Figure['search'], partnerId: string | undefined): Figure['search'] =>
  partnerId === undefined ? search : { ...search, partner_id: partnerId }

/** What needs attention, or that nothing does. */
export function HomeAttention({ summary, partnerId }: HomeFiguresProps) {
  const seen = useSeen<HTMLDivElement>('what needs attention')
  if (!summary.attention) return <p>What needs attention is not known.</p>
  const items = homeAttention(summary)
  if (items.length === 0) return <p>Nothing needs attention today.</p>
  return (
    <div ref={seen}>
      <CountLinks label="Needs attention">
        {items.map(({ id, search, ...item }) => (
          <AppCountLink key={id} {...item} search={withPartner(search, partnerId)} />
        ))}
      </CountLinks>
    </div>
  )
}

/** The figures of the period beside those of the period before. */
export function HomeFigures({ summary, partnerId }: HomeFiguresProps) {
  const seen = useSeen<HTMLDivElement>('figures')
  return (
    <div ref={seen}>
      <StatTiles>
        {homeFigures(summary).map(({ id, search, ...figure }) => (
          <AppStatTileLink key={id} {...figure} search={withPartner(search, partnerId)} />
        ))}
      </StatTiles>
    </div>
  )
}

/** How many businesses came from an offer to repayment. */
export function HomeFunnel({ summary, partnerId }: HomeFiguresProps) {
  const seen = useSeen<HTMLDivElement>('from offer to repayment')
  return (
    <div ref={seen}>
      <FunnelSteps label="From offer to repayment">
        {homeFunnel(summary).map(({ id, search, ...step }) => (
          <AppFunnelStepLink key={id} {...step} search={withPartner(search, partnerId)} />
        ))}
      </FunnelSteps>
    </div>
  )
}

const shapes = ['Businesses with an offer', 'Applications', 'Funded', 'Outstanding', 'Repaid', 'Revenue share']

/** The shape of the figures until they come. */
export const HomeFiguresShape = () => (
  <StatTiles>
    {shapes.map((label) => (
      <StatTile key={label} label={label} value="" isLoading />
    ))}
  </StatTiles>
)
