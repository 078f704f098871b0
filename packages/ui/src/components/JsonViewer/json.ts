export type JsonPath = readonly (string | number)[]

/** A line of the tree. */
export interface JsonLine {
  /** Its JSON pointer: stable, and unlike any other's. */
  id: string
  path: JsonPath
  /** Undefined for the whole. */
  name: string | undefined
  kind: 'object' | 'array' | 'string' | 'literal' | 'more'
  /** What stands behind the name. */
  text: string
  value: unknown
  level: number
  position: number
  setSize: number
  isExpandable: boolean
  isExpanded: boolean
}

/** What somebody opened and closed, and how many children of a long list are drawn. */
export interface JsonFolds {
  isExpanded: ReadonlyMap<string, boolean>
  limit: ReadonlyMap<string, number>
}

/** A text longer than this is drawn in part until it is opened. */
const shortText = 160
/** Of a long list, as many are drawn at once. */
export const step = 100
/** Levels that begin open. */
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

/** As JSONPath says it: `$.data.items[0].id`. */
export function formatPath(path: JsonPath): string {
  const parts = path.map((part) => {
    if (typeof part === 'number') return `[${part}]`
    return /^[A-Za-z_$][\w$]*$/.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`
  })
  return `$${parts.join('')}`
}

/** What is copied: a text as it is, all else as JSON. */
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

/** The lines that are in sight, from the top. */
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

/** Where a text is found, in names and in values; capitals do not count. No more than `most`. */
export function findInJson(root: unknown, typed: string, most = 1000): readonly JsonPath[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return []
  const found: JsonPath[] = []

  function look(path: JsonPath, value: unknown) {
    if (found.length >= most) return
    const isInName = path.length > 0 && String(path.at(-1)).toLowerCase().includes(wanted)
    const isInValue = !isBranch(value) && String(value).toLowerCase().includes(wanted)
    if (isInName || isInValue) found.push(path)
    if (isBranch(value)) for (const [key, child] of childrenOf(value)) look([...path, key], child)
  }

  look([], root)
  return found
}

/** Opens all that hides a place; a long text in which something was found opens too. */
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

/** Opens all branches, the outer first, until so many lines are in sight. */
export function expandAll(root: unknown, most = 2000): JsonFolds {
  const isExpanded = new Map<string, boolean>()
  let lines = 1
  let level: readonly (readonly [JsonPath, unknown])[] = [[[], root]]
  while (level.length > 0) {
    const next: (readonly [JsonPath, unknown])[] = []
    for (const [path, value] of level) {
      if (!isBranch(value)) continue
      const children = childrenOf(value).slice(0, step)
      const hasRoom = lines + children.length <= most
      isExpanded.set(idOf(path), hasRoom || path.length === 0)
      if (!hasRoom) continue
      lines += children.length
      for (const [key, child] of children) next.push([[...path, key], child])
    }
    level = next
  }
  return { isExpanded, limit: new Map() }
}

/** Closes all branches but the outermost. */
export function collapseAll(root: unknown): JsonFolds {
  const isExpanded = new Map([['', true]])
  if (isBranch(root)) for (const [key] of childrenOf(root)) isExpanded.set(idOf([key]), false)
  return { isExpanded, limit: new Map() }
}
