import { Suspense, use } from 'react'
import type { WindowedTableProps } from './WindowedTable'

let loading: Promise<typeof import('./WindowedTable')> | undefined

function load() {
  loading ??= import('./WindowedTable')
  return loading
}

/** Loads sorting, searching and windowing only for pages that use it. */
export function LazyWindowedTable<Row>(props: WindowedTableProps<Row>) {
  return (
    <Suspense fallback={<div style={{ blockSize: props.height ?? 560 }} />}>
      <Loaded {...props} />
    </Suspense>
  )
}

/** React's `lazy` would lose the row type. */
function Loaded<Row>(props: WindowedTableProps<Row>) {
  const { WindowedTable } = use(load())
  return <WindowedTable {...props} />
}
