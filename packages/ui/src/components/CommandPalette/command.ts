import type { IconProps } from '../Icon/Icon'

export interface CommandItem {
  id: string
  label: string
  /** Short text below the label. */
  description?: string
  /** Heading of the group. */
  group: string
  icon?: IconProps['icon']
  /** Additional search terms. */
  keywords?: string
  /** Set for search results, which aren't filtered again and come last. */
  isFound?: boolean
}

export interface CommandGroup {
  label: string
  items: readonly CommandItem[]
}

/** Words in lower case, each with a space before it. */
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`

/**
 * Matches items that have a word starting with each typed word; labels that start with the text come first. Search results
 * come last, because they arrive later and must not move what a pointer or Enter is about to choose.
 */
export function searchCommands(items: readonly CommandItem[], typed: string, most: number): readonly CommandItem[] {
  const text = wordsOf(typed)
  const starts = text.split(/(?= )/)
  const rank = ({ label, description = '', group, keywords = '' }: CommandItem): number => {
    const name = wordsOf(label)
    const all = wordsOf(`${label} ${description} ${group} ${keywords}`)
    if (!starts.every((start) => all.includes(start))) return -1
    if (name.startsWith(text)) return 2
    return starts.every((start) => name.includes(start)) ? 1 : 0
  }
  const commands = items
    .filter(({ isFound }) => !isFound)
    .map((item) => ({ item, rank: rank(item) }))
    .filter((entry) => entry.rank >= 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ item }) => item)
  return [...commands.slice(0, most), ...items.filter(({ isFound }) => isFound)]
}

/** Groups in the order of their first items. */
export function groupCommands(items: readonly CommandItem[]): readonly CommandGroup[] {
  const groups = new Map<string, CommandItem[]>()
  for (const item of items) {
    const group = groups.get(item.group)
    if (group) group.push(item)
    else groups.set(item.group, [item])
  }
  return [...groups].map(([label, members]) => ({ label, items: members }))
}
