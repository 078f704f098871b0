import type { IconProps } from '../Icon/Icon'

export interface CommandItem {
  id: string
  label: string
  /** Under the label, in a few words. */
  description?: string
  /** The heading that it stands under. */
  group: string
  icon?: IconProps['icon']
  /** Other words that people look for it by. */
  keywords?: string
  /** Set for what came back from a search: it is shown as it is, and not looked through again. */
  isFound?: boolean
}

export interface CommandGroup {
  label: string
  items: readonly CommandItem[]
}

/** Every word of what was typed has to be somewhere in the item; where a label begins with it, it comes first. */
export function searchCommands(items: readonly CommandItem[], typed: string): readonly CommandItem[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return items
  const rank = ({ label, description = '', group, keywords = '', isFound }: CommandItem): number => {
    const name = label.toLowerCase()
    if (isFound) return 1
    const all = `${name} ${description} ${group} ${keywords}`.toLowerCase()
    if (!words.every((word) => all.includes(word))) return -1
    if (name.startsWith(words.join(' '))) return 2
    return words.every((word) => name.includes(word)) ? 1 : 0
  }
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .filter((entry) => entry.rank >= 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ item }) => item)
}

/** In the order in which the groups' first items stand. */
export function groupCommands(items: readonly CommandItem[]): readonly CommandGroup[] {
  const groups = new Map<string, CommandItem[]>()
  for (const item of items) {
    const group = groups.get(item.group)
    if (group) group.push(item)
    else groups.set(item.group, [item])
  }
  return [...groups].map(([label, members]) => ({ label, items: members }))
}
