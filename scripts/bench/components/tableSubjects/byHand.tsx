import { memo, useMemo, useState } from 'react'
import { type BenchRow, benchColumns, regionHeight, rowHeight, searchedText, type TableSubjectProps } from '../rows'

// The baseline: memoized rows for exactly these columns, search and sort order.
export function ByHand({ rows, isSorted, search }: TableSubjectProps) {
  const [top, setTop] = useState(0)
  const keys = useMemo(() => rows.map((row) => searchedText(row).toLowerCase()), [rows])
  const sorted = useMemo(() => {
    const order = Array.from(rows.keys())
    if (!isSorted) return order
    const names = rows.map((row) => row.name.toLowerCase())
    return order.sort((one, other) => {
      const [first = '', second = ''] = [names[one], names[other]]
      return first < second ? -1 : first > second ? 1 : one - other
    })
  }, [rows, isSorted])
  const view = useMemo(
    () => (search === '' ? sorted : sorted.filter((at) => keys[at]?.includes(search))),
    [sorted, keys, search],
  )

  const from = Math.max(0, Math.floor(top / rowHeight) - 4)
  const to = Math.min(view.length, Math.ceil((top + regionHeight) / rowHeight) + 4)
  return (
    <div
      style={{ blockSize: regionHeight, overflow: 'auto' }}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <table style={{ tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0, inlineSize: '100%' }}>
        <thead style={{ position: 'sticky', insetBlockStart: 0, background: 'white' }}>
          <tr>
            {benchColumns.map(({ id, header, width }) => (
              <th key={id} style={{ inlineSize: width }}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {from > 0 && (
            <tr>
              <td colSpan={benchColumns.length} style={{ blockSize: from * rowHeight, padding: 0 }} />
            </tr>
          )}
          {view.slice(from, to).map((at) => {
            const row = rows[at] as BenchRow
            return <Row key={row.id} row={row} />
          })}
          {to < view.length && (
            <tr>
              <td colSpan={benchColumns.length} style={{ blockSize: (view.length - to) * rowHeight, padding: 0 }} />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

const Row = memo(function Row({ row }: { row: BenchRow }) {
  return (
    <tr style={{ blockSize: rowHeight }}>
      {benchColumns.map(({ id, text, isEnd }) => (
        <td
          key={id}
          style={{
            padding: '0 12px',
            borderBlockEnd: '1px solid #ddd',
            overflow: 'hidden',
            whiteSpace: 'nowrap',
            textOverflow: 'ellipsis',
            textAlign: isEnd ? 'end' : 'start',
          }}
        >
          {text(row)}
        </td>
      ))}
    </tr>
  )
})
