import { lazy, Suspense, useState } from 'react'
import type { SidePanelProps } from './SidePanelOverlay'

export type { SidePanelProps }

const SidePanelOverlay = lazy(async () => ({ default: (await import('./SidePanelOverlay')).SidePanelOverlay }))

/** From the right edge, over the page: something that one looks at and leaves again. Its code is fetched when it first opens. */
export function SidePanel(props: SidePanelProps) {
  const [isNeeded, setNeeded] = useState(props.isOpen)
  if (props.isOpen && !isNeeded) setNeeded(true)
  return isNeeded ? (
    <Suspense>
      <SidePanelOverlay {...props} />
    </Suspense>
  ) : null
}
