import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useCopied } from '../../private/useCopied'
import { Button } from '../Button/Button'
import { IconButton } from '../Button/IconButton'
import { CheckIcon, ChevronDownIcon, ChevronUpIcon, CopyIcon, Icon } from '../Icon/Icon'
import { Skeleton } from '../Skeleton/Skeleton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { JsonTreeLine } from './JsonTreeLine'
import * as styles from './JsonViewer.css'
import { copyText, formatPath } from './json'
import { useTreeKeys } from './treeKeys'
import { type JsonTree, useJsonTree } from './useJsonTree'

export interface JsonViewerProps {
  /** Title, such as "Response body". */
  label: string
  /** Result of JSON.parse; undefined if there's no body. */
  value: unknown
  /** Shown if there's no value. */
  emptyText?: string
  /** Shows a skeleton. */
  isLoading?: boolean
}

/** JSON as a tree with search and copy (value or path). Long lists render in steps of 100, long strings are truncated. */
export function JsonViewer({ label, value, emptyText = 'Empty', isLoading = false }: JsonViewerProps) {
  if (isLoading || value === undefined) {
    return (
      <div className={styles.root}>
        <div className={styles.head}>
          <span className={styles.label}>{label}</span>
        </div>
        <div className={styles.note}>{isLoading ? <Skeleton lines={6} /> : emptyText}</div>
      </div>
    )
  }
  return <Tree label={label} value={value} />
}

function Tree({ label, value }: { label: string; value: unknown }) {
  const id = useId()
  const treeRef = useRef<HTMLDivElement>(null)
  const tree = useJsonTree(value)
  const { lines, active, press, typed } = tree
  const onKeyDown = useTreeKeys(tree)
  const domId = (lineId: string) => `${id}${lineId}`
  const activeDomId = active ? domId(active.id) : undefined
  const initialActive = useRef(activeDomId)

  useEffect(() => {
    // Skips the first render, so the page doesn't scroll.
    if (!activeDomId || initialActive.current === activeDomId) return
    initialActive.current = undefined
    const box = treeRef.current
    const line = document.getElementById(activeDomId)
    if (box && line) keepInSight(box, line)
  }, [activeDomId])

  const onCopy = (event: ClipboardEvent) => {
    if (!active || getSelection()?.isCollapsed === false) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', copyText(active.value))
  }

  return (
    <div className={styles.root}>
      <Head label={label} tree={tree} />
      <div
        ref={treeRef}
        role="tree"
        className={styles.tree}
        // JSON is always left to right.
        dir="ltr"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={activeDomId}
        onKeyDown={onKeyDown}
        onCopy={onCopy}
      >
        {lines.map((line) => (
          <JsonTreeLine
            key={line.id}
            line={line}
            domId={domId(line.id)}
            isActive={line === active}
            typed={typed}
            onPress={press}
          />
        ))}
      </div>
      <Foot tree={tree} />
    </div>
  )
}

/** Scrolls the tree, never the page. */
function keepInSight(box: HTMLElement, line: HTMLElement) {
  const outer = box.getBoundingClientRect()
  const inner = line.getBoundingClientRect()
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top
  else if (inner.bottom > outer.bottom) {
    box.scrollTop += Math.min(inner.bottom - outer.bottom, inner.top - outer.top)
  }
}

function Head({ label, tree }: { label: string; tree: JsonTree }) {
  const { typed, search, showNext, matchCount, matchIndex } = tree
  const hasTyped = typed.trim() !== ''
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      showNext(event.shiftKey ? -1 : 1)
    } else if (event.key === 'Escape' && hasTyped) {
      // The first Escape clears the search; the next one closes a surrounding dialog.
      event.stopPropagation()
      search('')
    }
  }
  return (
    <div className={styles.head}>
      <span className={styles.label}>{label}</span>
      <div className={styles.search}>
        <input
          type="search"
          className={styles.searchInput}
          aria-label={`Search in ${label}`}
          placeholder="Search..."
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => search(target.value)}
          onKeyDown={onKeyDown}
        />
        <span className={styles.count} role="status">
          {hasTyped && (matchCount === 0 ? 'No results' : `${matchIndex + 1} of ${matchCount}`)}
        </span>
        {hasTyped && (
          <>
            <IconButton
              label="Previous match"
              size="small"
              icon={<Icon icon={ChevronUpIcon} size={14} />}
              isDisabled={matchCount === 0}
              onPress={() => showNext(-1)}
            />
            <IconButton
              label="Next match"
              size="small"
              icon={<Icon icon={ChevronDownIcon} size={14} />}
              isDisabled={matchCount === 0}
              onPress={() => showNext(1)}
            />
          </>
        )}
      </div>
      <Button size="small" variant="quiet" onPress={tree.expandAll}>
        Expand all
      </Button>
      <Button size="small" variant="quiet" onPress={tree.collapseAll}>
        Collapse all
      </Button>
    </div>
  )
}

function Foot({ tree: { active } }: { tree: JsonTree }) {
  const { copied, copy } = useCopied<'path' | 'value'>()
  if (!active) return null
  const path = formatPath(active.path)
  const icon = (name: 'path' | 'value') => <Icon icon={copied === name ? CheckIcon : CopyIcon} size={14} />
  return (
    <div className={styles.foot}>
      <span className={styles.path} title={path}>
        <bdi>{path}</bdi>
      </span>
      <Button size="small" variant="quiet" icon={icon('path')} onPress={() => copy(path, 'path')}>
        Copy path
      </Button>
      <Button size="small" variant="quiet" icon={icon('value')} onPress={() => copy(copyText(active.value), 'value')}>
        Copy value
      </Button>
      <VisuallyHidden>
        <span role="status">{copied === undefined ? '' : `Copied the ${copied}`}</span>
      </VisuallyHidden>
    </div>
  )
}
