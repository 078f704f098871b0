// The table's own; all others come from the product's one list.
export {
  ChevronUp as UpIcon,
  Columns3 as ColumnsIcon,
  Ellipsis as MoreIcon,
  GripVertical as GripIcon,
  ListFilter as FilterIcon,
} from 'lucide'
