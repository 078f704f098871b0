import type { HomeSummary } from '@partner-dashboard/client'
import { PageHead, Section } from '@partner-dashboard/ui'
import { homePeriod } from '../views/home'
import { isNew } from '../views/homeSetup'
import { HomeAttention, HomeFigures, HomeFunnel, HomeHealth, HomeSetup } from './HomeFigures'

interface HomeProps {
  summary: HomeSummary
}

export const HomeHead = ({ summary }: Partial<HomeProps>) => (
  <PageHead title="Home" description={summary && isNew(summary) ? undefined : homePeriod(summary)} />
)

export const funnelWords = {
  title: 'From offer to repayment',
  description: 'Businesses offered in the last 12 months, and how far their offers led.',
}

/** Content of Home. */
export function HomeParts({ summary }: HomeProps) {
  if (isNew(summary)) {
    return (
      <>
        {summary.attention?.length > 0 && (
          <Section title="Needs attention">
            <HomeAttention summary={summary} />
          </Section>
        )}
        <Section title="Get started" description="Figures appear here after your first offers.">
          <HomeSetup summary={summary} />
        </Section>
      </>
    )
  }
  return (
    <>
      <Section title="Needs attention">
        <HomeAttention summary={summary} />
      </Section>
      <HomeHealth summary={summary} />
      <Section title="Figures">
        <HomeFigures summary={summary} />
      </Section>
      <Section {...funnelWords}>
        <HomeFunnel summary={summary} />
      </Section>
    </>
  )
}
