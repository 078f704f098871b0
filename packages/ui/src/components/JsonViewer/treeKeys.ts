import { type KeyboardEvent, useState } from 'react'
import { createTypeAhead } from '../../private/typeAhead'
import { idOf, type JsonLine } from './json'
import type { JsonTree } from './useJsonTree'

const pageLines = 15

/** Keyboard support of the ARIA tree pattern, with type-ahead on names. */
export function useTreeKeys(tree: JsonTree) {
  const [typeAhead] = useState(createTypeAhead)
  const { lines, active, setActiveId, setExpanded, press } = tree

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
    } else {
      const found = typeAhead.type(event, names(lines), index)
      if (found !== undefined) go(found)
    }
  }
}

const names = (lines: readonly JsonLine[]) => lines.map(({ name }) => name ?? '')
