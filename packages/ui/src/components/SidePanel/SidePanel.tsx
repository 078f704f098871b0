import { lazy, type ReactNode, Suspense, useState } from 'react'

const SidePanelOverlay = lazy(async () => ({ default: (await import('./SidePanelOverlay')).SidePanelOverlay }))

export interface SidePanelProps {
  isOpen: boolean
  /** Told false by Escape, by the close button and by a press outside. */
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** Beside the title: what can be done with all that it shows. */
  actions?: ReactNode
  children: ReactNode
  /** Stays in sight while the rest scrolls. */
  footer?: ReactNode
  /** In px, 450 unless told. Below 768 px it is as wide as the screen. */
  width?: number
  /** Set for lists that draw their own edges. */
  isFlush?: boolean
}

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
