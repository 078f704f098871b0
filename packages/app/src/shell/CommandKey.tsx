import { CommandButton, lazyOverlay } from '@partner-dashboard/ui'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { pageKeys, pressPageKey } from './pageKeys'

const goTo = lazyOverlay(() => import('./GoTo').then((module) => module.GoTo))
const keyboardMap = lazyOverlay(() => import('./KeyboardMap').then((module) => module.KeyboardMap))

/** Places where typing or type-ahead needs every key. */
const typing =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]'

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** Command palette with its shortcut (Ctrl or ⌘ K) and a button, and the single-key shortcuts of lists. */
export function CommandKey() {
  const [open, setOpen] = useState<'palette' | 'keys'>()
  /** The overlays load with their first use. */
  const [needed, setNeeded] = useState<ReadonlySet<string>>(new Set())
  if (open && !needed.has(open)) setNeeded(new Set(needed).add(open))
  // In the same task as the rows that the keys are for.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
      if ((ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'k') {
        event.preventDefault()
        setOpen((before) => {
          if (before === 'palette') return undefined
          // Another page would lose what a dialog shows once.
          return !before && document.querySelector('[data-dialog]') ? before : 'palette'
        })
        return
      }
      const isTyping = !(target instanceof Element) || target.closest(typing) !== null
      if (isTyping || ctrlKey || metaKey || altKey || event.defaultPrevented || !pageKeys.has(key)) return
      // Firefox opens its own search with a slash.
      event.preventDefault()
      pressPageKey(key, () => setOpen('keys'))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const takeTyped = useTypedAhead(open === 'palette', () => setOpen(undefined))
  const close = () => setOpen(undefined)
  return (
    <>
      <CommandButton label="Search" shortcut={isMac ? '⌘K' : 'Ctrl K'} onPress={() => setOpen('palette')} />
      {needed.has('palette') && (
        <goTo.Overlay
          isOpen={open === 'palette'}
          onOpenChange={close}
          takeTyped={takeTyped}
          onShowKeys={() => setOpen('keys')}
        />
      )}
      {needed.has('keys') && <keyboardMap.Overlay isOpen={open === 'keys'} onOpenChange={close} />}
    </>
  )
}

/** While the palette loads, keeps keys from the page. Returns a function that takes the text typed meanwhile. */
function useTypedAhead(isOpen: boolean, onEscape: () => void): () => string {
  const text = useRef('')
  const close = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isOpen) return
    text.current = ''
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing, target } = event
      const isLoaded = target instanceof Element && target.closest('[role=dialog]') !== null
      if (isLoaded || ctrlKey || metaKey || altKey || isComposing) return
      // Others belong to the browser, such as F5.
      if (key.length > 1 && !['Backspace', 'Enter', 'Escape'].includes(key)) return
      event.preventDefault()
      event.stopPropagation()
      if (key === 'Escape') close()
      else if (key === 'Backspace') text.current = text.current.slice(0, -1)
      else if (key !== 'Enter') text.current += key
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [isOpen])
  return useCallback(() => {
    const taken = text.current
    text.current = ''
    return taken
  }, [])
}
