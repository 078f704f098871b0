import { useRef, useState } from 'react'
import { useButtonProps } from '../../private/useButtonProps'

interface Intent {
  onPointerEnter: () => void
  onFocus: () => void
}

/** ARIA attributes of a menu button, and the props of its menu. */
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
