export type JsonPath = readonly (string | number)[]

export interface JsonLine {
  /** JSON pointer, unique in the tree. */
  id: string
  path: JsonPath
  /** Undefined for the root. */
  name: string | undefined
  kind: 'object' | 'array' | 'string' | 'literal' | 'more'
  /** Text after the name. */
  text: string
  value: unknown
  level: number
  position: number
  setSize: number
  isExpandable: boolean
  isExpanded: boolean
}

/** Expanded branches, and how many children of long lists are rendered. */
export interface JsonFolds {
  isExpanded: ReadonlyMap<string, boolean>
  limit: ReadonlyMap<string, number>
}

/** Longer strings are truncated until expanded. */
const shortText = 160
/** Children of a long list rendered per step. */
export const step = 100
/** Levels expanded initially. */
const openLevels = 2

export const noFolds: JsonFolds = { isExpanded: new Map(), limit: new Map() }

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null
const isLong = (value: unknown): value is string =>
  typeof value === 'string' && (value.length > shortText || value.includes('\n'))

function childrenOf(value: object): readonly (readonly [string | number, unknown])[] {
  return Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value)
}

export function idOf(path: JsonPath): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** Path as JSONPath: `$.data.items[0].id`. */
export function formatPath(path: JsonPath): string {
  const parts = path.map((part) => {
    if (typeof part === 'number') return `[${part}]`
    return /^[A-Za-z_$][\w$]*$/.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`
  })
  return `$${parts.join('')}`
}

/** Text to copy: strings as they are, everything else as JSON. */
export function copyText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value, undefined, 2) ?? '')
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

function kindOf(value: unknown): JsonLine['kind'] {
  if (Array.isArray(value)) return 'array'
  if (isBranch(value)) return 'object'
  return typeof value === 'string' ? 'string' : 'literal'
}

function textOf(value: unknown, isExpanded: boolean): string {
  if (Array.isArray(value)) return `[ ${counted(value.length, 'item', 'items')} ]`
  if (isBranch(value)) return `{ ${counted(Object.keys(value).length, 'field', 'fields')} }`
  if (isLong(value) && !isExpanded) return `"${cut(value)}…" ${counted(value.length, 'character', 'characters')}`
  return typeof value === 'string' ? `"${value}"` : String(value)
}

const cut = (text: string) => text.slice(0, shortText).split('\n', 1)[0] ?? ''

function isExpandable(value: unknown): boolean {
  return isBranch(value) ? childrenOf(value).length > 0 : isLong(value)
}

/** Visible lines from top to bottom. */
export function linesOf(root: unknown, { isExpanded, limit }: JsonFolds): readonly JsonLine[] {
  const lines: JsonLine[] = []

  function add(path: JsonPath, value: unknown, position: number, setSize: number) {
    const id = idOf(path)
    const level = path.length + 1
    const canExpand = isExpandable(value)
    const isOpen = canExpand && (isExpanded.get(id) ?? (isBranch(value) && path.length < openLevels))
    const last = path.at(-1)
    lines.push({
      id,
      path,
      name: last === undefined ? undefined : String(last),
      kind: kindOf(value),
      text: textOf(value, isOpen),
      value,
      level,
      position,
      setSize,
      isExpandable: canExpand,
      isExpanded: isOpen,
    })
    if (!isOpen || !isBranch(value)) return
    const children = childrenOf(value)
    const drawn = Math.min(limit.get(id) ?? step, children.length)
    children.slice(0, drawn).forEach(([key, child], index) => {
      add([...path, key], child, index + 1, children.length)
    })
    if (drawn < children.length) {
      const left = children.length - drawn
      lines.push({
        id: `${id}/~more`,
        path,
        name: undefined,
        kind: 'more',
        text: `${left.toLocaleString('en-US')} more`,
        value,
        level: level + 1,
        position: drawn + 1,
        setSize: children.length,
        isExpandable: false,
        isExpanded: false,
      })
    }
  }

  add([], root, 1, 1)
  return lines
}

/** Finds text in names and values, ignoring case. Returns at most `most` paths. */
export function findInJson(root: unknown, typed: string, max = 1000): readonly JsonPath[] {
  const query = typed.trim().toLowerCase()
  if (query === '') return []
  const matches: JsonPath[] = []

  function look(path: JsonPath, value: unknown) {
    if (matches.length >= max) return
    const isInName = path.length > 0 && String(path.at(-1)).toLowerCase().includes(query)
    const isInValue = !isBranch(value) && String(value).toLowerCase().includes(query)
    if (isInName || isInValue) matches.push(path)
    if (isBranch(value)) for (const [key, child] of childrenOf(value)) look([...path, key], child)
  }

  look([], root)
  return matches
}

/** Expands all ancestors of a match, and a long string that contains it. */
export function reveal(root: unknown, folds: JsonFolds, path: JsonPath, typed = ''): JsonFolds {
  const isExpanded = new Map(folds.isExpanded)
  const limit = new Map(folds.limit)
  let value = root
  path.forEach((part, depth) => {
    const id = idOf(path.slice(0, depth))
    isExpanded.set(id, true)
    if (!isBranch(value)) return
    const children = childrenOf(value)
    const index = children.findIndex(([key]) => key === part)
    const drawn = limit.get(id) ?? step
    if (index >= drawn) limit.set(id, Math.ceil((index + 1) / step) * step)
    value = children[index]?.[1]
  })
  if (isLong(value) && !cut(value).toLowerCase().includes(typed.trim().toLowerCase())) isExpanded.set(idOf(path), true)
  return { isExpanded, limit }
}

/** Expands branches from the outside in, up to a number of visible lines. */
export function expandAll(root: unknown, max = 2000): JsonFolds {
  const isExpanded = new Map<string, boolean>()
  let lines = 1
  let level: readonly (readonly [JsonPath, unknown])[] = [[[], root]]
  while (level.length > 0) {
    const next: (readonly [JsonPath, unknown])[] = []
    for (const [path, value] of level) {
      if (!isBranch(value)) continue
      const children = childrenOf(value).slice(0, step)
      const hasRoom = lines + children.length <= max
      isExpanded.set(idOf(path), hasRoom || path.length === 0)
      if (!hasRoom) continue
      lines += children.length
      for (const [key, child] of children) next.push([[...path, key], child])
    }
    level = next
  }
  return { isExpanded, limit: new Map() }
}

/** Collapses all branches except the root. */
export function collapseAll(root: unknown): JsonFolds {
  const isExpanded = new Map([['', true]])
  if (isBranch(root)) for (const [key] of childrenOf(root)) isExpanded.set(idOf([key]), false)
  return { isExpanded, limit: new Map() }
}
