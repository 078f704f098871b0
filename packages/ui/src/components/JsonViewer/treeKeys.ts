import { type KeyboardEvent, useRef } from 'react'
import { idOf, type JsonLine } from './json'
import type { JsonTree } from './useJsonTree'

/** Type-ahead buffer (specification, section 9). */
const bufferMs = 500
const pageLines = 15

/** Keyboard support of the ARIA tree pattern, with type-ahead on names. */
export function useTreeKeys(tree: JsonTree) {
  const buffer = useRef({ text: '', at: 0 })
  const { lines, active, setActiveId, setExpanded, press } = tree

  function findByLetters(key: string): JsonLine | undefined {
    const now = Date.now()
    const text = (now - buffer.current.at < bufferMs ? buffer.current.text : '') + key.toLowerCase()
    buffer.current = { text, at: now }
    const from = active ? lines.indexOf(active) : 0
    // The first letter searches after the active line; further letters narrow the match.
    const start = text.length === 1 ? from + 1 : from
    return [...lines.slice(start), ...lines.slice(0, start)].find(({ name }) => name?.toLowerCase().startsWith(text))
  }

  return function onKeyDown(event: KeyboardEvent) {
    if (!active || event.altKey || event.ctrlKey || event.metaKey) return
    const index = lines.indexOf(active)
    const go = (at: number) => {
      const line = lines[Math.min(Math.max(at, 0), lines.length - 1)]
      if (line) setActiveId(line.id)
    }
    const keys: Record<string, () => void> = {
      ArrowDown: () => go(index + 1),
      ArrowUp: () => go(index - 1),
      PageDown: () => go(index + pageLines),
      PageUp: () => go(index - pageLines),
      Home: () => go(0),
      End: () => go(lines.length - 1),
      Enter: () => press(active),
      ' ': () => press(active),
      ArrowRight: () => {
        if (!active.isExpandable) return
        if (!active.isExpanded) setExpanded([active.id], true)
        else if (lines[index + 1]?.level === active.level + 1) go(index + 1)
      },
      ArrowLeft: () => {
        if (active.isExpandable && active.isExpanded) setExpanded([active.id], false)
        else if (active.level > 1) setActiveId(idOf(active.kind === 'more' ? active.path : active.path.slice(0, -1)))
      },
      '*': () => {
        const parent = idOf(active.path.slice(0, -1))
        const siblings = lines.filter(
          ({ path, level, isExpandable }) =>
            isExpandable && level === active.level && idOf(path.slice(0, -1)) === parent,
        )
        setExpanded(
          siblings.map(({ id }) => id),
          true,
        )
      },
    }
    const act = keys[event.key]
    if (act) {
      event.preventDefault()
      act()
    } else if (event.key.length === 1) {
      const line = findByLetters(event.key)
      if (line) setActiveId(line.id)
    }
  }
}
