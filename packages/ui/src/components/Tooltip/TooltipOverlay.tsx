import { type RefObject, useMemo } from 'react'
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import * as styles from './Tooltip.css'

export interface TooltipOverlayProps {
  text: string
  placement: 'top' | 'bottom' | 'start' | 'end'
  triggerRef: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The open tooltip; loads on first hover. */
export function TooltipOverlay({ text, placement, triggerRef, onClose }: TooltipOverlayProps) {
  // The anchor controls the open state: it receives the portal's pointer events.
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
