// Icons used only by tables.
export {
  ChevronUp as UpIcon,
  Columns3 as ColumnsIcon,
  Ellipsis as MoreIcon,
  GripVertical as GripIcon,
  ListFilter as FilterIcon,
} from 'lucide'
