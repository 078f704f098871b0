import { memo } from 'react'
import { ChevronRightIcon, Icon } from '../Icon/Icon'
import * as styles from './JsonViewer.css'
import type { JsonLine } from './json'

export interface JsonTreeLineProps {
  line: JsonLine
  domId: string
  isActive: boolean
  /** Search text to highlight. */
  typed: string
  onPress: (line: JsonLine) => void
}

/** Text with highlighted matches. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const query = typed.trim().toLowerCase()
  if (query === '') return text
  const lower = text.toLowerCase()
  const parts = []
  let from = 0
  for (let at = lower.indexOf(query); at >= 0; at = lower.indexOf(query, from)) {
    parts.push(
      text.slice(from, at),
      <mark key={at} className={styles.match}>
        {text.slice(at, at + query.length)}
      </mark>,
    )
    from = at + query.length
  }
  parts.push(text.slice(from))
  return parts
}

const textStyle = {
  object: styles.summary,
  array: styles.summary,
  string: undefined,
  literal: styles.literal,
  more: undefined,
}

/** One line. Memoized, since a key press changes only two of up to a thousand lines. */
export const JsonTreeLine = memo(function JsonTreeLine({ line, domId, isActive, typed, onPress }: JsonTreeLineProps) {
  const { kind, name, text, level, position, setSize, isExpandable, isExpanded } = line
  const isBranch = kind === 'object' || kind === 'array'
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and references its active item.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles keys for all of its lines.
    <div
      id={domId}
      role="treeitem"
      className={styles.line}
      style={{ '--level': level - 1 } as React.CSSProperties}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-expanded={isExpandable ? isExpanded : undefined}
      aria-selected={isActive}
      data-more={kind === 'more' || undefined}
      onClick={() => {
        // Ignores presses that select text.
        if (getSelection()?.isCollapsed !== false) onPress(line)
      }}
    >
      <span className={styles.chevron}>{isExpandable && <Icon icon={ChevronRightIcon} size={14} />}</span>
      <span className={styles.words}>
        {name !== undefined && (
          <>
            <span className={styles.name}>
              <Marked text={name} typed={typed} />
            </span>
            {': '}
          </>
        )}
        <span className={textStyle[kind]}>{isBranch ? text : <Marked text={text} typed={typed} />}</span>
      </span>
    </div>
  )
})
