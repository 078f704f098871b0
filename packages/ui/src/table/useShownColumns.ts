import { useMemo } from 'react'
import { arrangeColumns, type Column, type ColumnState, defaultColumnState } from './column'

/** The shown columns, the same array until their choice or order changes: a state read from an address is new at every render. */
export function useShownColumns<Row>(columns: readonly Column<Row>[], state?: ColumnState): Column<Row>[] {
  const { hidden, order } = state ?? defaultColumnState(columns)
  const key = JSON.stringify({ hidden, order })
  return useMemo(() => arrangeColumns(columns, JSON.parse(key) as ColumnState), [columns, key])
}
