import { Suspense, use } from 'react'
import { SkeletonRows } from './SkeletonRows'
import { TableGrid } from './TableGrid'
import type { WindowedGridProps } from './WindowedGrid'

/** Above this, rows are in a scroll region that renders only visible ones, and never as cards. */
export const maxTableRows = 200

let loading: Promise<typeof import('./WindowedGrid')> | undefined

function load() {
  loading ??= import('./WindowedGrid')
  return loading
}

/** Loads windowing only for pages with that many rows. */
export function LazyWindowedGrid<Row>(props: WindowedGridProps<Row>) {
  return (
    <Suspense
      fallback={
        <TableGrid {...props} isBusy>
          <SkeletonRows
            count={10}
            columns={props.columns}
            density={props.density}
            hasBox={props.selection !== undefined}
            hasMenu={props.hasMenu}
          />
        </TableGrid>
      }
    >
      <Loaded {...props} />
    </Suspense>
  )
}

/** React's `lazy` would lose the row type. */
function Loaded<Row>(props: WindowedGridProps<Row>) {
  const { WindowedGrid } = use(load())
  return <WindowedGrid {...props} />
}
