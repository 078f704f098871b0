import { lazy, type ReactNode, Suspense } from 'react'
import type { WindowedTableProps } from './WindowedTable'

const Table = lazy(() => import('./WindowedTable').then((module) => ({ default: module.WindowedTable as never })))

/** Sorting, searching and windowing a hundred thousand rows is fetched by the page that does it, not by every list. */
export function LazyWindowedTable<Row>(props: WindowedTableProps<Row>) {
  const Typed = Table as unknown as (props: WindowedTableProps<Row>) => ReactNode
  return (
    <Suspense fallback={<div style={{ blockSize: props.height ?? 560 }} />}>
      <Typed {...props} />
    </Suspense>
  )
}
