import type { ReactNode } from 'react'
import type { BulkAction } from './BulkBar'
import type { Column, ColumnState, Density } from './column'
import type { RowAction } from './RowMenuButton'

/** What all tables have. */
export interface TableProps<Row> {
  /** Plural noun for the rows, such as "Businesses". */
  label: string
  /** A stable array, from `defineColumns` outside of components. */
  columns: readonly Column<Row>[]
  /** Unique ID of a row. */
  getRowId: (row: Row) => string
  /** Sort key; a leading minus means descending. */
  sort?: string
  /** Makes headers sortable. Called with the new sort key, or undefined for the default order. */
  onSortChange?: (sort: string | undefined) => void
  /** Visible columns, their order and widths (controlled). */
  columnState?: ColumnState
  /** Makes columns resizable. */
  onColumnStateChange?: (state: ColumnState) => void
  /** Row height. Default: comfortable. */
  density?: Density
  /** Adds checkboxes. Called with the selected IDs. */
  onSelectionChange?: (selection: string[]) => void
  /** Actions for all selected rows. */
  bulkActions?: readonly BulkAction[]
  /** Actions of a row, in a menu at its end. */
  rowMenu?: (row: Row) => readonly RowAction<Row>[]
  /** Row above the table, such as a FilterBar with a ColumnChoice. The bulk bar replaces it while rows are selected. */
  toolbar?: ReactNode
  /** Shown if there are no rows. */
  empty?: ReactNode
}
