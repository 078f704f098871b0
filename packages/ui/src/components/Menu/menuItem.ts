import type { ReactNode } from 'react'

export interface MenuItemData {
  id: string
  label: string
  /** Shown below the label; the reason if the item is disabled. */
  description?: string
  image?: ReactNode
  isDisabled?: boolean
  isSelected?: boolean
  onAction: () => void
}

export interface SearchMenuItemData extends MenuItemData {
  /** Text to search; the label by default. */
  searchText?: string
}

/** Filters items by the trimmed text, ignoring case. */
export function searchItems(items: readonly SearchMenuItemData[], typed: string): readonly SearchMenuItemData[] {
  const text = typed.trim().toLowerCase()
  return text === ''
    ? items
    : items.filter(({ label, searchText }) => (searchText ?? label).toLowerCase().includes(text))
}
