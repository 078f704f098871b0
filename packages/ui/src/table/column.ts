import type { ReactNode } from 'react'

export type SortDirection = 'ascending' | 'descending'
export type Density = 'comfortable' | 'compact'

/** One column, or on a phone one fact of a card. Declared once as data, by whoever knows the resource. */
export interface Column<Row> {
  /** The wire name of what it shows. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` for amounts and counts. */
  align?: 'start' | 'end'
  /** Names the row: its cell is the row's header, stays in place sideways, and is the title of the card. The first column unless said. */
  isRowHeader?: boolean
  /** The name by which the server sorts. A column that has one can be sorted. */
  sortKey?: string
  /** The direction of the first press; `descending` suits amounts and dates. */
  sortFirst?: SortDirection
  /** False keeps it out of the column choice. */
  isHideable?: boolean
  isHiddenByDefault?: boolean
  /** In px, 128 unless said; a share of what is left over comes on top. */
  width?: number
  /** In px; neither the share nor the handle goes below it. */
  minWidth?: number
  /** What the column counts or means, shown on hover and in the column choice. */
  description?: string
  /** What a file gets. Without it, the cell, where that is text or a number. */
  csv?: (row: Row) => string | number | null | undefined
  /** What WindowedTable sorts by. Empty values stand last in both directions. */
  sortValue?: (row: Row) => string | number | null | undefined
  /** What WindowedTable's search looks in. */
  searchText?: (row: Row) => string | null | undefined
}

/** Gives the row's type to each column's functions, and keeps the array one value outside of any component. */
export const defineColumns = <Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] => columns

/** What a person chose about columns; plain, so that an address or a store can hold it. */
export interface ColumnState {
  hidden: readonly string[]
  /** Columns it does not name follow in their declared order. */
  order?: readonly string[]
  /** Only of columns that were dragged, in px. */
  widths?: Readonly<Record<string, number>>
}

/** The part of a column that choosing needs. */
export type ColumnName = Pick<
  Column<never>,
  'id' | 'header' | 'description' | 'isRowHeader' | 'isHideable' | 'isHiddenByDefault'
>

/** What choosing columns takes. */
export interface ColumnChoiceProps {
  /** Every column that there is, shown or not. */
  columns: readonly ColumnName[]
  /** Undefined is the columns' own choice. */
  state?: ColumnState
  /** Called with which columns show, and in which order. */
  onChange: (state: ColumnState) => void
  /** How high the rows are; without it there is no choice of it. */
  density?: Density
  /** With it, the height of the rows can be chosen too. */
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

/**
 * All columns in the chosen order. The one that names the row always comes first: it is the one that stays in place sideways.
 * Names in the state that no column has any more are passed over, so that an old address still opens.
 */
export function orderColumns<C extends ColumnName>(columns: readonly C[], order: readonly string[] = []): C[] {
  const rank = new Map(order.map((id, index) => [id, index]))
  const first = rowHeaderId(columns)
  const place = (column: C) => (column.id === first ? -1 : (rank.get(column.id) ?? order.length))
  return columns.toSorted((one, other) => place(one) - place(other))
}

/** The columns to show, in order. */
export function arrangeColumns<C extends ColumnName>(columns: readonly C[], state?: ColumnState): C[] {
  const { hidden, order } = state ?? defaultColumnState(columns)
  return orderColumns(columns, order).filter((column) => !(hidden.includes(column.id) && canHide(columns, column.id)))
}

export function toggleColumn(state: ColumnState, id: string): ColumnState {
  const hidden = state.hidden.includes(id) ? state.hidden.filter((other) => other !== id) : [...state.hidden, id]
  return { ...state, hidden }
}

/** Moves a column before or after its neighbour, hidden ones counted; the column that names the row keeps its place. */
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
