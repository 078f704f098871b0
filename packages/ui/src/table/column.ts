import type { ReactNode } from 'react'

export type SortDirection = 'ascending' | 'descending'
export type Density = 'comfortable' | 'compact'

/** A column, or a fact of a card on a phone. */
export interface Column<Row> {
  /** Field name in the API. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` for amounts and counts. */
  align?: 'start' | 'end'
  /**
   * The cell names the row: it's the row header, sticks when scrolling sideways, and is the title of the card.
   * Default: the first column.
   */
  isRowHeader?: boolean
  /** A status pill: cards show it next to the name, without its header. */
  isStatus?: boolean
  /** Sort key of the API; makes the column sortable. */
  sortKey?: string
  /** Direction of the first press; use `descending` for amounts and dates. */
  sortFirst?: SortDirection
  /** False removes it from the column choice. */
  isHideable?: boolean
  isHiddenByDefault?: boolean
  /** In px, 128 by default; remaining space is distributed on top. */
  width?: number
  /** In px; limits shrinking and resizing. */
  minWidth?: number
  /** Explains the column, on hover and in the column choice. */
  description?: string
  /** Value in CSV files. Default: the cell, if it's text or a number. */
  csv?: (row: Row) => string | number | null | undefined
  /** Value by which WindowedTable sorts. Empty values are last in both directions. */
  sortValue?: (row: Row) => string | number | null | undefined
  /** Text that WindowedTable searches. */
  searchText?: (row: Row) => string | null | undefined
}

/** Infers the row type for column functions, and keeps the array stable. */
export const defineColumns = <Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] => columns

/** Column settings as plain data, so a URL or storage can hold them. */
export interface ColumnState {
  hidden: readonly string[]
  /** Unlisted columns follow in their declared order. */
  order?: readonly string[]
  /** Widths in px of resized columns. */
  widths?: Readonly<Record<string, number>>
}

/** Part of a column used by the column choice. */
export type ColumnName = Pick<
  Column<never>,
  'id' | 'header' | 'description' | 'isRowHeader' | 'isHideable' | 'isHiddenByDefault'
>

/** Props of the column choice. */
export interface ColumnChoiceProps {
  /** All columns, visible or not. */
  columns: readonly ColumnName[]
  /** Undefined means the default columns. */
  state?: ColumnState
  /** Called with the visible columns and their order. */
  onChange: (state: ColumnState) => void
  /** Row height; no choice without it. */
  density?: Density
  /** Enables the choice of the row height. */
  onDensityChange?: (density: Density) => void
}

export const defaultWidth = 128
export const defaultMinWidth = 72

export function defaultColumnState(columns: readonly ColumnName[]): ColumnState {
  return { hidden: columns.filter((column) => column.isHiddenByDefault).map((column) => column.id) }
}

export function rowHeaderId(columns: readonly ColumnName[]): string | undefined {
  return (columns.find((column) => column.isRowHeader) ?? columns[0])?.id
}

export function canHide(columns: readonly ColumnName[], id: string): boolean {
  return id !== rowHeaderId(columns) && columns.some((column) => column.id === id && column.isHideable !== false)
}

/** All columns in the selected order. The row header always comes first, since it's sticky. Ignores unknown names, so old URLs work. */
export function orderColumns<C extends ColumnName>(columns: readonly C[], order: readonly string[] = []): C[] {
  const rank = new Map(order.map((id, index) => [id, index]))
  const first = rowHeaderId(columns)
  const place = (column: C) => (column.id === first ? -1 : (rank.get(column.id) ?? order.length))
  return columns.toSorted((one, other) => place(one) - place(other))
}

/** Visible columns in order. */
export function arrangeColumns<C extends ColumnName>(columns: readonly C[], state?: ColumnState): C[] {
  const { hidden, order } = state ?? defaultColumnState(columns)
  return orderColumns(columns, order).filter((column) => !(hidden.includes(column.id) && canHide(columns, column.id)))
}

export function toggleColumn(state: ColumnState, id: string): ColumnState {
  const hidden = state.hidden.includes(id) ? state.hidden.filter((other) => other !== id) : [...state.hidden, id]
  return { ...state, hidden }
}

/** Moves a column by one place, including hidden ones; the row header stays first. */
export function moveColumn(columns: readonly ColumnName[], state: ColumnState, id: string, step: number): ColumnState {
  const order = orderColumns(columns, state.order).map((column) => column.id)
  const from = order.indexOf(id)
  const to = Math.min(Math.max(from + step, 1), order.length - 1)
  if (from < 1 || from === to) return state
  order.splice(to, 0, ...order.splice(from, 1))
  return { ...state, order }
}

export function resizeColumn(state: ColumnState, id: string, width: number, minWidth = defaultMinWidth): ColumnState {
  return { ...state, widths: { ...state.widths, [id]: Math.round(Math.max(width, minWidth)) } }
}
