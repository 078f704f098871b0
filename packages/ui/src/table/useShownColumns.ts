import { columnOrderingFeature, columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { type Column, type ColumnState, canHide, defaultColumnState, orderColumns } from './column'

// TanStack Table handles column visibility and order; WindowedTable orders the rows itself.
const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature })
const noRows: never[] = []

/** Visible columns as a stable array: state from a URL is a new object on every render. */
export function useShownColumns<Row>(columns: readonly Column<Row>[], state?: ColumnState): Column<Row>[] {
  const { hidden, order } = state ?? defaultColumnState(columns)
  const key = JSON.stringify({ hidden, order })
  const definitions = useMemo(() => columns.map(({ id, header }) => ({ id, header })), [columns])
  const arranged = useMemo(() => arrangementOf(columns, JSON.parse(key) as ColumnState), [columns, key])
  const table = useTable({ features, columns: definitions, data: noRows, state: arranged })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table object never changes, so the rows depend on these values.
  return useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]))
    return table.getVisibleLeafColumns().flatMap(({ id }) => byId.get(id) ?? [])
  }, [columns, arranged])
}

/** Column state for TanStack Table. The row header is first and always visible. */
function arrangementOf<Row>(columns: readonly Column<Row>[], { hidden, order }: ColumnState) {
  const isHidden = (id: string) => hidden.includes(id) && canHide(columns, id)
  return {
    columnOrder: orderColumns(columns, order).map(({ id }) => id),
    columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, !isHidden(id)])),
  }
}
