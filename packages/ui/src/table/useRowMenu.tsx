import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { RowAction } from './RowMenuButton'
import { useLatestCallback } from './useLatestCallback'

const load = () => import('./RowMenuOverlay')
const Overlay = lazy(() => load().then((module) => ({ default: module.RowMenuOverlay })))

// Failing here is of no account: opening tries again, and says so.
const prefetch = () => void load().catch(() => undefined)

export interface RowMenu<Row> {
  openRow: Row | undefined
  open: (row: Row, button: HTMLButtonElement) => void
  prefetch: () => void
  overlay: ReactNode
}

/** One menu for all rows, opened at the button that was pressed. */
export function useRowMenu<Row>(actionsOf: ((row: Row) => readonly RowAction<Row>[]) | undefined): RowMenu<Row> {
  const [at, setAt] = useState<{ row: Row; button: HTMLButtonElement }>()
  const open = useLatestCallback((row: Row, button: HTMLButtonElement) => setAt({ row, button }))
  const overlay = at && actionsOf && (
    <Suspense>
      <Overlay
        trigger={at.button}
        actions={actionsOf(at.row)}
        onAction={(id) =>
          actionsOf(at.row)
            .find((action) => action.id === id)
            ?.onAction(at.row)
        }
        onClose={() => setAt(undefined)}
      />
    </Suspense>
  )
  return { openRow: at?.row, open, prefetch, overlay }
}
