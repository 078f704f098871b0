import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './DialogOverlay'

export type { DialogProps }

const DialogOverlay = lazy(async () => ({ default: (await import('./DialogOverlay')).DialogOverlay }))

/** Over the page, for one thing that comes first. Its code is fetched when it first opens. */
export function Dialog(props: DialogProps) {
  const [isNeeded, setNeeded] = useState(props.isOpen)
  if (props.isOpen && !isNeeded) setNeeded(true)
  return isNeeded ? (
    <Suspense>
      <DialogOverlay {...props} />
    </Suspense>
  ) : null
}
