import { Component, type ReactNode } from 'react'
import type { Column } from './column'

interface RowBoundaryProps {
  /** Renders the row; after a failure, with a boundary around each cell. */
  children: (isCareful: boolean) => ReactNode
}

/** Renders a row again cell by cell if it fails. A boundary around every cell by default would be wasteful. */
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

/** A cell that fails to render stays empty. */
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

/** Content of a cell. */
export const cellOf = <Row,>(column: Column<Row>, row: Row, isCareful: boolean): ReactNode =>
  isCareful ? (
    <CellBoundary>
      <Cell column={column} row={row} />
    </CellBoundary>
  ) : (
    column.cell(row)
  )
