import { useEffect, useState } from 'react'

const shownMs = 2000

/** Copies a text and remembers it for two seconds. No confirmation if clipboard access is denied. */
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
