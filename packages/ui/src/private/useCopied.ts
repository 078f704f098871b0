import { useEffect, useState } from 'react'
import { showToast } from '../components/Toast/toasts'

const shownMs = 2000

/** Copies a text and remembers it for two seconds. A toast says if clipboard access is denied. */
export function useCopied<Name extends string = 'text'>() {
  const [copied, setCopied] = useState<Name>()
  useEffect(() => {
    if (copied === undefined) return
    const timer = setTimeout(() => setCopied(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async (text: string, name: Name) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(name)
    } catch {
      showToast({ text: "We couldn't copy this. Allow access to the clipboard and try again.", tone: 'negative' })
    }
  }
  return { copied, copy }
}
