import { lazy, type ReactNode, Suspense } from 'react'
import { SkeletonRows } from './SkeletonRows'
import { TableGrid } from './TableGrid'
import type { WindowedGridProps } from './WindowedGrid'

/** More rows than this stand in a region that scrolls, with those in view alone in the page, and never as cards. */
export const mostRowsDrawn = 200

const Grid = lazy(() => import('./WindowedGrid').then((module) => ({ default: module.WindowedGrid as never })))

/** Drawing only what is in view is fetched by the page that has so many rows, not by every list. */
export function LazyWindowedGrid<Row>(props: WindowedGridProps<Row>) {
  const Typed = Grid as unknown as (props: WindowedGridProps<Row>) => ReactNode
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
      <Typed {...props} />
    </Suspense>
  )
}
