import { lazy, type ReactNode, Suspense, useState } from 'react'

const DialogOverlay = lazy(async () => ({ default: (await import('./DialogOverlay')).DialogOverlay }))

export interface DialogProps {
  isOpen: boolean
  /** Told false by Escape, by the close button and by a press outside. */
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** One sentence under the title; screen readers hear it with the title. */
  description?: ReactNode
  children?: ReactNode
  /** Buttons: the primary first. They stay in sight while the rest scrolls. */
  footer?: ReactNode
  /** How wide at most: 440, 640 or 960 px. On a phone it is as wide as the screen and stands at its lower edge. */
  size?: 'small' | 'medium' | 'large'
  /** `alertdialog` where it interrupts and an answer is needed. */
  role?: 'dialog' | 'alertdialog'
  /** Set while something is going on that must not be left: nothing closes it. */
  isBusy?: boolean
  /** Set where a stray press outside would lose what was typed: only its buttons and Escape close it. */
  isKeptOnPressOutside?: boolean
}

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
