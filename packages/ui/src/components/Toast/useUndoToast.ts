import { useCallback, useEffect, useRef } from 'react'
import { showToast } from './toasts'

/** Shows a toast with Undo, which closes with the component, since the page to undo on is gone. */
export function useUndoToast() {
  const shown = useRef<AbortController>(undefined)
  useEffect(() => () => shown.current?.abort(), [])
  return useCallback((text: string, onUndo: () => void) => {
    shown.current = new AbortController()
    showToast({ text, action: { label: 'Undo', onPress: onUndo }, signal: shown.current.signal })
  }, [])
}
