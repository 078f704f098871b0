import { useState } from 'react'
import { lazyOverlay } from '../../private/lazyOverlay'
import type { CommandPaletteProps } from './CommandPaletteOverlay'

export type { CommandPaletteProps }

const { Overlay } = lazyOverlay(() => import('./CommandPaletteOverlay').then((module) => module.CommandPaletteOverlay))

/** Command palette. The app handles its shortcut (Ctrl or Cmd K); the overlay loads on first open. */
export function CommandPalette(props: CommandPaletteProps) {
  const [isNeeded, setNeeded] = useState(props.isOpen)
  if (props.isOpen && !isNeeded) setNeeded(true)
  return isNeeded ? <Overlay {...props} /> : null
}
