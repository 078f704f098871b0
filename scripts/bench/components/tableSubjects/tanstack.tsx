import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFns,
  globalFilteringFeature,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import { type BenchRow, benchColumns, regionHeight, rowHeight, searchedText, type TableSubjectProps } from '../rows'

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
  sortFns,
  filterFns,
})
const columns = benchColumns.map(({ id, header, value, text }, at) => ({
  id,
  header,
  accessorFn: at === 0 ? searchedText : value,
  enableGlobalFilter: at === 0,
  cell: ({ row }: { row: { original: BenchRow } }) => text(row.original),
}))

/** Like the virtualized example in its documentation. */
export function Tanstack({ rows, isSorted, search }: TableSubjectProps) {
  const data = useMemo(() => [...rows], [rows])
  const state = { sorting: isSorted ? [{ id: 'name', desc: false }] : [], globalFilter: search, columnFilters: [] }
  const table = useTable({
    features,
    columns,
    data,
    state,
    globalFilterFn: 'includesString',
    getRowId: (row) => row.id,
  })
  const region = useRef<HTMLDivElement>(null)
  const shown = table.getRowModel().rows
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight,
    overscan: 5,
  })
  return (
    <div ref={region} style={{ blockSize: regionHeight, overflow: 'auto', position: 'relative' }}>
      <table style={{ display: 'grid' }}>
        <thead style={{ display: 'grid', position: 'sticky', insetBlockStart: 0, zIndex: 1, background: 'white' }}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} style={{ display: 'flex' }}>
              {group.headers.map((header) => (
                <th key={header.id} style={{ inlineSize: 115 }}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody style={{ display: 'grid', blockSize: virtualizer.getTotalSize(), position: 'relative' }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = shown[index]
            if (!row) return null
            return (
              <tr
                key={row.id}
                data-index={index}
                style={{
                  display: 'flex',
                  position: 'absolute',
                  blockSize: rowHeight,
                  transform: `translateY(${start}px)`,
                }}
              >
                {row.getVisibleCells().map((cell) => (
                  <td key={cell.id} style={{ inlineSize: 115, overflow: 'hidden', whiteSpace: 'nowrap' }}>
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
