import { useEffect, useState } from 'react'

const shownMs = 2000

/** Copies a text and remembers for two seconds which one it was. Where the page may not write to the clipboard, nothing says that it did. */
export function useCopied<Name extends string = 'text'>() {
  const [copied, setCopied] = useState<Name>()
  useEffect(() => {
    if (copied === undefined) return
    const timer = setTimeout(() => setCopied(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = (text: string, name: Name) => {
    navigator.clipboard?.writeText(text).then(
      () => setCopied(name),
      () => undefined,
    )
  }
  return { copied, copy }
}
