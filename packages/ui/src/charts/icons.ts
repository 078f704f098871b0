// The charts' own; all others come from the product's one list.
export { ChartNoAxesColumn as ChartIcon, Table2 as TableIcon } from 'lucide-react'
