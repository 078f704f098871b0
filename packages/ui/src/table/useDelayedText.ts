import { useEffect, useState } from 'react'

/**
 * Typing is shown at once and told a little later, since every word told is a question to the server. What comes back from
 * outside replaces the text only when it is not the echo of what was told: an echo may arrive after the next letter.
 */
export function useDelayedText(value: string, onChange: (value: string) => void, delayMs: number) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [told, setTold] = useState(value)

  if (value !== seen) {
    setSeen(value)
    if (value !== told) {
      setTold(value)
      setText(value)
    }
  }

  const tell = (next: string) => {
    setText(next)
    if (next === told) return
    setTold(next)
    onChange(next)
  }

  useEffect(() => {
    if (text === told) return
    const timer = setTimeout(() => {
      setTold(text)
      onChange(text)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [text, told, delayMs, onChange])

  return { text, setText, tell }
}
