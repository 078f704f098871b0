import { Suspense, use } from 'react'
import { SkeletonRows } from './SkeletonRows'
import { TableGrid } from './TableGrid'
import type { WindowedGridProps } from './WindowedGrid'

/** More rows than this stand in a region that scrolls, with those in view alone in the page, and never as cards. */
export const mostRowsDrawn = 200

let loading: Promise<typeof import('./WindowedGrid')> | undefined

function load() {
  loading ??= import('./WindowedGrid')
  return loading
}

/** Drawing only what is in view is fetched by the page that has so many rows, not by every list. */
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

/** React's `lazy` would lose the type of the rows. */
function Loaded<Row>(props: WindowedGridProps<Row>) {
  const { WindowedGrid } = use(load())
  return <WindowedGrid {...props} />
}
