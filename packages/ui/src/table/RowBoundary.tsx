import { Component, type ReactNode } from 'react'
import type { Column } from './column'

interface RowBoundaryProps {
  /** Draws the row: all at once, or, after that failed, with a boundary around each cell. */
  children: (isCareful: boolean) => ReactNode
}

/** A row whose fields are not as expected is drawn cell by cell. Most rows are, so that a boundary around every cell would be wasted. */
export class RowBoundary extends Component<RowBoundaryProps, { isCareful: boolean }> {
  override state = { isCareful: false }

  static getDerivedStateFromError() {
    return { isCareful: true }
  }

  override render() {
    return this.props.children(this.state.isCareful)
  }
}

interface CellProps<Row> {
  column: Column<Row>
  row: Row
}

/** A cell that can't be drawn stays empty. */
class CellBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

const Cell = <Row,>({ column, row }: CellProps<Row>) => column.cell(row)

/** What a row shows of a column. */
export const cellOf = <Row,>(column: Column<Row>, row: Row, isCareful: boolean): ReactNode =>
  isCareful ? (
    <CellBoundary>
      <Cell column={column} row={row} />
    </CellBoundary>
  ) : (
    column.cell(row)
  )
