import type { ReactNode } from 'react'

export interface MenuItemData {
  id: string
  label: string
  /** Under the label; on a disabled item, why it is. */
  description?: string
  image?: ReactNode
  isDisabled?: boolean
  isSelected?: boolean
  onAction: () => void
}

export interface SearchMenuItemData extends MenuItemData {
  /** What the search looks in; the label where it is not given. */
  searchText?: string
}

/** The items that a search leaves: trimmed, capitals do not count. */
export function searchItems(items: readonly SearchMenuItemData[], typed: string): readonly SearchMenuItemData[] {
  const text = typed.trim().toLowerCase()
  return text === ''
    ? items
    : items.filter(({ label, searchText }) => (searchText ?? label).toLowerCase().includes(text))
}
