import { Suspense, use } from 'react'
import type { WindowedTableProps } from './WindowedTable'

let loading: Promise<typeof import('./WindowedTable')> | undefined

function load() {
  loading ??= import('./WindowedTable')
  return loading
}

/** Sorting, searching and windowing a hundred thousand rows is fetched by the page that does it, not by every list. */
export function LazyWindowedTable<Row>(props: WindowedTableProps<Row>) {
  return (
    <Suspense fallback={<div style={{ blockSize: props.height ?? 560 }} />}>
      <Loaded {...props} />
    </Suspense>
  )
}

/** React's `lazy` would lose the type of the rows. */
function Loaded<Row>(props: WindowedTableProps<Row>) {
  const { WindowedTable } = use(load())
  return <WindowedTable {...props} />
}
