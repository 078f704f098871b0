import 'react-data-grid/lib/styles.css'
import { useMemo } from 'react'
import { type Column, DataGrid } from 'react-data-grid'
import { type BenchRow, benchColumns, regionHeight, rowHeight, searchedText, type TableSubjectProps } from '../rows'

const columns: readonly Column<BenchRow>[] = benchColumns.map(({ id, header, width, text }) => ({
  key: id,
  name: header,
  width,
  sortable: true,
  renderCell: ({ row }) => text(row),
}))
const sortedByName = [{ columnKey: 'name', direction: 'ASC' }] as const
const keyOf = (row: BenchRow) => row.id

/** Sorting and searching are up to the caller, as in its examples. */
export function DataGridTable({ rows, isSorted, search }: TableSubjectProps) {
  const sorted = useMemo(
    () => (isSorted ? rows.toSorted((one, other) => one.name.localeCompare(other.name)) : rows),
    [rows, isSorted],
  )
  const view = useMemo(
    () => (search === '' ? sorted : sorted.filter((row) => searchedText(row).toLowerCase().includes(search))),
    [sorted, search],
  )
  return (
    <DataGrid
      columns={columns}
      rows={view}
      rowKeyGetter={keyOf}
      rowHeight={rowHeight}
      sortColumns={isSorted ? sortedByName : []}
      style={{ blockSize: regionHeight }}
    />
  )
}
