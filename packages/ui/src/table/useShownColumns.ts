import { columnOrderingFeature, columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { type Column, type ColumnState, canHide, defaultColumnState, orderColumns } from './column'

// What the engine is used for, and so what it costs: which columns there are, in which order. Rows and their order are the server's,
// or the windowed table's own.
const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature })
const noRows: never[] = []

/** The shown columns, the same array until their choice or order changes: a state read from an address is new at every render. */
export function useShownColumns<Row>(columns: readonly Column<Row>[], state?: ColumnState): Column<Row>[] {
  const { hidden, order } = state ?? defaultColumnState(columns)
  const key = JSON.stringify({ hidden, order })
  const definitions = useMemo(() => columns.map(({ id, header }) => ({ id, header })), [columns])
  const arranged = useMemo(() => arrangementOf(columns, JSON.parse(key) as ColumnState), [columns, key])
  const table = useTable({ features, columns: definitions, data: noRows, state: arranged })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is one object for life; what it shows follows from these.
  return useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]))
    return table.getVisibleLeafColumns().flatMap(({ id }) => byId.get(id) ?? [])
  }, [columns, arranged])
}

/** The choice as the engine holds it. The column that names the row is first, and always there. */
function arrangementOf<Row>(columns: readonly Column<Row>[], { hidden, order }: ColumnState) {
  const isHidden = (id: string) => hidden.includes(id) && canHide(columns, id)
  return {
    columnOrder: orderColumns(columns, order).map(({ id }) => id),
    columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, !isHidden(id)])),
  }
}
