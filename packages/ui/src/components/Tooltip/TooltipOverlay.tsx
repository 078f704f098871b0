import { type RefObject, useMemo } from 'react'
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import * as styles from './Tooltip.css'

export interface TooltipOverlayProps {
  text: string
  placement: 'top' | 'bottom' | 'start' | 'end'
  triggerRef: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The open tooltip; its code is fetched when a pointer first comes near one. */
export function TooltipOverlay({ text, placement, triggerRef, onClose }: TooltipOverlayProps) {
  // When it is open is the anchor's to say: a portal's pointer events reach it, so that this one counts as part of it.
  const state = useMemo(
    () => ({ isOpen: true, shouldSkipAnimation: true, open: () => undefined, close: onClose }),
    [onClose],
  )
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip className={styles.tooltip} triggerRef={triggerRef} placement={placement} offset={4}>
        {text}
      </Tooltip>
    </TooltipTriggerStateContext>
  )
}
