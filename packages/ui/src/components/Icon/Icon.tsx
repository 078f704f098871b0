// All icons of the product.

export { default as ArrowDownIcon } from './generated/arrow-down'
export { default as ArrowUpIcon } from './generated/arrow-up'
export { default as CapitalIcon } from './generated/banknote'
export { default as BellIcon } from './generated/bell'
export { default as BriefcaseIcon } from './generated/briefcase'
export { default as BusinessesIcon } from './generated/building-complex'
export { default as CalendarIcon } from './generated/calendar'
export { default as AnalyticsIcon } from './generated/chart-no-axes-column'
export { default as CheckIcon } from './generated/check'
export { default as ChevronDownIcon } from './generated/chevron-down'
export { default as ChevronLeftIcon } from './generated/chevron-left'
export { default as ChevronRightIcon } from './generated/chevron-right'
export { default as ChevronUpIcon } from './generated/chevron-up'
export { default as ChevronsUpDownIcon } from './generated/chevrons-up-down'
export { default as DeveloperIcon } from './generated/code'
export { default as CopyIcon } from './generated/copy'
export { default as ReportingIcon } from './generated/file-chart-column'
export { default as FileIcon } from './generated/file-text'
export { default as PlaygroundIcon } from './generated/flask-conical'
export { default as DataShareIcon } from './generated/folder-sync'
export { default as MarketingIcon } from './generated/megaphone'
export { default as MenuIcon } from './generated/menu'
export { default as SearchIcon } from './generated/search'
export { default as SettingsIcon } from './generated/settings'
export { default as WrapTextIcon } from './generated/text-wrap'
export { default as AlertIcon } from './generated/triangle-alert'
export { default as UploadIcon } from './generated/upload'
export { default as PersonIcon } from './generated/user'
export { default as CloseIcon } from './generated/x'

export interface IconProps {
  /** Icon from the product's list: a path in a square of 24. */
  icon: string
  /** Size in px. */
  size?: number
  /** For margins and rotation. */
  className?: string
}

/** Decorative icon, hidden from screen readers. */
export function Icon({ icon, size = 16, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={icon} />
    </svg>
  )
}
