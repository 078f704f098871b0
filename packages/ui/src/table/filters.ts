export interface FilterOption {
  /** Value in the API. */
  value: string
  label: string
}

export interface Filter {
  /** Parameter name in the API. */
  id: string
  label: string
  options: readonly FilterOption[]
}

/** Selected values by filter; filters without values are left out. */
export type FilterValue = Readonly<Record<string, readonly string[]>>

export function setFilter(value: FilterValue, id: string, chosen: readonly string[]): FilterValue {
  const { [id]: _, ...others } = value
  return chosen.length > 0 ? { ...others, [id]: chosen } : others
}

/** Values follow the order of the options, so the same selection gives the same URL. */
export function toggleOption(filter: Filter, chosen: readonly string[], option: string): string[] {
  const next = new Set(chosen)
  if (!next.delete(option)) next.add(option)
  return filter.options.filter(({ value }) => next.has(value)).map(({ value }) => value)
}

/** Text of an active chip: the first values, then the number of others. Unknown values are shown as they are. */
export function selectionText(filter: Filter, chosen: readonly string[], maxValues = 2): string {
  const words = chosen.map((value) => filter.options.find((option) => option.value === value)?.label ?? value)
  const shown = words.slice(0, maxValues).join(', ')
  return words.length > maxValues ? `${shown} +${words.length - maxValues}` : shown
}

export function matchOptions(options: readonly FilterOption[], typed: string): readonly FilterOption[] {
  const needle = typed.trim().toLocaleLowerCase('en-US')
  return needle ? options.filter(({ label }) => label.toLocaleLowerCase('en-US').includes(needle)) : options
}
