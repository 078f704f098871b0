import type { HomeSummary } from '@partner-dashboard/client'
import {
  CountLinks,
  FunnelSteps,
  Note,
  ProgressBar,
  RuledItem,
  RuledList,
  Section,
  ShareBar,
  Stack,
  StatTile,
  StatTiles,
  StatusPill,
} from '@partner-dashboard/ui'
import { Sparkline } from '@partner-dashboard/ui/charts'
import { useSeen } from '../monitoring/useSeen'
import { homeFigures, homeFunnel, homeHealth } from '../views/home'
import { homeAttention } from '../views/homeAttention'
import { homeSetup } from '../views/homeSetup'
import { AppButtonLink, AppCountLink, AppFunnelStepLink, AppLink, AppStatTileLink } from './links'

interface HomePartProps {
  summary: HomeSummary
}

/** Items that need attention, most severe first. */
export function HomeAttention({ summary }: HomePartProps) {
  const seen = useSeen<HTMLDivElement>('what needs attention')
  if (!summary.attention) return <p>We couldn't load what needs attention.</p>
  const items = homeAttention(summary)
  if (items.length === 0) return <p>Nothing needs attention today.</p>
  return (
    <div ref={seen}>
      <CountLinks label="Needs attention">
        {items.map(({ id, shortLabel: _, ...item }) => (
          <AppCountLink key={id} {...item} />
        ))}
      </CountLinks>
    </div>
  )
}

export function HomeFigures({ summary }: HomePartProps) {
  const seen = useSeen<HTMLDivElement>('figures')
  return (
    <div ref={seen}>
      <StatTiles>
        {homeFigures(summary).map(({ id, daily, ...figure }) => (
          <AppStatTileLink
            key={id}
            {...figure}
            chart={daily?.some((value) => value !== 0) ? <Sparkline values={daily} height={24} /> : undefined}
          />
        ))}
      </StatTiles>
    </div>
  )
}

export function HomeHealth({ summary }: HomePartProps) {
  const bars = homeHealth(summary)
  if (bars.length === 0) return null
  return (
    <Section title="Portfolio health" description="Outstanding balance by days past due.">
      <Stack gap={6}>
        {bars.map(({ currency, parts }) => (
          <ShareBar
            key={currency}
            label={`Outstanding by days past due, ${currency}`}
            parts={parts.map(({ search, label, ...part }) => ({
              ...part,
              label: (
                <AppLink to="/businesses/capital" search={search} tone="plain">
                  {label}
                </AppLink>
              ),
            }))}
          />
        ))}
      </Stack>
    </Section>
  )
}

/** Businesses at each step from offer to repayment. */
export function HomeFunnel({ summary }: HomePartProps) {
  const seen = useSeen<HTMLDivElement>('from offer to repayment')
  return (
    <div ref={seen}>
      <FunnelSteps label="From offer to repayment">
        {homeFunnel(summary).map(({ id, ...step }) => (
          <AppFunnelStepLink key={id} {...step} />
        ))}
      </FunnelSteps>
    </div>
  )
}

export function HomeSetup({ summary }: HomePartProps) {
  const steps = homeSetup(summary)
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Stack gap={4}>
      <ProgressBar label="Setup" value={done} maxValue={steps.length} valueLabel={`${done} of ${steps.length} done`} />
      <RuledList aria-label="Setup steps">
        {steps.map(({ id, label, description, action, to, search, isDone }) => (
          <RuledItem
            key={id}
            title={label}
            actions={
              isDone ? (
                <StatusPill tone="positive" label="Done" />
              ) : (
                <AppButtonLink to={to} search={search}>
                  {action}
                </AppButtonLink>
              )
            }
          >
            <Note>{description}</Note>
          </RuledItem>
        ))}
      </RuledList>
    </Stack>
  )
}

const shapes = ['Businesses with an offer', 'Applications', 'Funded', 'Outstanding', 'Repaid', 'Revenue share']

export const HomeFiguresShape = () => (
  <StatTiles>
    {shapes.map((label) => (
      <StatTile key={label} label={label} value="" isLoading />
    ))}
  </StatTiles>
)
