import type { IconNode } from 'lucide'
import { createElement } from 'react'

// All icons of the product.
export {
  AlertTriangle as AlertIcon,
  ArrowDown as ArrowDownIcon,
  ArrowUp as ArrowUpIcon,
  Banknote as CapitalIcon,
  Bell as BellIcon,
  Briefcase as BriefcaseIcon,
  Building2 as BusinessesIcon,
  Calendar as CalendarIcon,
  ChartNoAxesColumn as AnalyticsIcon,
  Check as CheckIcon,
  ChevronDown as ChevronDownIcon,
  ChevronLeft as ChevronLeftIcon,
  ChevronRight as ChevronRightIcon,
  ChevronsUpDown as ChevronsUpDownIcon,
  ChevronUp as ChevronUpIcon,
  Code as DeveloperIcon,
  Copy as CopyIcon,
  FileChartColumn as ReportingIcon,
  FileText as FileIcon,
  FlaskConical as PlaygroundIcon,
  FolderSync as DataShareIcon,
  Megaphone as MarketingIcon,
  Menu as MenuIcon,
  Search as SearchIcon,
  Settings as SettingsIcon,
  Upload as UploadIcon,
  User as PersonIcon,
  WrapText as WrapTextIcon,
  X as CloseIcon,
} from 'lucide'

export interface IconProps {
  /** Icon from the product's list. */
  icon: IconNode
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
      {icon.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  )
}
