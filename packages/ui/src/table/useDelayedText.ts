import { useEffect, useState } from 'react'

/**
 * Shows typed text immediately and reports it after a delay. External values replace the text unless they echo a
 * reported one, which can arrive after the next letter.
 */
export function useDelayedText(value: string, onChange: (value: string) => void, delayMs: number) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [reported, setReported] = useState(value)

  if (value !== seen) {
    setSeen(value)
    if (value !== reported) {
      setReported(value)
      setText(value)
    }
  }

  const tell = (next: string) => {
    setText(next)
    if (next === reported) return
    setReported(next)
    onChange(next)
  }

  useEffect(() => {
    if (text === reported) return
    const timer = setTimeout(() => {
      setReported(text)
      onChange(text)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [text, reported, delayMs, onChange])

  return { text, setText, tell }
}
