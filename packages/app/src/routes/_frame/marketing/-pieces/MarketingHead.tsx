import { PageHead, TabNav } from '@partner-dashboard/ui'
import type { ReactNode } from 'react'
import type { ScopeSearch } from '../../../../router/scoped'
import { AppTabLink } from '../../../../shell/links'
import type { MarketingSearch } from './marketingSearch'

const parts = [
  { tab: undefined, label: 'Overview' },
  { tab: 'toolkits', label: 'Toolkits' },
  { tab: 'offer_files', label: 'Offer files' },
  { tab: 'integrations', label: 'Integrations' },
  { tab: 'revenue_share', label: 'Revenue share' },
] as const

interface MarketingHeadProps {
  /** Current tab; `promotions` has its own URL. */
  open: MarketingSearch['tab'] | 'promotions'
  actions?: ReactNode
}

export function MarketingHead({ open, actions }: MarketingHeadProps) {
  const [overview, ...others] = parts
  const tab = ({ tab: target, label }: (typeof parts)[number]) => (
    <AppTabLink
      key={label}
      to="/marketing"
      search={({ partner_id, sandbox_mode }: ScopeSearch) => ({ partner_id, sandbox_mode, tab: target })}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={open === target ? 'page' : undefined}
    >
      {label}
    </AppTabLink>
  )
  return (
    <>
      <PageHead title={open === 'promotions' ? 'Promotions' : 'Marketing'} actions={actions} />
      <TabNav label="Marketing">
        {tab(overview)}
        <AppTabLink to="/marketing/promotions" aria-current={open === 'promotions' ? 'page' : undefined}>
          Promotions
        </AppTabLink>
        {others.map(tab)}
      </TabNav>
    </>
  )
}
