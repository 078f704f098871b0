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

/**
 * Matches items that contain every word; labels that start with the text come first. Search results come last, because
 * they arrive later and must not move what a pointer or Enter is about to choose.
 */
export function searchCommands(items: readonly CommandItem[], typed: string, most: number): readonly CommandItem[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const rank = ({ label, description = '', group, keywords = '' }: CommandItem): number => {
    const name = label.toLowerCase()
    const all = `${name} ${description} ${group} ${keywords}`.toLowerCase()
    if (!words.every((word) => all.includes(word))) return -1
    if (name.startsWith(words.join(' '))) return 2
    return words.every((word) => name.includes(word)) ? 1 : 0
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
