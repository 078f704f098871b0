import { useEffect, useState } from 'react'
import { copyToClipboard } from '../components/copyToClipboard/copyToClipboard'

const shownMs = 2000

/** Copies a text and remembers it for two seconds. */
export function useCopied<Name extends string = 'text'>() {
  const [copied, setCopied] = useState<Name>()
  useEffect(() => {
    if (copied === undefined) return
    const timer = setTimeout(() => setCopied(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async (text: string, name: Name) => {
    if (await copyToClipboard(text)) setCopied(name)
  }
  return { copied, copy }
}
