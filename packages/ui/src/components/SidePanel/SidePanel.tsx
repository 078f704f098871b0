import { useState } from 'react'
import { lazyOverlay } from '../../private/lazyOverlay'
import { watchPresses } from '../../private/secondPress'
import type { SidePanelProps } from './SidePanelOverlay'

export type { SidePanelProps }

const { Overlay } = lazyOverlay(() => import('./SidePanelOverlay').then((module) => module.SidePanelOverlay))
watchPresses()

/** Modal panel at the right edge, to view details. The overlay loads on first open. */
export function SidePanel(props: SidePanelProps) {
  const [isNeeded, setNeeded] = useState(props.isOpen)
  if (props.isOpen && !isNeeded) setNeeded(true)
  return isNeeded ? <Overlay {...props} /> : null
}
