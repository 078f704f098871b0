import { lazy, Suspense, useState } from 'react'
import type { CommandItem } from './command'

const CommandPaletteOverlay = lazy(async () => ({
  default: (await import('./CommandPaletteOverlay')).CommandPaletteOverlay,
}))

export interface CommandPaletteProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What there is to choose from, in the order it is to be shown. What is typed picks from it. */
  items: readonly CommandItem[]
  /** The palette has closed itself by then. */
  onChoose: (item: CommandItem) => void
  /** Told what is typed, at every key and trimmed, so that more can be looked up; such items come back with `isFound`. */
  onSearch?: (typed: string) => void
  /** While more is looked up. */
  isLoading?: boolean
  /** Names the dialog and the field. */
  label?: string
  placeholder?: string
  /** Where nothing is found. */
  emptyText?: string
}

/** Goes anywhere by a few letters. Its key (Ctrl or Cmd K) is the app's to hear; its code is fetched when it first opens. */
export function CommandPalette(props: CommandPaletteProps) {
  const [isNeeded, setNeeded] = useState(props.isOpen)
  if (props.isOpen && !isNeeded) setNeeded(true)
  return isNeeded ? (
    <Suspense>
      <CommandPaletteOverlay {...props} />
    </Suspense>
  ) : null
}
