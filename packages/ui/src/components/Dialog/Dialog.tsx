import { useState } from 'react'
import { lazyOverlay } from '../../private/lazyOverlay'
import { watchPresses } from '../../private/secondPress'
import type { DialogProps } from './DialogOverlay'

export type { DialogProps }

const { Overlay } = lazyOverlay(() => import('./DialogOverlay').then((module) => module.DialogOverlay))
watchPresses()

/** Modal dialog. The overlay loads on first open. */
export function Dialog(props: DialogProps) {
  const [isNeeded, setNeeded] = useState(props.isOpen)
  if (props.isOpen && !isNeeded) setNeeded(true)
  return isNeeded ? <Overlay {...props} /> : null
}
