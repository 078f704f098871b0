import {
  AnalyticsIcon,
  BusinessesIcon,
  CapitalIcon,
  DataShareIcon,
  DeveloperIcon,
  Icon,
  type IconProps,
  MarketingIcon,
  PlaygroundIcon,
  ReportingIcon,
  SettingsIcon,
  SidebarSection,
} from '@partner-dashboard/ui'
import { AppSidebarLink } from './links'

/** Navigation in the order of the specification (section 2). */
export function SidebarEntries() {
  return (
    <>
      <SidebarSection>
        <Entry to="/analytics" icon={AnalyticsIcon} label="Analytics" />
        <Entry to="/businesses" icon={BusinessesIcon} label="Businesses" isExact />
      </SidebarSection>
      <SidebarSection label="Products">
        <Entry to="/businesses/capital" icon={CapitalIcon} label="Capital" />
      </SidebarSection>
      <SidebarSection label="Tools">
        <Entry to="/marketing" icon={MarketingIcon} label="Marketing" />
        <Entry to="/reporting" icon={ReportingIcon} label="Reporting" />
        <Entry to="/data-share" icon={DataShareIcon} label="Data share" />
        <Entry to="/developer" icon={DeveloperIcon} label="Developer" />
        <Entry to="/playground" icon={PlaygroundIcon} label="Playground" />
      </SidebarSection>
    </>
  )
}

/** At the bottom of the sidebar. */
export const SettingsEntry = () => <Entry to="/settings" icon={SettingsIcon} label="Settings" />

interface EntryProps {
  to: string
  icon: IconProps['icon']
  label: string
  /** Active on this exact path only. */
  isExact?: boolean
}

const Entry = ({ to, icon, label, isExact = false }: EntryProps) => (
  <AppSidebarLink to={to} icon={<Icon icon={icon} />} activeOptions={{ exact: isExact, includeSearch: false }}>
    {label}
  </AppSidebarLink>
)
