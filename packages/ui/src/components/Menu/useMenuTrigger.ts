import { useRef, useState } from 'react'
import { useButtonProps } from '../../private/useButtonProps'

interface Intent {
  onPointerEnter: () => void
  onFocus: () => void
}

/** A button that opens a menu: its attributes, and what the menu needs to know of it. */
export function useMenuTrigger(intent: Intent) {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const trigger = useButtonProps({
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    ...intent,
    onPress: () => setOpen(!isOpen),
  })
  return { trigger, triggerRef, isOpen, onClose: () => setOpen(false) }
}
