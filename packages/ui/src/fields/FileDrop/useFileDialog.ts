import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Delay after the window regains focus until a dialog without a file counts as cancelled (specification, section 9). */
const CANCEL_CHECK_MS = 300

/**
 * Whether the file dialog is open. Browsers may not report a cancelled dialog, so it's detected shortly after the
 * window regains focus; the file arrives after the focus.
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
