import { lazy, Suspense, useState } from 'react'
import type { CommandPaletteProps } from './CommandPaletteOverlay'

export type { CommandPaletteProps }

const CommandPaletteOverlay = lazy(async () => ({
  default: (await import('./CommandPaletteOverlay')).CommandPaletteOverlay,
}))

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
