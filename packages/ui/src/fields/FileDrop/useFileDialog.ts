import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** How long after the window has its focus again a dialog without a file counts as cancelled (section 9). */
const CANCEL_CHECK_MS = 300

/**
 * Whether the browser's file dialog is open. A browser need not say that it was cancelled, so that the focus which comes back to the window
 * does, a moment later: the file comes after the focus.
 */
export function useFileDialog(input: RefObject<HTMLInputElement | null>, onCancel: () => void) {
  const [isOpen, setOpen] = useState(false)
  const cancel = useEffectEvent(() => {
    setOpen(false)
    onCancel()
  })

  useEffect(() => {
    if (!isOpen) return
    const field = input.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      clearTimeout(timer)
      timer = setTimeout(cancel, CANCEL_CHECK_MS)
    }
    window.addEventListener('focus', check)
    field?.addEventListener('cancel', check)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('focus', check)
      field?.removeEventListener('cancel', check)
    }
  }, [isOpen, input])

  return { isOpen, setOpen }
}
