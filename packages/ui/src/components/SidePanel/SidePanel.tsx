import { useState } from 'react'
import { lazyOverlay } from '../../private/lazyOverlay'
import type { SidePanelProps } from './SidePanelOverlay'

export type { SidePanelProps }

const { Overlay } = lazyOverlay(() => import('./SidePanelOverlay').then((module) => module.SidePanelOverlay))

/** From the right edge, over the page: something that one looks at and leaves again. Its code is fetched when it first opens. */
export function SidePanel(props: SidePanelProps) {
  const [isNeeded, setNeeded] = useState(props.isOpen)
  if (props.isOpen && !isNeeded) setNeeded(true)
  return isNeeded ? <Overlay {...props} /> : null
}
