import { useState } from 'react'
import { lazyOverlay } from '../../private/lazyOverlay'
import type { DialogProps } from './DialogOverlay'

export type { DialogProps }

const { Overlay } = lazyOverlay(() => import('./DialogOverlay').then((module) => module.DialogOverlay))

/** Over the page, for one thing that comes first. Its code is fetched when it first opens. */
export function Dialog(props: DialogProps) {
  const [isNeeded, setNeeded] = useState(props.isOpen)
  if (props.isOpen && !isNeeded) setNeeded(true)
  return isNeeded ? <Overlay {...props} /> : null
}
