import type { LucideIcon } from 'lucide-react'

// The one list of icons: what is here is what the product draws with.
export {
  AlertTriangle as AlertIcon,
  ArrowDown as ArrowDownIcon,
  ArrowUp as ArrowUpIcon,
  Briefcase as BriefcaseIcon,
  Building2 as BusinessesIcon,
  Check as CheckIcon,
  ChevronDown as ChevronDownIcon,
  ChevronLeft as ChevronLeftIcon,
  ChevronRight as ChevronRightIcon,
  ChevronsUpDown as ChevronsUpDownIcon,
  ChevronUp as ChevronUpIcon,
  Copy as CopyIcon,
  FileText as FileIcon,
  Menu as MenuIcon,
  Search as SearchIcon,
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
