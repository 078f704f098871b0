import { Icon, IconButton, lazyOverlay, SearchIcon } from '@partner-dashboard/ui'
import { useEffect, useState } from 'react'

const goTo = lazyOverlay(() => import('./GoTo').then((module) => module.GoTo))

/** Command palette with its shortcut (Ctrl or ⌘ K) and a button. */
export function CommandKey() {
  const [isOpen, setOpen] = useState(false)
  const [isNeeded, setNeeded] = useState(false)
  const open = () => {
    setNeeded(true)
    setOpen(true)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isOurs =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'
      if (!isOurs) return
      event.preventDefault()
      setNeeded(true)
      setOpen((before) => !before)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <IconButton label="Go to (Ctrl or ⌘ K)" icon={<Icon icon={SearchIcon} />} onPress={open} />
      {isNeeded && <goTo.Overlay isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
