import { type ReactNode, useState } from 'react'
import { lazyOverlay } from '../private/lazyOverlay'
import type { RowAction } from './RowMenuButton'
import { useLatestCallback } from './useLatestCallback'

const { Overlay, intent } = lazyOverlay(() => import('../components/Menu/MenuOverlay').then((m) => m.MenuOverlay))

export interface RowMenu<Row> {
  openRow: Row | undefined
  open: (row: Row, button: HTMLButtonElement) => void
  intent: typeof intent
  overlay: ReactNode
}

/** One menu for all rows, opened at the pressed button. */
export function useRowMenu<Row>(actionsOf: ((row: Row) => readonly RowAction<Row>[]) | undefined): RowMenu<Row> {
  const [at, setAt] = useState<{ row: Row; button: HTMLButtonElement }>()
  const open = useLatestCallback((row: Row, button: HTMLButtonElement) => setAt({ row, button }))
  const overlay = at && actionsOf && (
    <Overlay
      label="Actions"
      triggerRef={{ current: at.button }}
      items={actionsOf(at.row).map(({ onAction, ...item }) => ({ ...item, onAction: () => onAction(at.row) }))}
      onClose={() => setAt(undefined)}
    />
  )
  return { openRow: at?.row, open, intent, overlay }
}
