import type { LucideIcon } from 'lucide-react'

// The one list of icons: what is here is what the product draws with.
export {
  AlertTriangle as AlertIcon,
  ArrowDown as ArrowDownIcon,
  ArrowUp as ArrowUpIcon,
  Banknote as CapitalIcon,
  Bell as BellIcon,
  Briefcase as BriefcaseIcon,
  Building2 as BusinessesIcon,
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
} from 'lucide-react'

export interface IconProps {
  /** One of the list above. */
  icon: LucideIcon
  /** In px. */
  size?: number
}

/** An icon beside words: seen, never read out. */
export function Icon({ icon: Drawing, size = 16 }: IconProps) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden />
}
