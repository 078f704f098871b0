import { useState } from 'react'
import { lazyOverlay } from '../../private/lazyOverlay'
import type { CommandPaletteProps } from './CommandPaletteOverlay'

export type { CommandPaletteProps }

const { Overlay } = lazyOverlay(() => import('./CommandPaletteOverlay').then((module) => module.CommandPaletteOverlay))

/** Goes anywhere by a few letters. Its key (Ctrl or Cmd K) is the app's to hear; its code is fetched when it first opens. */
export function CommandPalette(props: CommandPaletteProps) {
  const [isNeeded, setNeeded] = useState(props.isOpen)
  if (props.isOpen && !isNeeded) setNeeded(true)
  return isNeeded ? <Overlay {...props} /> : null
}
