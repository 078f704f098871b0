import { defineColumns } from '@partner-dashboard/ui/table'
// Imported directly instead of lazily, so loading isn't measured.
import { WindowedTable } from '../../../../packages/ui/src/table/WindowedTable'
import { type BenchRow, benchColumns, regionHeight, searchedText, type TableSubjectProps } from '../rows'

const columns = defineColumns<BenchRow>(
  benchColumns.map(({ id, header, width, isEnd, text, value }, at) => ({
    id,
    header,
    width,
    align: isEnd ? 'end' : 'start',
    sortKey: id,
    cell: text,
    sortValue: value,
    searchText: at === 0 ? searchedText : undefined,
  })),
)

export function Ours({ rows, isSorted, search }: TableSubjectProps) {
  return (
    <WindowedTable
      label="Businesses"
      columns={columns}
      rows={rows}
      getRowId={idOf}
      sort={isSorted ? 'name' : undefined}
      onSortChange={ignore}
      search={search}
      height={regionHeight}
    />
  )
}

const idOf = (row: BenchRow) => row.id
const ignore = () => undefined
