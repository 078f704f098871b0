export type { BulkAction } from './BulkBar'
export { CellCode, CellPills, CellText } from './CellText'
export { ColumnChoice } from './ColumnChoice'
export {
  arrangeColumns,
  type Column,
  type ColumnChoiceProps,
  type ColumnName,
  type ColumnState,
  type Density,
  defaultColumnState,
  defineColumns,
  type SortDirection,
} from './column'
export { DataTable, type DataTableProps } from './DataTable'
export { FilterBar, type FilterBarProps } from './FilterBar'
export type { Filter, FilterOption, FilterValue } from './filters'
export { LazyWindowedTable as WindowedTable } from './LazyWindowedTable'
export { ListView, type ListViewProps } from './ListView/ListView'
export type { ListPage, ListState } from './ListView/listState'
export { pressListKey } from './listKeys'
export { Pager, type PagerProps } from './Pager'
export type { RowAction } from './RowMenuButton'
export { directionOf, parseSort, toggleSort, toSort } from './sort'
export { type CsvSlicing, toCsv, toCsvSlices } from './toCsv'
export type { WindowedTableProps } from './WindowedTable'
